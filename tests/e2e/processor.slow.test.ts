import type { Page } from '@playwright/test'
import { listedPaths } from '#shared/pages/page-lists.ts'
import { publishWithPhotos } from '#test/photo-articles.ts'
import { costOf, fontPairs, record } from '../../scripts/bench/trace.mjs'
import { expect, test } from './support/test.ts'

// What a page makes a phone's processor do, in counts that are equal on every machine. The benchmark measures the time.
// A separate site, with news that has photographs and blog posts that have none.
test.use({
  settings: {},
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
})

let article: string
test.beforeAll(async ({ calls }) => {
  test.setTimeout(120_000)
  article = await publishWithPhotos(calls, 3)
  const names = Array.from({ length: 10 }, (_, number) => `A letter to my brother, part ${number + 1}`)
  for (const title of names) await calls.publish('/blog', { title, content: 'We walk on 19 June.' })
})

const browserOf = (page: Page) => {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser.')
  return browser
}

/** What loading costs, until nothing has been requested for half a second. */
const costOfLoading = async (page: Page, url: string) =>
  costOf(await record(browserOf(page), () => page.goto(url, { waitUntil: 'networkidle' })), url)

/** A browser creates one document for each file of drawings. */
const drawnFiles = (page: Page) =>
  page.evaluate(() => {
    const images = [...document.querySelectorAll('img[src*=".svg"]')].map((image) => image.getAttribute('src'))
    const uses = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href'))
    return new Set([...images, ...uses].map((address) => address?.split('#')[0])).size
  })

for (const path of [...listedPaths, 'an article'])
  test(`${path} makes the browser create a document for at most one drawing, and has few sizes of text`, async ({
    page,
    baseURL,
  }) => {
    const { drawings, layouts } = await costOfLoading(page, baseURL + (path === 'an article' ? article : path))
    expect(drawings).toBeLessThanOrEqual(Math.min(1, await drawnFiles(page)))
    expect((await page.evaluate(fontPairs)).length).toBeLessThanOrEqual(path === '/' ? 13 : 12)
    if (path === '/') expect(layouts).toBeLessThanOrEqual(8)
  })

test('ten posts without pictures show five drawings, none twice in a row, in one document also when all are in view', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 3000 })
  const { drawings } = await costOfLoading(page, `${baseURL}/blog`)
  expect(drawings).toBe(1)
  const shown = await page.locator('article img').evaluateAll((all) => all.map((each) => each.getAttribute('src')))
  expect(shown).toHaveLength(10)
  for (let place = 0; place + 5 <= 10; place += 1) expect(new Set(shown.slice(place, place + 5)).size).toBe(5)
})
