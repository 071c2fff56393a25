/** A site with a mail account, for journeys with emails. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#config.ts'
import { databases } from '#test/databases.ts'
import { outboxOf } from '#test/outbox.ts'
import { copyPreparedSite, startSite } from '#test/site.ts'
import { type SmtpServer, startSmtpServer } from '#test/smtp-server.ts'
import { visitorSettings } from '#test/visitors.ts'
import { test as base } from './test.ts'

type Mail = { server: SmtpServer; settings: Record<string, string>; queue: (to: string) => Promise<void> }

export const test = base.extend<object, { mail: Mail }>({
  mail: [
    async ({ database, settings: more }, use) => {
      const [server, dataDir] = [await startSmtpServer(), await mkdtemp(join(tmpdir(), 'voima-mail-'))]
      const opened = await databases.find(({ name }) => name === database)?.openEmpty()
      await copyPreparedSite({ ...opened?.settings, ...more }, dataDir)
      const settings = { ...opened?.settings, ...more, DATA_DIR: dataDir }
      const queue = async (to: string) => {
        await using outbox = await outboxOf(readConfig(settings))
        await outbox.queue(to)
      }
      await use({ server, settings, queue })
      await server.close()
      await opened?.close()
      await rm(dataDir, { recursive: true })
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ mail }, use) => {
      const site = await startSite({ ...visitorSettings, ...mail.settings, SMTP_URL: mail.server.url })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})
