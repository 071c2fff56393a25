/** Makes what pictures lack until it is killed, and says when it begins. */
import { readConfig } from '#config.ts'
import { openCore } from '#core/core.ts'

const core = await openCore(readConfig())
await core.unfinishedPictures.finish()
await core.close()
