import type { Page } from '@playwright/test'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { redPicture } from '#test/pictures.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, open, signIn, slow, test, unfold } from './support/test.ts'

const choose = async (page: Page, words: string) => {
  await unfold(page)
  await page.getByRole('radio', { name: words }).check()
}
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const idIn = (page: Page) => new URL(page.url()).pathname.split('/').at(-1)

test('a draft needs neither picture nor text, and readers see it only once it is published', async ({
  page,
  calls,
  request,
}) => {
  await signIn(page)
  await open(page, newsFeed.addPath)
  await page.getByLabel('Title', { exact: true }).fill('A draft of news')
  await choose(page, 'Nobody yet: save as a draft')
  await press(page, 'Save draft')
  await expect(page).toHaveURL(/\/edit\/\w+$/)
  await expect(page.getByText('Saved as a draft.')).toBeVisible()
  const read = () => request.get(`/api/v1/news/${idIn(page)}`)
  expect((await read()).status()).toBe(404)

  const id = idIn(page)
  await page.getByLabel('Author').fill('Ama Owusu')
  await page.getByLabel('Content').fill('Now there are words.')
  await page
    .getByLabel('Image', { exact: true })
    .setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer: await redPicture() })
  await page.getByLabel('Everyone agreed').check()
  await page.getByLabel('What does the picture show?').fill('A red field')
  await expect(page.getByText(/^Uploaded: /)).toBeVisible({ timeout: 30_000 })
  const imageId = async () => (await calls.read(`/news/${id}/draft`)).draft?.fields.imageId
  await expect.poll(imageId).toMatch(/\w/)
  await page.reload()
  await expect(page.getByRole('img', { name: 'The chosen picture' })).toBeVisible()
  await expect(page.getByLabel('What does the picture show?')).toHaveValue('A red field')
  await press(page, 'Preview')
  const phone = page.frameLocator('iframe[title="The article on a phone"]')
  await expect(phone.getByRole('img', { name: 'A red field' })).toBeVisible()
  await press(page, 'Back to writing')
  await press(page, 'Publish')
  await expect(page).toHaveURL(newsFeed.managePath)
  expect((await (await request.get(`/api/v1/news/${id}`)).json()).newsItem.content).toBe('Now there are words.')
})

test(
  'the share preview of a draft says that the picture will have the title once it is published',
  slow,
  async ({ page, calls }) => {
    const { blog } = await calls.publish('/blog', { title: 'A card to come', content: 'Words.', status: 'draft' })
    await signIn(page)
    await open(page, `${blogFeed.editPath}/${blog._id}`)
    await press(page, 'Preview')
    await expect(page.getByText('The title is added to the picture once it is published.')).toBeVisible()
  },
)

test('a reopened draft is published with its main button', slow, async ({ page, calls, request }) => {
  const { newsItem } = await calls.publish('/news', { title: 'A silent picture', content: 'Words.', status: 'draft' })
  await signIn(page)
  await open(page, `${newsFeed.editPath}/${newsItem._id}`)
  await expect(page.getByRole('group', { name: 'Who is in the picture?' })).toBeVisible()
  await press(page, 'Publish')
  await expect(page).toHaveURL(newsFeed.managePath)
  expect((await request.get(`/api/v1/news/${newsItem._id}`)).status()).toBe(200)
})

test(
  'the button names the time of publication in Ghana time, whatever time zone the device has',
  slow,
  async ({ browser, baseURL, calls }) => {
    const context = await browser.newContext({ baseURL, timezoneId: 'Pacific/Auckland' })
    const page = await context.newPage()
    await signIn(page)
    await open(page, blogFeed.addPath)
    await page.getByLabel('Title', { exact: true }).fill('A scheduled post')
    await page.getByLabel('Author').fill('Ama Owusu')
    await page.getByLabel('Content').fill('It comes by itself.')
    await choose(page, 'Everyone, at a scheduled time')
    await page.getByLabel('Day and time').fill('2098-11-28T14:00')
    await expectAccessible(page)
    await press(page, 'Schedule for 14:00 on Friday 28 November 2098')
    await expect(page).toHaveURL(blogFeed.managePath)
    await expect(page.getByText('Scheduled for 14:00 on Friday 28 November 2098.')).toBeVisible()
    const { blogs } = await calls.read('/blog?status=scheduled&search=scheduled')
    expect(blogs[0]).toMatchObject({ title: 'A scheduled post', publishAt: '2098-11-28T14:00:00.000Z' })
    await context.close()
  },
)

