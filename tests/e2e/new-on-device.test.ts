import { blogFeed } from '#shared/feeds.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { wording } from '#shared/wording.ts'
import { expect, open, signIn, slow, test } from './support/test.ts'

test('the list says that a new article is only on this device, until the site has it', slow, async ({ page }) => {
  await signIn(page)
  await open(page, blogFeed.managePath)
  const note = page.getByRole('link', { name: 'A new article that is only on this device' })
  await expect(page.getByRole('link', { name: adminWording.blog.add })).toBeVisible()
  await expect(note).toHaveCount(0)
  await page.route('**/api/v1/blog', (route) => route.abort())
  await open(page, blogFeed.addPath)
  await page.getByLabel('Title', { exact: true }).fill('Written in a tunnel')
  await expect(page.getByText('Saved on this device only. The site cannot be reached.')).toBeVisible()
  await page.getByRole('link', { name: wording.blog.back }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(blogFeed.managePath)
  await expect(note.locator('..')).toContainText('Written in a tunnel')
  await note.click()
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Written in a tunnel')
  // The bar names the place of the restored text, before anything has been saved on the site.
  await expect(page.getByRole('region', { name: 'Save and publish' }).getByRole('status')).toContainText(
    'Saved on this device',
  )
  await page.unroute('**/api/v1/blog')
  await page.getByLabel('Title', { exact: true }).fill('Written in a long tunnel')
  await expect(page).toHaveURL(/\/editblog\/\w+$/)
  await page.getByRole('link', { name: wording.blog.back }).click()
  await expect(page.getByRole('link', { name: 'Written in a long tunnel', exact: true })).toBeVisible()
  await expect(note).toHaveCount(0)
})
