import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { blogFeed } from '#shared/feeds.ts'
import { ama } from '#test/cast.ts'
import { startSite } from '#test/site.ts'
import { startProxy } from './support/proxy.ts'
import { expect, open, signIn, test } from './support/test.ts'

test('killing and restarting the server while somebody writes loses no text', async ({ browser }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'voima-killed-'))
  const settings = { DATA_DIR: dataDir, ADMIN_EMAIL: ama.email, ADMIN_PASSWORD: ama.password }
  const site = await startSite(settings)
  const front = await startProxy(site.address)
  const page = await (await browser.newContext({ baseURL: front.address })).newPage()
  await signIn(page)
  await open(page, blogFeed.managePath)
  await page.getByRole('link', { name: /^Edit/ }).first().click()
  await page.getByLabel('Content').fill('Words before the fall.')
  await expect(page.getByText(/^Saved \d\d:\d\d\. Readers cannot see the changes yet\.$/)).toBeVisible()
  await site.stop('SIGKILL')
  await page.getByLabel('Content').fill('Words before the fall, and after.')
  await expect(page.getByText('Saved on this device only.')).toBeVisible()

  const again = await startSite({ ...settings, PORT: new URL(site.address).port })
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await expect(page.getByText(/^Saved \d\d:\d\d\. Readers cannot see the changes yet\.$/)).toBeVisible()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL(blogFeed.managePath)
  await page.context().close()
  await front.close()
  await again.stop()
  await rm(dataDir, { recursive: true })
})