test('a published article can be unpublished', slow, async ({ page, calls, request }) => {
  const { blog } = await calls.publish('/blog', { title: 'Too early', content: 'Words.' })
  await signIn(page)
  await open(page, `${blogFeed.editPath}/${blog._id}`)
  await choose(page, 'Nobody: unpublish')
  await press(page, 'Unpublish')
  const question = page.getByRole('dialog', { name: 'Take this article off the site?' })
  await expect(question).toContainText('Readers can see it now.')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Cancel' }).click()
  expect((await request.get(`/api/v1/blog/${blog._id}`)).status()).toBe(200)
  await press(page, 'Unpublish')
  await press(page, 'Take off the site')
  await expect(page.getByText('Saved as a draft.')).toBeVisible()
  expect((await request.get(`/api/v1/blog/${blog._id}`)).status()).toBe(404)
  await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible()
})

test('an article published while it is open can be saved, and stays public', slow, async ({ page, calls, request }) => {
  const publishAt = '2099-01-01T08:00:00Z'
  const { blog } = await calls.publish('/blog', {
    title: 'Overtaken',
    content: 'Words.',
    status: 'scheduled',
    publishAt,
  })
  await signIn(page)
  await open(page, `${blogFeed.editPath}/${blog._id}`)
  const headers = { Authorization: `Bearer ${await calls.tokenOfAma()}` }
  await request.patch(`/api/v1/blog/${blog._id}`, { headers, multipart: { status: 'published' } })
  await page.getByLabel('Content').fill('Words, corrected.')
  await press(page, 'Schedule for 08:00 on Thursday 1 January 2099')
  const question = page.getByRole('dialog', { name: 'Take this article off the site?' })
  await expect(question).toContainText('It will be published again at 08:00 on Thursday 1 January 2099.')
  await question.getByRole('button', { name: 'Cancel' }).click()
  const read = () => request.get(`/api/v1/blog/${blog._id}`)
  expect((await read()).status()).toBe(200)
  await choose(page, 'Everyone, now')
  await press(page, 'Publish')
  await expect(page).toHaveURL(blogFeed.managePath)
  expect((await (await read()).json()).blog).toMatchObject({ content: 'Words, corrected.', status: 'published' })
})

test('tags and a custom address are saved', slow, async ({ page, calls, request }) => {
  const { blog } = await calls.publish('/blog', { title: 'Tagged', content: 'Words.' })
  await signIn(page)
  await open(page, `${blogFeed.editPath}/${blog._id}`)
  await unfold(page)
  await page.getByLabel('Tags', { exact: true }).fill('Pain crisis, Schools')
  await page.getByLabel('Address', { exact: true }).fill('tagged-by-hand')
  await press(page, 'Save')
  await expect(page).toHaveURL(blogFeed.managePath)
  const { blog: after } = await (await request.get(`/api/v1/blog/${blog._id}`)).json()
  expect(after).toMatchObject({ tags: ['Pain crisis', 'Schools'], slug: 'tagged-by-hand' })

  await open(page, `${blogFeed.editPath}/${blog._id}`)
  await press(page, 'More')
  await press(page, 'Duplicate')
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('Copy of Tagged')
  await unfold(page)
  await page.getByRole('list', { name: 'Tags of other articles' }).getByRole('button').first().click()
  await expect(page.getByLabel('Tags', { exact: true })).toHaveValue(/^Pain crisis, Schools, \w/)
  const copy = (await calls.read(`/blog/${idIn(page)}`)).blog
  expect(copy).toMatchObject({ status: 'draft', tags: ['Pain crisis', 'Schools'] })
  expect(copy.slug).not.toBe('tagged-by-hand')

  await open(page, `${blogFeed.editPath}/${blog._id}`)
  await press(page, 'More')
  await press(page, 'Pin on top')
  await expect(page.getByText('Pinned. It stays on top of its list.')).toBeVisible()
  await press(page, 'More')
  await expect(page.getByRole('button', { name: 'Unpin' })).toBeVisible()
  const [first] = (await (await request.get('/api/v1/blog?page=1&limit=10')).json()).blogs
  expect(first).toMatchObject({ _id: blog._id, isPinned: true })
  await press(page, 'Move to the news')
  await expect(page.getByText('Moved to News.')).toBeVisible()
  await expect(page).toHaveURL(`/edit/${blog._id}`)
  const moved = await request.get('/blog/tagged-by-hand', { maxRedirects: 0 })
  expect([moved.status(), moved.headers().location]).toEqual([301, '/news/tagged-by-hand'])
})

