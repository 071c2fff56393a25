/** A process that reminds people who signed up, until it is killed. It says when it is about to begin. */
import { readConfig } from '#config.ts'
import { openCore } from '#core/organisation/core.ts'
import { signupLinks } from './signup-days.ts'

const core = await openCore(readConfig())
await core.outbox.health()
process.send?.('begins')
for (;;) {
  await core.signups.sendNotices(signupLinks)
  await core.outbox.sendDue()
}
