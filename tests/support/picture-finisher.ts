/** Makes what pictures lack, in a process that can be killed at it. */
import { readConfig } from '#config.ts'
import { openCore } from '#core/organisation/core.ts'

const core = await openCore(readConfig())
await core.imageVariants.makeMissing()
await core.close()
