/** A process that records the gifts of its arguments as received, all at once. */
import { readConfig } from '#config.ts'
import { openCore } from '#core/organisation/core.ts'
import { ama } from './cast.ts'

const core = await openCore(readConfig())
const user = await core.sessions.userOf((await core.sessions.open(ama)).token)
if (!user) throw new Error('Ama is not signed in.')
const by = { user, addressOf: (path: string) => `https://voima.example${path}` }
await new Promise((resolve) => {
  process.once('message', resolve)
  process.send?.('ready')
})
await Promise.all(process.argv.slice(2).map((id) => core.gifts.receive(id, by)))
await core.close()
process.disconnect?.()
