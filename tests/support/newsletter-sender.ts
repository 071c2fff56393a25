/** A process that runs the background jobs which send a newsletter, until it is killed. */
import { readConfig } from '#config.ts'
import { openCore } from '#core/organisation/core.ts'

const core = await openCore(readConfig())
for (;;) {
  await core.newsletters.sendDue('https://voima.example')
  await core.outbox.sendDue()
}
