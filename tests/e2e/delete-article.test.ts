import type { Page } from '@playwright/test'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { expect, signIn, slow, test } from './support/test.ts'

const rowOf = (page: Page, title: string) => page.getByRole('row').filter({ hasText: title })
const remove = (page: Page, title: string) => rowOf(page, title).getByRole('button', { name: 'Delete' }).click()

for (const feed of [newsFeed, blogFeed]) {
  const blogIsSlow = feed === blogFeed ? slow : {}
  const { one } = adminWording[feed.kind]

  test(`${one}: one press deletes it, and Undo restores it`, blogIsSlow, async ({ page, calls, request }) => {
    const title = `A slip of the thumb in ${feed.kind}`
    const { [feed.itemKey]: article } = await calls.publish(feed.path, { title, content: 'Text.' })
    const status = async () => (await request.get(`/api/v1${feed.path}/${article._id}`)).status()
    await signIn(page)
    await page.goto(feed.managePath)
    await remove(page, title)
    await expect(page.getByText(adminWording.remove.done)).toBeVisible()
    await expect(rowOf(page, title)).toBeHidden()
    expect(await status()).toBe(404)

    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(rowOf(page, title)).toBeVisible()
    expect(await status()).toBe(200)
  })

  test(`${one}: if it cannot be deleted, the list says so and still shows it`, slow, async ({ page, calls }) => {
    const title = `Not to be deleted in ${feed.kind}`
    await calls.publish(feed.path, { title, content: 'Text.' })
    await signIn(page)
    await page.goto(feed.managePath)
    await expect(rowOf(page, title)).toBeVisible()
    await page.route('**/api/v1/**', (route) => route.abort())
    await remove(page, title)
    await expect(page.getByRole('alert')).toContainText(adminWording.remove.articleFailed)
    await expect(rowOf(page, title)).toBeVisible()
  })
}
