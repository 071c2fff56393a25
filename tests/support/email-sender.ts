/** A process that sends the due emails of the outbox until it is killed. */
import { readConfig } from '#config.ts'
import { openCore } from '#core/organisation/core.ts'

const core = await openCore(readConfig())
await core.outbox.sendDue()
await core.close()