test('the preview shows unsaved text, on a phone and as a shared link', async ({ page, calls, browser, baseURL }) => {
  const { blog } = await calls.publish('/blog', { title: 'Seen before', content: 'Old words.' })
  await signIn(page)
  await open(page, `${blogFeed.editPath}/${blog._id}`)
  await page.getByLabel('Title', { exact: true }).fill('Seen before readers see it')
  await page.getByLabel('Content').fill('New **words**.')
  await press(page, 'Preview')
  const phone = page.frameLocator('iframe[title="The article on a phone"]')
  await expect(phone.getByRole('heading', { name: 'Seen before readers see it' })).toBeVisible()
  await expect(phone.locator('strong', { hasText: 'words' })).toBeVisible()
  expect(await phone.locator('html').evaluate(() => innerWidth)).toBeLessThanOrEqual(360)
  const section = page.getByRole('dialog', { name: 'How it will look' })
  await expect(section.getByText('New words.')).toHaveCount(2)
  await expect(section.getByText('Seen before readers see it – Voima')).toBeVisible()
  await expectAccessible(page)

  const address = await section.getByText(/\/preview\//).innerText()
  const reviewer = await (await browser.newContext({ baseURL })).newPage()
  const path = new URL(address.slice(address.indexOf('http'))).pathname
  await reviewer.goto(path)
  await expect(reviewer.getByText('New words.')).toBeVisible()
  await press(page, 'Remove draft links')
  await expect(page.getByText('The draft links to this article no longer work.')).toBeVisible()
  expect((await reviewer.goto(path))?.status()).toBe(404)
  await reviewer.context().close()
})

test('the revisions show who wrote what and when; restoring one creates a new revision', async ({
  page,
  calls,
  request,
}) => {
  const { blog } = await calls.publish('/blog', { title: 'Rewritten', content: 'We walk on Friday.' })
  await signIn(page)
  await open(page, `${blogFeed.editPath}/${blog._id}`)
  await page.getByLabel('Content').fill('We walk on Sunday.')
  await press(page, 'Save')
  await expect(page).toHaveURL(blogFeed.managePath)

  await open(page, `${blogFeed.editPath}/${blog._id}`)
  await page.getByRole('link', { name: 'Earlier versions' }).click()
  const entries = page.getByRole('link', { name: /words? added|No words/ })
  await expect(entries.first()).toContainText('1 word added, 1 word removed')
  const changed = page.getByRole('region', { name: 'What changed' })
  await expect(changed.locator('del')).toHaveText('Friday.')
  await expect(changed.locator('ins')).toHaveText('Sunday.')
  await expectAccessible(page)
  await entries.last().click()
  await expect(changed).toContainText('This is the first version.')
  await changed.getByRole('button', { name: 'Restore this version' }).click()
  await expect(page.getByText('Restored as a new version.')).toBeVisible()
  await expect(page.locator('textarea[name=content]')).toHaveValue('We walk on Friday.')
  expect((await (await request.get(`/api/v1/blog/${blog._id}`)).json()).blog.content).toBe('We walk on Friday.')
})

test('the form gives hints about the text, and names a number that has no source', slow, async ({ page }) => {
  await signIn(page)
  await open(page, blogFeed.addPath)
  await page.getByLabel('Content').fill('About 15,000 babies a year. Obtain medication.')
  await expect(page.getByText('7 words, 1 minute to read')).toBeVisible()
  await page.getByText('2 hints to make the text clearer').click()
  const offer = page.getByText('“About 15,000 babies a year.” names a number. Where does it come from?')
  await expect(offer).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add a source' }).click()
  await page.getByRole('group', { name: 'Source 1' }).getByLabel('Name').fill('Ghana Health Service')
  await expect(page.getByText('names a number')).toBeHidden()
})
