/** The byte budget (performance budget) of public pages and of the admin list, docs/decisions/0013. */
import { brotliCompressSync } from 'node:zlib'
import type { APIRequestContext } from '@playwright/test'
import { newsFeed } from '#shared/feeds.ts'
import { listedPaths } from '#shared/pages/page-lists.ts'
import { helpPath } from '#shared/paths.ts'
import { screeningDay } from '#test/events.ts'
import { publishWithPhotos, waitForImageVariants } from '#test/photo-articles.ts'
import { firstVisit, kilobyte, stronglyCompressed } from './support/first-visit.ts'
import { expect, test } from './support/test.ts'

// A site of its own: the home page would also name an event that another journey has published.
test.use({ settings: {} })

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true }
test.use(phone)

let article: string
const comingHours = {
  startsAt: new Date(Date.now() + 48 * 3_600_000).toISOString(),
  endsAt: new Date(Date.now() + 52 * 3_600_000).toISOString(),
}
/** The bytes that a server sends before it waits for the browser's first acknowledgement. */
const firstWindow = 14 * 1024

test.beforeAll(async ({ calls, site }) => {
  // Pictures are made with low priority, so other tests on the machine come first.
  test.setTimeout(900_000)
  article = await publishWithPhotos(calls, 12)
  expect(await waitForImageVariants(site.address, 800)).toBe(true)
})

for (const { name, path, most } of [
  { name: 'the home page', path: () => '/', most: { bytes: 45 * kilobyte, requests: 20 } },
  { name: 'a list of ten with photographs', path: () => '/news', most: { bytes: 130 * kilobyte, requests: 24 } },
  { name: 'an article with a photograph', path: () => article, most: { bytes: 40 * kilobyte, requests: 8 } },
  { name: 'the help page', path: () => '/help', most: { bytes: 11 * kilobyte, requests: 4 } },
])
  test(`${name}, scrolled to its end, costs at most ${most.bytes / kilobyte} KB and ${most.requests} requests, all to the site, no script`, async ({
    page,
    request,
    baseURL,
  }) => {
    await stronglyCompressed(request, path())
    const { bytes, requests, scripts, origins } = await firstVisit(page, path())
    expect(scripts).toBe(0)
    expect(bytes).toBeLessThanOrEqual(most.bytes)
    expect(requests).toBeLessThanOrEqual(most.requests)
    expect(origins).toEqual([baseURL])
  })

test('the admin list of news with photographs costs at most 180 KB in total', async ({ page, calls }) => {
  const token = await calls.tokenOfAma()
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token)
  const { bytes } = await firstVisit(page, newsFeed.managePath)
  await expect(page.getByRole('row')).toHaveCount(11)
  expect(bytes).toBeLessThanOrEqual(180 * kilobyte)
})

const unknown = '/nothing-here'
const publicPages = [...listedPaths, unknown, 'an article']
const addressOf = (page: string) => (page === 'an article' ? article : page)

const sizeOf = async (request: APIRequestContext, path: string) => {
  const answer = await request.get(path, { headers: { 'Accept-Encoding': 'identity' } })
  return brotliCompressSync(await answer.body()).length
}

test('the home page with the next event fits 14,336 bytes, and without an event it has no such line', async ({
  request,
  calls,
}) => {
  const html = async () => (await request.get('/', { headers: { 'Accept-Encoding': 'identity' } })).text()
  const before = await html()
  const title =
    'Free screening for the whole family at the old market, with a talk about what the words on your own paper say'
  const { event } = await calls.create('/events', { ...screeningDay, ...comingHours, title, times: [] })
  expect(await html()).toBe(before)
  await calls.create(`/events/${event._id}/publish`, {})
  expect(await html()).toContain(`"/events/${event.slug}"`)
  const bytes = await sizeOf(request, '/')
  await calls.create(`/events/${event._id}/cancel`, {})
  expect(await html()).toBe(before)
  expect(bytes).toBeLessThanOrEqual(firstWindow)
})

for (const name of publicPages) {
  test(`the HTML of ${name}, including its styles, fits 14,336 bytes in brotli`, async ({ request }) => {
    expect(await sizeOf(request, addressOf(name))).toBeLessThanOrEqual(firstWindow)
  })

  test(`no form of ${name} loads more than 5 KB of scripts`, async ({ page }) => {
    await page.goto(addressOf(name))
    const form = page.locator('form[data-script]').first()
    if ((await form.count()) === 0) return
    const finished = page.waitForEvent('requestfinished', (request) => request.resourceType() === 'script')
    await form.locator('input:not([type=hidden], [name=website]), textarea').first().focus()
    const { responseBodySize } = await (await finished).sizes()
    expect(responseBodySize).toBeGreaterThan(0)
    expect(responseBodySize).toBeLessThanOrEqual(5 * kilobyte)
  })
}

for (const name of ['an article', '/about', '/privacy', unknown])
  test(`${name} loads no script while it is read, and one when a field is used`, async ({ page }) => {
    const asked: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && asked.push(request.url()))
    await firstVisit(page, addressOf(name))
    await page.getByRole('heading', { level: 1 }).tap()
    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.getByRole('button', { name: 'Menu' }).tap()
    for (const summary of await page.locator('summary').all()) await summary.tap()
    await page.waitForLoadState('networkidle')
    expect(asked).toEqual([])
    const script = page.waitForRequest((request) => request.resourceType() === 'script')
    await page.getByRole('contentinfo').getByLabel('Your email').tap()
    await script
  })

test('the help page shows the signs first, keeps the call button in view, and never loads a script', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 560 })
  await firstVisit(page, helpPath)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.getByRole('heading', { level: 1 }).tap()
  await page.getByRole('button', { name: 'Menu' }).tap()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  const sign = await page.locator('#warning-signs li').first().boundingBox()
  expect(sign?.y).toBeLessThanOrEqual(300)
  await page.evaluate(() => scrollTo(0, 3000))
  await expect(page.getByRole('link', { name: 'Call 112' })).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Share on WhatsApp' })).toBeInViewport()
  await page.waitForLoadState('networkidle')
  expect(asked).toEqual([])
})

test('the help page prints on one sheet', async ({ page }) => {
  await page.goto('/help')
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(pdf.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
})
