import type { Page } from '@playwright/test'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { listedPaths } from '#shared/pages/page-lists.ts'
import { searchPath } from '#shared/paths.ts'
import { structuredDataErrors } from '#test/structured-data-rules.ts'
import { expect, slow, test } from './support/test.ts'

const maxPreviewBytes = 100_000

/** All other pages have an image of their own. */
const sharesSiteImage = ['/', searchPath]

/** The metadata of a page, as a search engine or a chat program reads it: without running scripts. */
const headOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, attribute: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getAttribute(attribute))
    const tag = (name: string) => all(`meta[name="${name}"], meta[property="${name}"]`, 'content')
    return {
      titles: [...document.querySelectorAll('head title')].map((title) => title.textContent),
      canonical: all('link[rel="canonical"]', 'href'),
      feeds: all('link[rel="alternate"][type="application/rss+xml"]', 'href'),
      description: tag('description'),
      robots: tag('robots'),
      url: tag('og:url'),
      image: tag('og:image'),
      imageAlt: tag('og:image:alt'),
      card: tag('twitter:card'),
      data: [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent),
    }
  })

const typesIn = (data: (string | null)[]): string[] =>
  data.flatMap((text) => JSON.parse(text ?? '{}')['@graph']).flatMap((thing: { '@type': string }) => thing['@type'])

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of listedPaths)
    test(`${path} has one title, description, canonical address and share image`, slow, async ({ page, site }) => {
      await page.goto(path)
      const head = await headOf(page)
      const address = site.address + path
      expect(head.titles).toEqual([expect.stringMatching(/\S – Voima$/)])
      expect(head.description).toEqual([expect.stringMatching(/^.{40,200}$/)])
      expect(head.canonical).toEqual([address])
      expect(head.url).toEqual([address])
      // Its version depends on the look, which only the site knows.
      const image = sharesSiteImage.includes(path) ? '/site' : `/pages${path}`
      expect(head.image).toEqual([expect.stringMatching(`^${site.address}/preview${image}\\.jpg\\?v=`)])
      expect(head.imageAlt).toEqual([expect.stringMatching(/\S/)])
      expect(head.card).toEqual(['summary_large_image'])
      expect(head.robots).toEqual([])
      expect(structuredDataErrors(head.data.map((text) => JSON.parse(text ?? '')))).toEqual([])
    })
})

test('every indexed page has its own title and description', slow, async ({ page }) => {
  const heads = []
  for (const path of listedPaths) {
    await page.goto(path)
    heads.push(await headOf(page))
  }
  expect(new Set(heads.map(({ titles }) => titles[0])).size).toBe(listedPaths.length)
  expect(new Set(heads.map(({ description }) => description[0])).size).toBe(listedPaths.length)
})

test('the home page describes the organisation and its questions to search engines', async ({ page }) => {
  await page.goto('/')
  const { data, feeds } = await headOf(page)
  expect(typesIn(data)).toEqual(['NGO', 'WebSite', 'FAQPage'])
  expect(feeds).toEqual(['/news/feed.xml', '/blog/feed.xml'])
})

for (const feed of [newsFeed, blogFeed]) {
  const blogIsSlow = feed === blogFeed ? slow : {}
  test(
    `a shared article of ${feed.path} has its own share image and description`,
    blogIsSlow,
    async ({ page, request, calls, site }) => {
      const title = 'Walk & talk: “Ɛyɛ” </script>'
      const { [feed.itemKey]: article } = await calls.publish(feed.path, {
        title,
        content: 'Come along on **19 June**.',
      })
      await page.goto(`${feed.path}/${article._id}`)
      const head = await headOf(page)
      expect(head.titles).toEqual([`${title} – Voima`])
      expect(head.description).toEqual(['Come along on 19 June.'])
      expect(head.feeds).toEqual([`${feed.path}/feed.xml`])
      expect(structuredDataErrors(head.data.map((text) => JSON.parse(text ?? '')))).toEqual([])
      expect(typesIn(head.data)).toEqual(expect.arrayContaining([feed.schemaType, 'BreadcrumbList']))

      const [image] = head.image
      expect(image).toContain(`${site.address}/preview${feed.path}/${article._id}.jpg?v=`)
      const picture = await request.get(String(image))
      expect(picture.headers()).toMatchObject({
        'content-type': 'image/jpeg',
        'cache-control': expect.stringContaining('immutable'),
      })
      expect((await picture.body()).byteLength).toBeLessThan(maxPreviewBytes)
    },
  )

  test(
    `the feeds and the sitemap include a new article of ${feed.path} at once`,
    blogIsSlow,
    async ({ request, calls, site }) => {
      const files = [`${feed.path}/feed.xml`, '/sitemap.xml']
      for (const file of files) await request.get(file)
      const { [feed.itemKey]: article } = await calls.publish(feed.path, { title: 'Just now', content: 'Text.' })
      for (const file of files)
        expect(await (await request.get(file)).text()).toContain(`${site.address}${feed.path}/${article._id}`)
    },
  )
}

