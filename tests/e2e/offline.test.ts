import { brotliCompressSync } from 'node:zlib'
import { newsFeed } from '#shared/feeds.ts'
import { dashboardPath } from '#shared/paths.ts'
import { wording } from '#shared/wording.ts'
import { offlineWording } from '#site/offline/offline-wording.ts'
import { expectAccessible } from './support/accessible.ts'
import { cachedPaths, openWithWorker, readAndCache } from './support/offline.ts'
import { startProxy } from './support/proxy.ts'
import { expect, open, signIn, slow, test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** The list of places is prefetched, too, but independently of the version of the site. */
const isOfPlaces = (path: string) => path.startsWith('/places')

test.describe('reading', () => {
  let path: string
  test.beforeAll(async ({ calls }) => {
    const { newsItem } = await calls.publish('/news', { title: 'Read & read again', content: 'Kept for the road.' })
    path = `/news/${newsItem._id}`
  })

  test('an article opened on a first visit can be read again offline, with its picture', async ({ page, context }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await readAndCache(page, path)
    await expect.poll(() => cachedPaths(page)).toContainEqual(expect.stringMatching(/^\/media\//))
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('Kept for the road.')).toBeVisible()
    await expect(page.getByText(/^This copy was saved on this device on \d+ \w+ \d{4}\.$/)).toBeVisible()
    const picture = page.getByRole('main').locator('img').first()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    // A wider screen requests a larger file of the same picture.
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.reload()
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)

    await context.setOffline(false)
    await page.getByRole('main').getByRole('link', { name: wording.news.back }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wording.news.listTitle)
    await expect(page.getByText(/^This copy was saved/)).toBeHidden()
  })

  test('an article opened from a list is saved, too', slow, async ({ page, context }) => {
    await readAndCache(page, '/news')
    await open(page, '/news')
    await page.getByRole('link', { name: /Read & read again/ }).click()
    await expect.poll(() => cachedPaths(page)).toContain(path)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByText('Kept for the road.')).toBeVisible()
  })

  test(
    'offline, a link opens a saved page, or else a page that lists what is saved',
    slow,
    async ({ page, context }) => {
      await readAndCache(page, path)
      await context.setOffline(true)
      await page.getByRole('main').getByRole('link', { name: wording.news.back }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineWording.offline)
      await expect(page).toHaveURL('/news')
      const kept = page.getByRole('main').getByRole('listitem')
      await expect(kept.nth(0)).toContainText('Get help now')
      await expect(kept.nth(1)).toContainText('Know your genotype')
      await expect(kept.filter({ hasText: 'Read & read again' })).toContainText(/saved on \d+ \w+ \d{4}/)
      await page.getByRole('link', { name: 'Read & read again' }).click()
      await expect(page.getByText('Kept for the road.')).toBeVisible()

      await page.goto('/news')
      await context.setOffline(false)
      await page.getByRole('link', { name: offlineWording.tryAgain }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(wording.news.listTitle)
    },
  )

  test('an article that was taken off the site is removed from the phone', slow, async ({ page, calls, request }) => {
    const { newsItem } = await calls.publish('/news', { title: 'A mistake', content: 'Text.' })
    const mistake = `/news/${newsItem._id}`
    await readAndCache(page, mistake)
    const headers = { Authorization: `Bearer ${await calls.tokenOfAma()}` }
    await request.delete(`/api/v1${newsFeed.path}/${newsItem._id}`, { headers })
    await page.goto(mistake)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(wording.news.notFound)
    await expect.poll(() => cachedPaths(page)).not.toContain(mistake)
  })
})

test('after any first visit, help, genotype, contact form and places of care work offline', async ({
  page,
  context,
}) => {
  await openWithWorker(page, '/')
  await expect.poll(() => cachedPaths(page)).toContain('/places')
  await context.setOffline(true)
  for (const path of ['/help', '/genotype', '/contact', '/places', '/places?region=GH-TV']) {
    await open(page, path)
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(offlineWording.offline)
  }
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineWording.offline)
  await expectAccessible(page)
})

test(
  'the service worker prefetches at most 47 KB, with the scripts of forms and notice',
  slow,
  async ({ page, site }) => {
    await readAndCache(page, '/about')
    const inAdvance = (await cachedPaths(page)).filter((address) => address !== '/about')
    const names = inAdvance.flatMap((address) => /^\/assets\/(.+)-.{6}\.js$/.exec(address)?.[1] ?? [])
    expect(names.sort()).toEqual(['forms', 'notice'])
    expect(inAdvance).toEqual(expect.arrayContaining(['/help', '/genotype', '/contact', '/offline']))
    // In the compression that most readers get; the first readers get a lightly compressed page.
    let bytes = 0
    for (const address of inAdvance.filter((path) => !isOfPlaces(path))) {
      const sent = await fetch(site.address + address, { headers: { 'Accept-Encoding': 'identity' } })
      const head = [...sent.headers].map(([name, value]) => `${name}: ${value}\r\n`).join('')
      bytes += brotliCompressSync(await sent.bytes()).length + head.length
    }
    expect(bytes).toBeLessThanOrEqual(47_000)
  },
)

