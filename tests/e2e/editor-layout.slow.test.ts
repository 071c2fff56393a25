/** A press must not miss its button because a part of the page that arrives late moves it. */
import { blogFeed } from '#shared/feeds.ts'
import { expect, open, signIn, test, unfold } from './support/test.ts'

test('nothing below moves when the rich editor arrives', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/rich-editor*', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.setViewportSize({ width: 360, height: 640 })
  await signIn(page)
  await open(page, blogFeed.addPath)
  const picture = page.getByLabel('Image', { exact: true })
  const before = await picture.boundingBox()
  held.resolve()
  await expect(page.getByRole('toolbar', { name: 'Formatting' })).toBeVisible()
  expect(await picture.boundingBox()).toEqual(before)
})

test('the fields below stay where they are when the suggested tags arrive', async ({ page, calls }) => {
  await calls.publish('/blog', { title: 'Tagged', content: 'Words.', tags: 'Pain crisis' })
  const held = Promise.withResolvers<void>()
  await page.route('**/api/v1/tags*', async (route) => {
    await held.promise
    await route.continue()
  })
  await signIn(page)
  await open(page, blogFeed.addPath)
  await unfold(page)
  // Not the distance from the top, because the rich editor may arrive meanwhile.
  const distance = async () => {
    const [tags, today] = [page.getByLabel('Tags', { exact: true }), page.getByRole('button', { name: 'Today' })]
    return ((await today.boundingBox())?.y ?? 0) - ((await tags.boundingBox())?.y ?? 0)
  }
  const before = await distance()
  held.resolve()
  await expect(page.getByRole('list', { name: 'Tags of other articles' })).toBeVisible()
  expect(await distance()).toBe(before)
})

test('the toolbar of the rich editor is one line on a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await signIn(page)
  await open(page, blogFeed.addPath)
  const buttons = page.getByRole('toolbar', { name: 'Formatting' }).getByRole('button')
  await expect(buttons.last()).toBeVisible()
  const tops = await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top))
  expect(new Set(tops).size).toBe(1)
})
