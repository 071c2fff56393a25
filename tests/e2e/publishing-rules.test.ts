import type { Page } from '@playwright/test'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { siteContentPath } from '#shared/paths.ts'
import { redPicture } from '#test/pictures.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, open, signIn, slow, test } from './support/test.ts'

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test(
  'with the rules on, the first press lists everything that is missing; a public article is still corrected',
  slow,
  async ({ page, calls }) => {
    const rules = page.getByRole('region', { name: 'Before an article is published' })
    const blog = await test.step('An administrator turns the rules on', async () => {
      const { blog } = await calls.publish('/blog', { title: 'Public already', content: 'Words.', sources: '[]' })
      await signIn(page)
      await open(page, siteContentPath)
      await rules.getByRole('checkbox', { name: /^Health information needs a source/ }).check()
      await rules.getByRole('checkbox', { name: /^The picture needs the consent/ }).check()
      await rules.getByRole('button', { name: 'Save' }).click()
      await expect(rules.getByText('Saved.')).toBeVisible()
      await expectAccessible(page)
      return blog
    })
    await test.step('The first press lists what is missing', async () => {
      await open(page, newsFeed.addPath)
      await expect(page.getByText('Before it is published, your organisation asks for a source')).toBeVisible()
      await page.getByLabel('Author').fill('Ama Owusu')
      await page
        .getByLabel('Image', { exact: true })
        .setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer: await redPicture() })
      await expect(page.getByText('Uploaded:')).toBeVisible()
      await press(page, 'Publish')
      const bar = page.getByRole('region', { name: 'Save and publish' })
      const missing = ['Title', 'Content', 'Who is in the picture', 'A source, or why none is needed']
      await expect(bar.getByRole('alert').getByRole('link')).toHaveText(missing)
      await expect(page.getByText('Enter the title.')).toBeVisible()
      await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
      await expectAccessible(page)
      await page.getByLabel('Title', { exact: true }).fill('With the rules')
      await page.getByLabel('Content').fill('Words.')
      await bar.getByRole('link', { name: 'Who is' }).click()
      await page.getByLabel('Everyone agreed').check()
      await bar.getByRole('link', { name: 'A source' }).click()
      await page.getByLabel('No source needed? Say why').fill('A walk.')
      await press(page, 'Publish')
      await expect(page).toHaveURL(newsFeed.managePath)
    })
    await test.step('A public article is still corrected', async () => {
      await open(page, `${blogFeed.editPath}/${blog._id}`)
      await page.getByLabel('Content').fill('Words!')
      await press(page, 'Save')
      await expect(page).toHaveURL(blogFeed.managePath)
      expect((await calls.read(`/blog/${blog._id}`)).blog.content).toBe('Words!')
    })
    await test.step('The rules are turned off', async () => {
      await open(page, siteContentPath)
      await rules.getByRole('checkbox', { name: /^Health information needs a source/ }).uncheck()
      await rules.getByRole('checkbox', { name: /^The picture needs the consent/ }).uncheck()
      await rules.getByRole('button', { name: 'Save' }).click()
      await expect(rules.getByText('Saved.')).toBeVisible()
    })
  },
)

test('the list finds articles with something open', slow, async ({ page, calls }) => {
  await calls.publish('/blog', { title: 'Quince without a source', content: 'Words.', sources: '[]' })
  await calls.publish('/blog', { title: 'Quince with one', content: 'Words.' })
  await signIn(page)
  await open(page, `${blogFeed.managePath}?search=quince`)
  await expect(page.locator('tbody tr')).toHaveCount(2)
  await page.getByText('Filters', { exact: true }).click()
  await page.getByLabel('Still open').selectOption('Incomplete')
  await press(page, 'Show')
  await expect(page.locator('tbody tr')).toHaveCount(1)
  await expect(page.locator('tbody tr')).toContainText('Quince without a source')
  await expectAccessible(page)
})
