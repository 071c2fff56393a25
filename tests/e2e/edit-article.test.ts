import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { expect, signIn, slow, test } from './support/test.ts'

for (const feed of [newsFeed, blogFeed]) {
  const blogIsSlow = feed === blogFeed ? slow : {}
  const { one } = adminWording[feed.kind]

  test(`${one}: saving without a new picture keeps the old picture`, blogIsSlow, async ({ page, calls, request }) => {
    const { [feed.itemKey]: before } = await calls.publish(feed.path, { title: 'Befroe', content: 'Old text.' })
    await signIn(page)
    await page.goto(feed.managePath)
    await page.getByRole('link', { name: 'Befroe', exact: true }).click()
    await expect(page).toHaveURL(`${feed.editPath}/${before._id}`)
    await expect(page.getByLabel('Content')).toHaveValue('Old text.')
    await page.getByLabel('Title', { exact: true }).fill('Before')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(feed.managePath)

    const { [feed.itemKey]: after } = await (await request.get(`/api/v1${feed.path}/${before._id}`)).json()
    expect(after).toMatchObject({ title: 'Before', content: 'Old text.', author: before.author })
    expect(after.imageUrl).toBe(before.imageUrl)
    expect(after.updatedAt).toBe(before.updatedAt)

    await page.goto(`${feed.path}/${before._id}`)
    await page.getByRole('main').getByRole('link', { name: 'Edit', exact: true }).click()
    await expect(page).toHaveURL(`${feed.editPath}/${before._id}`)
    await page.getByRole('link', { name: 'View', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before')
    expect(await (await request.get(`${feed.path}/${before._id}`)).text()).not.toContain('>Edit</a>')
  })

  test(
    `${one}: it moves to the top with today’s date only if the editor ticks that box`,
    blogIsSlow,
    async ({ page, calls, request }) => {
      const { [feed.itemKey]: before } = await calls.publish(feed.path, { title: 'An old walk', content: 'Text.' })
      await calls.publish(feed.path, { title: 'A newer walk', content: 'Text.' })
      await signIn(page)
      await page.goto(`${feed.editPath}/${before._id}`)
      await page.getByLabel('Title', { exact: true }).fill('A walk again')
      await page.getByLabel('Move to the top with today’s date').check()
      await page.getByRole('button', { name: 'Save' }).click()
      await expect(page).toHaveURL(feed.managePath)
      await expect(page.getByRole('row').nth(1)).toContainText('A walk again')
      const { [feed.itemKey]: after } = await (await request.get(`/api/v1${feed.path}/${before._id}`)).json()
      expect(after.updatedAt > before.updatedAt).toBe(true)
    },
  )

  test(`${one}: the form says so if the article cannot be loaded`, slow, async ({ page }) => {
    await signIn(page)
    await page.goto(`${feed.editPath}/nosuchthing`)
    await expect(page.getByRole('alert')).toContainText(adminWording.edit.loadFailed)
  })

  test(`${one}: if a change cannot be saved, the form says so and keeps the text`, slow, async ({ page, calls }) => {
    const { [feed.itemKey]: article } = await calls.publish(feed.path, { title: 'Steady', content: 'Text.' })
    await signIn(page)
    await page.goto(`${feed.editPath}/${article._id}`)
    await page.getByLabel('Title', { exact: true }).fill('Changed')
    await page.route(`**/api/v1${feed.path}/${article._id}`, (route) => route.abort())
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByRole('alert')).toContainText(adminWording.edit.saveFailed)
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Changed')
  })
}

test('the menu of an article closes after the article has moved to the other feed', slow, async ({ page, calls }) => {
  const { blog } = await calls.publish('/blog', { title: 'On the move', content: 'Words.' })
  await signIn(page)
  await page.goto(`${blogFeed.editPath}/${blog._id}`)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'More', exact: true }).click()
  const move = page.getByRole('button', { name: adminWording.news.moveHere })
  await expect(move).toBeVisible()
  await move.click()
  await expect(page).toHaveURL(`${newsFeed.editPath}/${blog._id}`)
  await expect(main.getByRole('button', { name: 'More', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Duplicate' })).toBeHidden()
})
