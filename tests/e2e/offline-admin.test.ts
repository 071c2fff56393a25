import type { Page } from '@playwright/test'
import { adminCachePrefix } from '#shared/admin-cache.ts'
import { newsFeed } from '#shared/feeds.ts'
import { dashboardPath } from '#shared/paths.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { expectAccessible } from './support/accessible.ts'
import { cachedPaths } from './support/offline.ts'
import { expect, open, signIn, slow, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** How many texts this device has and the site does not: signing out asks about them. */
const onlyHere = (page: Page) => async () =>
  page.evaluate(
    () =>
      Object.entries(localStorage).filter(([key, entry]) => key.startsWith('kept ') && !JSON.parse(entry).isOnSite)
        .length,
  )

test(
  'a volunteer who has opened the admin area once can write in it offline, and signing out deletes the data',
  slow,
  async ({ page, context, calls, request }) => {
    test.slow()
    const { newsItem, edit } = await test.step('Ama opens what she will need', async () => {
      await page.setViewportSize({ width: 360, height: 640 })
      const { newsItem } = await calls.publish('/news', { title: 'Walk in June', content: 'We meet at the gate.' })
      const edit = `${newsFeed.editPath}/${newsItem._id}`
      await request.post('/api/v1/contact', {
        data: { name: 'Esi', email: 'esi@example.org', message: 'My knee hurts.' },
      })
      await signIn(page)
      await open(page, '/managecontact')
      await expect(page.getByText('My knee hurts.')).toBeVisible()
      await open(page, edit)
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Walk in June')
      await expect.poll(() => cachedPaths(page), { timeout: 60_000 }).toContain(dashboardPath)
      // As after a release, when the files of this version exist nowhere else.
      await page.evaluate(async (kept) => {
        for (const name of await caches.keys()) if (!name.startsWith(kept)) await caches.delete(name)
      }, adminCachePrefix)
      return { newsItem, edit }
    })
    await test.step('She writes offline', async () => {
      await context.setOffline(true)
      await page.goto(dashboardPath)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home')
      await expect(page.getByText(adminWording.offline.noNetwork)).toBeVisible()
      await expectAccessible(page)
      await page.goto('/managecontact')
      await expect(page.getByText(adminWording.offline.noNetwork)).toBeVisible()
      await expect(page.getByText('My knee hurts.')).toBeHidden()
      await page.goto(newsFeed.managePath)
      await page.getByRole('link', { name: 'Walk in June' }).click()
      // The list of articles has a field "Search titles", which stays in the page while the editor loads.
      await page.getByLabel('Title', { exact: true }).fill('Walk in July')
      await expect(page.getByText('Saved on this device only. The site cannot be reached.')).toBeVisible()
      await page.goto(newsFeed.addPath)
      await page.getByLabel('Title', { exact: true }).fill('Written on the road')
      await expect(page.getByText('Saved on this device only. The site cannot be reached.')).toBeVisible()
      await page.reload()
      await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Written on the road')
    })
    await test.step('What she wrote is sent when the network is back', async () => {
      await context.setOffline(false)
      const titles = async () =>
        (await calls.read('/news?status=draft')).news.map(({ title }: { title: string }) => title)
      await expect.poll(titles, { timeout: 30_000 }).toContain('Written on the road')
      await expect(page.getByText(adminWording.offline.noNetwork)).toBeHidden()
      await expect.poll(onlyHere(page)).toBe(1)
      // The form was closed offline: the text is sent when it is opened again.
      await page.goto(edit)
      const draft = async () => (await calls.read(`/news/${newsItem._id}/draft`)).draft?.fields.title
      await expect.poll(draft, { timeout: 30_000 }).toBe('Walk in July')
      await expect.poll(onlyHere(page)).toBe(0)
    })
    await test.step('A newsletter begun offline is sent, and signing out deletes the data', async () => {
      await context.setOffline(true)
      await page.goto(dashboardPath)
      const begin = page.getByRole('link', { name: /^Write a / })
      await expect(begin).toHaveText(['Write a news article', 'Write a blog article', 'Write a newsletter'])
      await begin.last().click()
      await page.getByLabel('Subject').fill('News from the road')
      await expect(page.getByText('Saved on this device only. The site cannot be reached.')).toBeVisible()
      await page.reload()
      await expect(page.getByLabel('Subject')).toHaveValue('News from the road')
      await context.setOffline(false)
      await expect(page).toHaveURL(/\/managenewsletters\/\w{16}$/)
      await expect(page.getByLabel('Subject')).toHaveValue('News from the road')
      await expect.poll(onlyHere(page)).toBe(0)
      await page.goto(dashboardPath)
      await page.getByRole('button', { name: 'Sign out', exact: true }).first().click()
      await expect(page).toHaveURL('/admin')
      await expect.poll(() => cachedPaths(page)).not.toContain(dashboardPath)
      const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
      expect(await databases()).not.toContain('voima-admin')
    })
  },
)

test('a device that has used the rich editor can change tables offline', slow, async ({ page, context }) => {
  test.slow()
  const toolbar = page.getByRole('toolbar', { name: 'Formatting' })
  await signIn(page)
  await open(page, newsFeed.addPath)
  await expect(toolbar).toBeVisible()
  await page.reload()
  await expect(toolbar).toBeVisible()
  await expect
    .poll(() => cachedPaths(page), { timeout: 60_000 })
    .toContainEqual(expect.stringMatching(/table-editing-.*\.js$/))
  await context.setOffline(true)
  await toolbar.getByRole('button', { name: 'Table' }).click()
  await expect(page.getByRole('textbox', { name: 'Content', exact: true }).locator('table')).toBeVisible()
})

for (const { saveData, workers, title } of [
  { saveData: true, workers: 0, title: 'a browser that saves data stores nothing of the admin area' },
  { saveData: false, workers: 1, title: 'a browser that does not save data stores it after some seconds' },
])
  test(title, slow, async ({ page }) => {
    await page.addInitScript((given) => Object.defineProperty(navigator, 'connection', { value: given }), {
      saveData,
    })
    await page.clock.install()
    await signIn(page)
    await page.goto(dashboardPath)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Home')
    await page.clock.runFor(10_000)
    const registered = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await expect.poll(registered).toBe(workers)
  })
