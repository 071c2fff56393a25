import { blogFeed } from '#shared/feeds.ts'
import { manageEventsPath } from '#shared/paths.ts'
import { expect, open, signIn, slow, test } from './support/test.ts'
import { translate } from './support/translate.ts'

test('Ama writes and publishes on a page that her browser translates', async ({ page, calls }) => {
  await signIn(page)
  await open(page, blogFeed.addPath)
  await expect(page.getByRole('toolbar')).toBeVisible()
  await translate(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add Blog~')
  await page.getByLabel('Title').fill('A walk in two languages')
  await page.getByRole('textbox', { name: 'Content' }).click()
  await page.keyboard.type('We walk on 19 June.')
  await expect(page.getByText('Draft saved')).toHaveText(/Draft saved.*~/)
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL(blogFeed.managePath)
  const { blogs } = await calls.read('/blog?page=1&limit=1')
  expect(blogs[0]).toMatchObject({ title: 'A walk in two languages', content: 'We walk on 19 June.' })
})

test('a refused event keeps what Ama typed on a translated page', slow, async ({ page }) => {
  await signIn(page)
  await open(page, `${manageEventsPath}/new`)
  await translate(page)
  await page.getByLabel('Title').fill('Screening in Ho')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Please correct')).toBeVisible()
  await expect(page.getByLabel('Title')).toHaveValue('Screening in Ho')
})