test(
  'the service worker caches only the shell of the admin area and no API response, and nothing of it for visitors',
  slow,
  async ({ page }) => {
    const isPage = (path: string) => !/^\/(assets|media)\//.test(path) && !isOfPlaces(path)
    const pages = async () => (await cachedPaths(page)).filter(isPage).sort()
    await openWithWorker(page, '/')
    await page.goto('/search?q=pain')
    const ofVisitors = ['/', '/contact', '/genotype', '/help', '/offline']
    expect(await pages()).toEqual(ofVisitors)
    expect((await cachedPaths(page)).filter((path) => /admin|app-shell/.test(path))).toEqual([])
    await signIn(page)
    for (const path of ['/managenews', '/managecontact', '/managesubscribers', '/addnews']) await open(page, path)
    await expect.poll(pages, { timeout: 15_000 }).toEqual([dashboardPath, ...ofVisitors].sort())
  },
)

test('a visitor can delete the saved pages', async ({ page, context }) => {
  await readAndCache(page, '/about')
  await page.goto('/offline')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineWording.title)
  await expect(page.getByRole('main').getByRole('link', { name: /About/ })).toBeVisible()
  await page.getByRole('button', { name: 'Delete saved pages' }).click()
  await expect(page.getByRole('main').getByRole('link', { name: 'Get help now' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /About/ })).toBeHidden()
  await context.setOffline(true)
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(offlineWording.offline)
})

test('without a service worker, the page says that nothing is saved', slow, async ({ request }) => {
  expect(await (await request.get('/offline')).text()).toContain('Nothing is saved yet.')
})

test(
  'when the data saver is switched on, saved pages are replaced by copies without scripts',
  slow,
  async ({ page }) => {
    await readAndCache(page, '/numbers')
    await page.goto('/about')
    const hasScript = () =>
      page.evaluate(async () => (await (await caches.match('/about'))?.text())?.includes('<script'))
    await expect.poll(hasScript).toBe(true)
    await page
      .getByRole('contentinfo')
      .getByRole('button', { name: /data saver/i })
      .click()
    await expect(page.getByText('Data saver is on.')).toBeAttached()
    await expect.poll(hasScript).toBe(false)
    expect(await cachedPaths(page)).not.toContain('/numbers')
  },
)

test('a browser that asks to save data gets no service worker', slow, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
  await open(page, '/about')
  await page.getByRole('banner').getByRole('link', { name: 'News' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wording.news.listTitle)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

test(
  'the browser checks for a new service worker at each visit, which costs almost nothing',
  slow,
  async ({ request }) => {
    const answer = await request.get('/service-worker.js')
    const { etag = '', ...headers } = answer.headers()
    expect(headers['cache-control']).toBe('no-cache')
    expect(headers['content-security-policy']).toBe("default-src 'none'; connect-src 'self'")
    expect((await request.get('/service-worker.js', { headers: { 'If-None-Match': etag } })).status()).toBe(304)
  },
)

test.describe('behind a proxy', () => {
  let front: Awaited<ReturnType<typeof startProxy>>
  test.beforeEach(async ({ site }) => {
    front = await startProxy(site.address)
  })
  test.afterEach(() => front.close())

  const readThere = async (page: Parameters<typeof readAndCache>[0], path: string) => {
    await page.goto(front.address)
    await openWithWorker(page, front.address + path)
    await expect.poll(() => cachedPaths(page)).toContain(path)
  }

  test('if the site is down, the phone shows its saved page', slow, async ({ page }) => {
    await readThere(page, '/about')
    front.intercept(async () => ({ status: 503, body: 'Down.' }))
    await page.reload()
    await expect(page.getByText(/^This copy was saved/)).toBeVisible()
    await page.goto(`${front.address}/numbers`)
    await expect(page.getByText('Down.')).toBeVisible()
  })

  test('if a page does not arrive, the phone shows its saved copy', slow, async ({ page }) => {
    await readThere(page, '/about')
    const never = new Promise<undefined>(() => {})
    front.intercept((path) => (path === '/about' ? never : Promise.resolve(undefined)))
    await page.reload()
    await expect(page.getByText(/^This copy was saved/)).toBeVisible()
  })

  test('a new version of the service worker takes over and keeps the saved pages', slow, async ({ page, request }) => {
    await readThere(page, '/about')
    const worker = await (await request.get('/service-worker.js')).text()
    const [version = ''] = /(?<=version[`"']?:[`"'])\w{12}/.exec(worker) ?? []
    const versions = () => page.evaluate(() => caches.keys())
    expect(await versions()).toContain(`voima-site-${version}`)
    const newer = worker.replaceAll(version, 'newerversion')
    front.intercept(async (path) => (path === '/service-worker.js' ? { status: 200, body: newer } : undefined))
    await page.reload()
    await expect.poll(versions).toEqual(expect.arrayContaining(['voima-site-newerversion', 'voima-pages']))
    await expect.poll(versions).not.toContain(`voima-site-${version}`)
  })
})
