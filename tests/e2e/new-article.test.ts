import { blogFeed } from '#shared/feeds.ts'
import { expect, open, signIn, slow, test, unfold } from './support/test.ts'

test('the first words of a new article create a draft on the site without interrupting the writer', async ({
  page,
  calls,
  browser,
  baseURL,
}) => {
  await signIn(page)
  await open(page, blogFeed.addPath)
  await page.getByLabel('Title', { exact: true }).fill('Begun')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: 'Content' })).toBeFocused()
  await page.getByLabel('Author').fill('')
  await page.getByLabel('Author').pressSequentially('Ama ')
  await expect(page).toHaveURL(/\/editblog\/\w+$/)
  await page.keyboard.type('Owusu')
  await expect(page.getByLabel('Author')).toHaveValue('Ama Owusu')
  await expect(page.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible()
  const { pathname } = new URL(page.url())
  const kept = async () => (await calls.read(`/blog/${pathname.split('/').at(-1)}/draft`)).draft?.fields
  await expect.poll(kept).toMatchObject({ title: 'Begun', author: 'Ama Owusu' })

  const other = await (await browser.newContext({ baseURL })).newPage()
  await signIn(other)
  await open(other, pathname)
  await expect(other.getByLabel('Author')).toHaveValue('Ama Owusu')
  await other.context().close()

  await page.getByLabel('Content').fill('Words of one article.')
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page).toHaveURL(blogFeed.managePath)
  expect((await calls.read('/blog?search=Begun')).blogs).toMatchObject([{ title: 'Begun', status: 'published' }])
})

test(
  'a new article is published although no more code can be loaded since autosave created it',
  slow,
  async ({ page, calls }) => {
    await signIn(page)
    await open(page, blogFeed.addPath)
    await page.getByLabel('Title', { exact: true }).fill('Network lost')
    await page.getByLabel('Author').fill('Ama Owusu')
    await expect(page).toHaveURL(new RegExp(`${blogFeed.editPath}/`))
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.getByLabel('Content').fill('Words of one article.')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const found = async () => (await calls.read('/blog?search=Network%20lost&status=all')).blogs
    await expect.poll(found).toMatchObject([{ title: 'Network lost', status: 'published' }])
  },
)

test(
  'if the response to the first autosave is lost, there is still only one article',
  slow,
  async ({ page, calls }) => {
    await signIn(page)
    await open(page, blogFeed.addPath)
    await page.route('**/api/v1/blog', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await page.getByLabel('Title', { exact: true }).fill('Answer lost')
    await expect(page.getByText('Saved on this device only. The site cannot be reached.')).toBeVisible()
    await page.unroute('**/api/v1/blog')
    await page.getByLabel('Author').fill('Ama Owusu')
    await page.getByLabel('Content').fill('Words of one article.')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page).toHaveURL(blogFeed.managePath)
    const { blogs } = await calls.read('/blog?search=Answer%20lost')
    expect(blogs).toMatchObject([{ status: 'published', content: 'Words of one article.' }])
  },
)

test(
  'a new article that never reached the site is restored after a reload, and Discard draft empties the form',
  slow,
  async ({ page }) => {
    await signIn(page)
    await page.route('**/api/v1/blog', (route) => route.abort())
    await open(page, blogFeed.addPath)
    await page.getByLabel('Title', { exact: true }).fill('Never sent')
    await unfold(page)
    await page.getByLabel('Tags', { exact: true }).fill('Schools')
    await expect(page.getByText('Saved on this device')).toBeVisible()
    page.on('dialog', (dialog) => dialog.accept())
    await page.reload()
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Never sent')
    await expect(page.getByLabel('Tags', { exact: true })).toHaveValue('Schools')
    await page.getByRole('button', { name: 'Discard draft' }).click()
    await page.getByRole('button', { name: 'Yes, discard it' }).click()
    await expect(page.getByLabel('Title', { exact: true })).toHaveValue('')
  },
)

test('Ctrl+S saves a draft and publishes nothing', slow, async ({ page, calls }) => {
  await signIn(page)
  await open(page, blogFeed.addPath)
  await page.getByLabel('Title', { exact: true }).fill('Half written')
  await page.getByLabel('Author').fill('Ama Owusu')
  await page.getByLabel('Content').fill('Half a sen')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Draft saved. Readers cannot see it.')).toBeVisible()
  await expect(page).toHaveURL(/\/editblog\/\w+$/)
  const kept = async () => (await calls.read('/blog?search=Half%20written')).blogs
  expect(await kept()).toMatchObject([{ status: 'draft', content: 'Half a sen' }])

  await open(page, new URL(page.url()).pathname)
  await page.getByLabel('Content').fill('Half a sentence.')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Draft saved. Readers cannot see it.')).toBeVisible()
  await expect(page.getByLabel('Content')).toHaveValue('Half a sentence.')
  expect(await kept()).toMatchObject([{ status: 'draft' }])
})

test('Ctrl+S saves a published article', slow, async ({ page, calls }) => {
  const { blog } = await calls.publish('/blog', { title: 'Seen already', content: 'Old words.' })
  await signIn(page)
  await open(page, `${blogFeed.editPath}/${blog._id}`)
  await page.getByLabel('Content').fill('New words.')
  await page.keyboard.press('Control+s')
  await expect(page).toHaveURL(blogFeed.managePath)
  expect((await calls.read(`/blog/${blog._id}`)).blog.content).toBe('New words.')
})

test(
  'if the network fails after the first words, publishing says so and the text stays on the page',
  slow,
  async ({ page, context }) => {
    await signIn(page)
    await open(page, blogFeed.addPath)
    await page.getByLabel('Title', { exact: true }).fill('Begun in a tunnel')
    await page.getByLabel('Author').fill('Ama Owusu')
    await page.getByLabel('Content').fill('Words in a tunnel.')
    await expect(page.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible()
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText('The site could not be reached.')
    await expect(page.getByLabel('Content')).toHaveValue('Words in a tunnel.')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page).toHaveURL(blogFeed.managePath)
  },
)

test('the author is filled in, and an article without an author cannot be published', slow, async ({ page }) => {
  await signIn(page)
  await open(page, blogFeed.addPath)
  await expect(page.getByLabel('Author')).toHaveValue('Voima team')
  await page.getByLabel('Author').fill('')
  await page.getByLabel('Title', { exact: true }).fill('By whom')
  await page.getByLabel('Content').fill('Words by somebody.')
  await expect(page.getByText(/^Draft saved \d\d:\d\d$/)).toBeVisible()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await expect(page.getByLabel('Author')).toBeFocused()
  await expect(page).toHaveURL(/\/editblog\/\w+$/)
})
