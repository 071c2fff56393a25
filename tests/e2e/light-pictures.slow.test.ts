/** Which files of a picture (AVIF, WebP) a browser loads; `light-pages.slow.test.ts` has the byte budgets. */
import type { APIRequestContext, Page } from '@playwright/test'
import { testPhoto } from '#test/test-photo.ts'
import { expect, test } from './support/test.ts'

/** The page is requested repeatedly meanwhile, so that a wrongly cached page would be detected. */
const withAvif = (request: APIRequestContext, path: string, id: string) =>
  expect
    .poll(async () => (await request.get(path)).text(), { timeout: 120_000 })
    .toMatch(new RegExp(`<source type="image/avif" srcSet="/media/${id}`))

const shownFile = (page: Page) =>
  page
    .locator('picture img')
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return image.currentSrc
    })

test('a page shows a new picture at once, and switches to AVIF when it is ready', async ({ page, calls, request }) => {
  // Variants have low priority, and a test run keeps the machine busy.
  test.setTimeout(150_000)
  const fields = { title: 'A photograph', content: 'Look.' }
  const { newsItem } = await calls.publish('/news', fields, await testPhoto(3))
  const path = `/news/${newsItem._id}`
  const id = /\w{16}/.exec(newsItem.imageUrl)?.[0] ?? ''
  expect(await (await request.get(path)).text()).toContain(`/media/${id}-640.webp`)
  await withAvif(request, path, id)
  await page.goto(path)
  expect(await shownFile(page)).toMatch(/-(640|960|1280)\.avif$/)

  const file = await request.get(await shownFile(page))
  expect(file.headers()).toMatchObject({
    'content-type': 'image/avif',
    'cache-control': 'public, max-age=31536000, immutable',
  })
})

test('visitors cannot download the master of a picture', async ({ calls, request }) => {
  const { newsItem } = await calls.publish('/news', { title: 'A master', content: 'Text.' })
  const picture = newsItem.imageUrl.replace(/\.\w+$/, '')
  expect((await request.get(`${picture}-640.webp`)).status()).toBe(200)
  expect((await request.get(`${picture}-master.webp`)).status()).toBe(404)
})

test('a list loads its first picture at once and the others when they come near, and reserves their space', async ({
  page,
  calls,
}) => {
  for (const title of ['One', 'Two', 'Three']) await calls.publish('/news', { title, content: 'Text.' })
  await page.goto('/news')
  const images = page.locator('picture img')
  const [first, ...others] = await images.evaluateAll((all: HTMLImageElement[]) =>
    all.map(({ loading, fetchPriority, width, height }) => ({
      loading,
      fetchPriority,
      hasPlace: width > 0 && height > 0,
    })),
  )
  expect(first).toEqual({ loading: 'eager', fetchPriority: 'high', hasPlace: true })
  for (const other of others) expect(other).toEqual({ loading: 'lazy', fetchPriority: 'auto', hasPlace: true })
})
