import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { adminWording } from '#shared/wording/admin.ts'
import { wording } from '#shared/wording.ts'
import { ama } from '#test/cast.ts'
import { type Site, startSite } from '#test/site.ts'
import { test as base, expect, open, signIn } from './support/test.ts'

const run = promisify(execFile)

/** A site with 300 news, 300 blog posts and 1,500 subscribers: 30 pages, 30 pages and 150 pages. */
const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from this pattern that nothing else is needed.
    async ({}, use) => {
      const DATA_DIR = await mkdtemp(join(tmpdir(), 'voima-long-lists-'))
      const counts = ['--articles', '600', '--subscribers', '1500']
      const env = { ...process.env, DATA_DIR, ADMIN_EMAIL: ama.email, ADMIN_PASSWORD: ama.password }
      await run(process.execPath, ['scripts/seed.mjs', ...counts], { env })
      const site = await startSite({ DATA_DIR })
      await use(site)
      await site.stop()
      await rm(DATA_DIR, { recursive: true })
    },
    { scope: 'worker' },
  ],
})

const jump = async (page: Page, total: number, to: string) => {
  const field = page.getByLabel(wording.pages.goTo(total))
  await field.fill(to)
  await field.press('Enter')
}

const current = (page: Page) => page.getByRole('navigation', { name: /^Pages of/ }).locator('[aria-current=page]')

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a visitor goes to a distant page by its number', async ({ page }) => {
    await page.goto('/news')
    await jump(page, 30, '17')
    await expect(page).toHaveURL('/news?page=17')
    await expect(current(page)).toHaveText('17')
  })

  test('going to a page by its number keeps the language', async ({ page }) => {
    await page.goto('/blog?language=en')
    const last = Number(
      await page
        .getByRole('navigation', { name: /^Pages of/ })
        .getByRole('link')
        .last()
        .textContent(),
    )
    await jump(page, last, String(last))
    await expect(page).toHaveURL(`/blog?language=en&page=${last}`)
    await expect(current(page)).toHaveText(String(last))
  })
})

test('a volunteer sees how many subscribers there are, and goes to the middle page with the keyboard', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(page)
  await page.goto('/admindashboard')
  const card = page.getByRole('listitem').filter({ hasText: adminWording.dashboard.manageSubscribers })
  await expect(card).toContainText('1,500')
  await card.getByRole('link').press('Enter')
  await jump(page, 150, '75')
  await expect(page).toHaveURL('/managesubscribers?page=75')
  await expect(current(page)).toHaveText('75')
  await expect(page.getByRole('row').filter({ hasText: 'reader760@mail.example' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('a page number that does not exist is refused at its field', async ({ page }) => {
  await open(page, '/news?page=30')
  const field = page.getByLabel(wording.pages.goTo(30))
  for (const number of ['31', '0', '']) {
    await jump(page, 30, number)
    await expect(field).toBeFocused()
    await expect(page).toHaveURL('/news?page=30')
  }
})
