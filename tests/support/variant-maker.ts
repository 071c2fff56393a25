/** A process that makes the missing variants of images, and can be killed meanwhile. */
import { readConfig } from '#config.ts'
import { openCore } from '#core/organisation/core.ts'

const core = await openCore(readConfig())
await core.imageVariants.makeMissing()
await core.close()
