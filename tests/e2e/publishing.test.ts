import { draftLinkWording } from '#shared/wording/draft-link.ts'
import { wording } from '#shared/wording.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, open, slow, test } from './support/test.ts'

const long = 'Sickle'.repeat(6)

test('a scheduled article appears nowhere before its time, and everywhere after it', async ({
  page,
  calls,
  request,
}) => {
  const title = 'A walk that begins in a moment'
  const fields = { title, content: 'We walk.', status: 'scheduled', publishAt: '2099-01-01T08:00:00Z' }
  const { newsItem } = await calls.publish('/news', fields)
  const path = `/news/${newsItem._id}`
  const places = ['/news', '/news/feed.xml', '/sitemap.xml', '/', '/search?q=begins+moment']
  expect((await page.goto(path))?.status()).toBe(404)
  for (const place of places) expect(await (await request.get(place)).text()).not.toContain(newsItem._id)
  const headers = { Authorization: `Bearer ${await calls.tokenOfAma()}` }
  const publishAt = new Date(Date.now() + 3000).toISOString()
  const moved = await request.patch(`/api/v1${path}`, { headers, multipart: { publishAt } })
  expect((await moved.json()).newsItem).toMatchObject({ status: 'scheduled', publishAt })
  await expect.poll(async () => (await request.get(path)).status(), { timeout: 30_000 }).toBe(200)
  await open(page, path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  for (const place of places) expect(await (await request.get(place)).text()).toContain(newsItem._id)
})

test('a draft link shows an unpublished article, says so, and is not indexed or cached', async ({
  page,
  calls,
  request,
}) => {
  const headers = { Authorization: `Bearer ${await calls.tokenOfAma()}` }
  const fields = { title: 'Shown to a reviewer', content: `Not **yet**. ${long}`, status: 'draft', tags: long }
  const { blog } = await calls.publish('/blog', fields)
  const link = `/api/v1/blog/${blog._id}/draft-link`
  const { address } = await (await request.post(link, { headers })).json()
  await open(page, address)
  await expect(page.getByText(draftLinkWording.mark)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fields.title)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(0)
  await expectAccessible(page)

  const answer = await request.get(address)
  expect(answer.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  await request.put(`/api/v1/blog/${blog._id}/draft`, {
    headers,
    data: { fields: { title: 'Changed a moment ago' }, version: 1 },
  })
  expect(await (await request.get(address)).text()).toContain('Changed a moment ago')

  await request.delete(link, { headers })
  expect((await page.goto(address))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(draftLinkWording.gone)
})

test(
  'the draft link of a published article does not say that it is unpublished',
  slow,
  async ({ page, calls, request }) => {
    const headers = { Authorization: `Bearer ${await calls.tokenOfAma()}` }
    const { blog } = await calls.publish('/blog', { title: 'Being changed', content: 'Words.' })
    const { address } = await (await request.post(`/api/v1/blog/${blog._id}/draft-link`, { headers })).json()
    await open(page, address)
    await expect(page.getByText(draftLinkWording.markOfPublished)).toBeVisible()
  },
)

test('an old address of an article redirects to its current one', slow, async ({ page, calls, request }) => {
  const { newsItem } = await calls.publish('/news', { title: 'A walk to move', content: 'Text.', slug: 'walk-to-move' })
  await page.goto('/news')
  const card = page.getByRole('article').filter({ hasText: newsItem.title })
  await expect(card.getByRole('link')).toHaveAttribute('href', '/news/walk-to-move')
  const byId = await request.get(`/news/${newsItem._id}`, { maxRedirects: 0 })
  expect([byId.status(), byId.headers().location]).toEqual([301, '/news/walk-to-move'])
  await page.goto(`/news/${newsItem._id}`)
  await expect(page).toHaveURL('/news/walk-to-move')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(newsItem.title)
  expect((await request.get('/news/walk-nowhere')).status()).toBe(404)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an article links to its tags and to related articles, and a tag has a page and a feed', async ({
    page,
    calls,
    request,
  }) => {
    const tags = 'Tags on a journey'
    for (let number = 1; number <= 11; number += 1)
      await calls.publish('/blog', { title: `Tagged ${number}`, content: 'Text.', tags })
    const { newsItem } = await calls.publish('/news', { title: 'Tagged news', content: 'Text.', tags })
    await page.goto(`/news/${newsItem._id}`)
    const others = page.getByRole('navigation', { name: wording.related }).getByRole('link')
    await expect(others).toHaveText(['Tagged 11', 'Tagged 10', 'Tagged 9'])
    await page.getByRole('link', { name: tags }).click()
    await expect(page).toHaveURL('/tags/tags-on-a-journey')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wording.tags.title(tags))
    await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText('Tagged news')
    await page.getByRole('link', { name: '2', exact: true }).click()
    await expect(page).toHaveURL('/tags/tags-on-a-journey?page=2')
    await expect(page.getByRole('heading', { level: 2, name: /^Tagged \d+$/ })).toHaveText(['Tagged 2', 'Tagged 1'])
    const feed = await request.get('/tags/tags-on-a-journey/feed.xml')
    expect(feed.headers()['content-type']).toContain('application/rss+xml')
    expect(await feed.text()).toContain('<title>Tagged news</title>')
    expect((await request.get('/tags/nothing-at-all')).status()).toBe(404)
  })
})

test('the page of a tag has no accessibility violations, with and without articles', slow, async ({ page, calls }) => {
  await calls.publish('/blog', { title: long, content: long, tags: long })
  for (const path of [`/tags/${long.toLowerCase()}`, '/tags/nothing-at-all']) {
    await open(page, path)
    await expectAccessible(page)
  }
})