test('every address in the sitemap exists', slow, async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
  expect(addresses.length).toBeGreaterThan(listedPaths.length)
  for (const address of addresses) expect((await request.get(address)).status(), address).toBe(200)
})

test('robots.txt names the sitemap', async ({ request, site }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${site.address}/sitemap.xml`)
})

test('pages that search engines must not index say noindex', async ({ page }) => {
  for (const path of ['/no-such-page', '/news/nosuchthing', '/search?q=pain']) {
    await page.goto(path)
    const { robots, canonical, data } = await headOf(page)
    expect({ path, robots, canonical, data }).toEqual({ path, robots: ['noindex'], canonical: [], data: [] })
  }
})

test('the share image of a page that does not exist gets status 404', slow, async ({ request }) => {
  for (const path of ['/preview/news/0000000000000000.jpg', '/preview/blog/x.jpg', '/preview/other.jpg'])
    expect((await request.get(path)).status(), path).toBe(404)
})

const copied = (page: Page) => page.getByRole('status').filter({ hasText: 'Link copied' })

test('a reader can copy the link of an article, and sees a confirmation', async ({ page, context, calls, site }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { blog } = await calls.publish('/blog', { title: 'Pass it on', content: 'Text.' })
  await page.goto(`/blog/${blog._id}`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(copied(page)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.address}/blog/${blog._id}`)
})

test(
  'a press before the script has arrived is held, shown as busy, and then copies the link',
  slow,
  async ({ page, context, calls }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { promise: held, resolve: letScriptArrive } = Promise.withResolvers<void>()
    await page.route('**/assets/press-*.js', async (route) => {
      await held
      await route.continue()
    })
    const { blog } = await calls.publish('/blog', { title: 'Pressed early', content: 'Text.' })
    await page.goto(`/blog/${blog._id}`)
    const copy = page.getByRole('button', { name: 'Copy link' })
    await copy.click()
    await copy.click()
    await expect(copy).toHaveAttribute('aria-busy', 'true')
    await expect(copied(page)).toHaveCount(0)
    letScriptArrive()
    await expect(copied(page)).toBeVisible()
    await expect(copy).not.toHaveAttribute('aria-busy')
  },
)

test(
  'if the script does not arrive, nothing breaks, and the next press tries again',
  slow,
  async ({ page, context, calls }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.route('**/assets/press-*.js', (route) => route.abort())
    const { blog } = await calls.publish('/blog', { title: 'Pressed too early', content: 'Text.' })
    await page.goto(`/blog/${blog._id}`)
    const copy = page.getByRole('button', { name: 'Copy link' })
    const failed = page.waitForEvent('requestfailed')
    await copy.click()
    await failed
    await expect(copy).not.toHaveAttribute('aria-busy')
    await expect(copied(page)).toHaveCount(0)
    await page.unrouteAll()
    await copy.click()
    await expect(copied(page)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: 'Print' }).click()
    await expect(page).toHaveURL(`/print/blog/${blog._id}`)
  },
)

test('a browser without a clipboard shows the address to copy', slow, async ({ page, calls, site }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  const { blog } = await calls.publish('/blog', { title: 'By hand', content: 'Text.' })
  await page.goto(`/blog/${blog._id}`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText(`Copy this: ${site.address}/blog/${blog._id}`)).toBeVisible()
})

test('a phone that has a share menu offers it', async ({ browser, calls, site }) => {
  const page = await browser.newPage({ isMobile: true, hasTouch: true, baseURL: site.address })
  const shared: unknown[] = []
  await page.exposeFunction('told', (what: unknown) => shared.push(what))
  await page.addInitScript(() => {
    const told = (what: ShareData) => (window as unknown as { told: (what: ShareData) => Promise<void> }).told(what)
    Object.defineProperty(navigator, 'share', { value: told })
  })
  const { blog } = await calls.publish('/blog', { title: 'Pass it on', content: 'Text.' })
  await page.goto(`/blog/${blog._id}`)
  await page.getByRole('button', { name: 'Share another way' }).click()
  await expect.poll(() => shared).toEqual([{ title: 'Pass it on', url: `${site.address}/blog/${blog._id}` }])
  await page.close()
})
