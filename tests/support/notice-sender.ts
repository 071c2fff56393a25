/** A process that sends reminders to people who signed up, until it is killed. It announces each start. */
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
