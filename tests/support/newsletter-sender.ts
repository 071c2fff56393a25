/** The rounds of a site that send a letter to many, until it is killed. */
import { readConfig } from '#config.ts'
import { openCore } from '#core/organisation/core.ts'

const core = await openCore(readConfig())
for (;;) {
  await core.campaigns.sendDue('https://voima.example')
  await core.outbox.sendDue()
}
