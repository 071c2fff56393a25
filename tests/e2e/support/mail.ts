/** A site with a mail account, for journeys that letters are part of. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#config.ts'
import { outboxOf } from '../../support/outbox.ts'
import { startSite } from '../../support/site.ts'
import { type SmtpServer, startSmtpServer } from '../../support/smtp-server.ts'
import { test as base } from './test.ts'

type Mail = { server: SmtpServer; dataDir: string; queue: (to: string) => Promise<void> }

export const test = base.extend<object, { mail: Mail }>({
  mail: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern that nothing else is needed.
    async ({}, use) => {
      const [server, dataDir] = [await startSmtpServer(), await mkdtemp(join(tmpdir(), 'voima-mail-'))]
      const queue = async (to: string) => {
        await using outbox = await outboxOf(readConfig({ DATA_DIR: dataDir }))
        await outbox.queue(to)
      }
      await use({ server, dataDir, queue })
      await server.close()
      await rm(dataDir, { recursive: true })
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mail }, use) => {
      const site = await startSite({ DATA_DIR: mail.dataDir, SMTP_URL: mail.server.url })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})
