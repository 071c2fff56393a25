import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { callsTo } from '#test/calls.ts'
import { walk } from '#test/cast.ts'
import { startSite } from '#test/site.ts'
import { serveFolder } from '#test/static-server.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, test } from './support/test.ts'

const base = test.extend({
  /** The folder of the copy is inside the data of its site, so it is deleted with it. */
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs.
    async ({}, use) => {
      const site = await startSite({ RATE_LIMITS: 'off', STARTER_CONTENT: 'none' })
      await use(site)
      await site.stop()
    },
    { scope: 'worker' },
  ],
})

base(
  'Ama takes her site away as plain files, and Esi reads them in a folder of another server',
  async ({ page, site }) => {
    await callsTo(site.address).publish('/news', { ...walk, slug: 'our-walk' })
    const folder = join(site.dataDir, 'copy')
    const { stdout } = await promisify(execFile)(process.execPath, ['scripts/export.mjs', '--site', folder], {
      env: { PATH: process.env.PATH, DATA_DIR: site.dataDir },
    })
    expect(stdout).toMatch(/^\d+ files were written to .*copy\. Any web server can serve them\./)
    await using server = await serveFolder(folder, '/voima')
    await page.goto(`${server.address}/`)
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'News' }).click()
    await page.getByRole('link', { name: walk.title }).click()
    await expect(page).toHaveURL(`${server.address}/news/our-walk/`)
    const picture = page.locator('article img').first()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.goto(`${server.address}/contact/`)
    await expect(page.getByText('This form does not work in a copy of the site.').first()).toBeVisible()
    await expect(page.getByRole('button', { name: /send|subscribe/i })).toHaveCount(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'What no longer works' }).last().click()
    await expect(page.getByRole('heading', { level: 1, name: 'What no longer works' })).toBeVisible()
    await expectAccessible(page)
  },
)
