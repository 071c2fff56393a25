/** Sends whatever is due in the outbox, until it is killed. */
import { readConfig } from '#config.ts'
import { openCore } from '#core/organisation/core.ts'

const core = await openCore(readConfig())
await core.outbox.sendDue()
await core.close()
