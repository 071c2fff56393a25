/** The print kit: each sheet is one page of A4, in black and white, with a code that a phone can read. */

import { brotliCompressSync } from 'node:zlib'
import type { APIRequestContext, Page } from '@playwright/test'
import { generate } from 'lean-qr'
import sharp from 'sharp'
import { languageTags } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import { warningSigns } from '#shared/warning-signs.ts'
import type { Calls } from '#test/calls.ts'
import { screeningDay } from '#test/events.ts'
import { expectAccessible } from './support/accessible.ts'
import { expect, open, slow, test } from './support/test.ts'

const pagesIn = async (page: Page) => {
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1')
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)?.length
}

/** In print the text of a sheet is as wide as the page without its margins. */
const asPaper = async (page: Page) => {
  await page.setViewportSize({ width: 703, height: 1024 })
  await page.emulateMedia({ media: 'print' })
}

const isCutOff = (page: Page) =>
  page.locator('main > div').evaluate((content) => {
    const [top, bottom] = [
      content.getBoundingClientRect().top,
      content.lastElementChild?.getBoundingClientRect().bottom,
    ]
    return (bottom ?? 0) - top > content.clientHeight
  })

/** Headings without text below them, and words that mark a cut. */
const loneHeadings = (main: HTMLElement | SVGElement) =>
  [...main.querySelectorAll('h1, h2, h3')]
    .filter((heading) =>
      /^(?:H\d)?$/.test((heading.nextElementSibling ?? heading.parentElement?.nextElementSibling)?.tagName ?? ''),
    )
    .map(({ textContent }) => textContent)
    .concat(
      [...main.querySelectorAll('p, li')].map(({ textContent }) => textContent).filter((text) => text?.endsWith(' …')),
    )

/** Whether each module of the QR code has the right colour in the screenshot. */
const expectCode = async (page: Page, text: string) => {
  const code = generate(text)
  const side = code.size + 8
  const picture = await page.locator('main [data-qr]').screenshot()
  const pixels = await sharp(picture).greyscale().resize(side, side, { kernel: 'nearest' }).raw().toBuffer()
  const isDark = (x: number, y: number) => (pixels[(y + 4) * side + x + 4] ?? 255) < 128
  const wrong = Array.from(
    { length: code.size ** 2 },
    (_, at) => [at % code.size, Math.floor(at / code.size)] as const,
  ).filter(([x, y]) => isDark(x, y) !== code.get(x, y))
  expect(wrong).toEqual([])
}

/** How much of the greyscale screenshot is dark. */
const inkOf = async (page: Page) => {
  const pixels = await sharp(await page.screenshot())
    .greyscale()
    .raw()
    .toBuffer()
  return pixels.filter((grey) => grey < 128).length / pixels.length
}

const coloursOf = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const worded = [...main.querySelectorAll('*')].filter((each) => each.textContent?.trim())
    return [...new Set(worded.map((each) => getComputedStyle(each).color))]
  })

/** Opens a sheet in print layout. Returns the address in its QR code. */
const expectSheet = async (page: Page, path: string) => {
  await page.emulateMedia({ media: 'screen' })
  await open(page, path)
  await asPaper(page)
  expect([path, await pagesIn(page)]).toEqual([path, 1])
  expect([path, await isCutOff(page)]).toEqual([path, false])
  expect([path, await page.locator('main').evaluate(loneHeadings)]).toEqual([path, []])
  return (await page.locator('main [data-qr]').getAttribute('data-qr')) ?? ''
}

test('a sheet prints on one page, black on white, with a QR code of its page', async ({ page }) => {
  await open(page, '/print')
  await page.getByRole('link', { name: 'Warning signs' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sickle cell disease: warning signs')
  for (const { sign } of warningSigns) await expect(page.getByText(sign)).toBeVisible()
  const text = await expectSheet(page, '/print/help')
  expect(new URL(text).pathname).toBe('/help')
  await expectCode(page, text)
  expect(await inkOf(page)).toBeLessThan(0.12)
  expect(await coloursOf(page)).toEqual(['rgb(0, 0, 0)'])
  await page.emulateMedia({ media: 'screen' })
  await expectAccessible(page, [320])
})

test(
  'on paper no page is one grid, which Firefox would move to the second sheet as a whole',
  slow,
  async ({ page }) => {
    await asPaper(page)
    for (const path of ['/events', '/places', '/volunteer', '/newsletters', '/privacy']) {
      await open(page, path)
      const grids = await page
        .locator('main :is(.page, section[aria-labelledby])')
        .evaluateAll((parts) => parts.filter((part) => getComputedStyle(part).display === 'grid').length)
      expect([path, grids]).toEqual([path, 0])
    }
  },
)

test('the genotype sheet splits no word of its table', slow, async ({ page }) => {
  await open(page, '/print/genotype')
  await asPaper(page)
  const heads = page.getByRole('table').first().getByRole('columnheader')
  // A word that is not split is one piece.
  const pieces = (head: HTMLElement | SVGElement) => {
    const text = document.createRange()
    text.selectNodeContents(head)
    return text.getClientRects().length <= (head.textContent ?? '').split(' ').length
  }
  await expect(heads).toHaveText(['Parents', 'A child may be', 'Sickle cell disease', 'Other'])
  for (const head of await heads.all()) expect(await head.evaluate(pieces)).toBe(true)
})

const articlesIn = async (request: APIRequestContext) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  return [...sitemap.matchAll(/\/(?:news|blog)\/[0-9a-z-]+/g)].map(([path]) => path)
}

const expectSmallSheet = async (page: Page, request: APIRequestContext, path: string) => {
  const text = await expectSheet(page, `/print${path}`)
  expect(new URL(text).pathname).toBe(path)
  expect(await coloursOf(page)).toEqual(['rgb(0, 0, 0)'])
  const html = await (await request.get(`/print${path}`)).body()
  expect(brotliCompressSync(html).byteLength).toBeLessThan(20_000)
}

// Printing takes seconds for each sheet, so there are two parts.
for (const part of [0, 1])
  test(`every sheet prints on one page, is small, and has a QR code of its page (${part + 1} of 2)`, {
    tag: '@slow',
  }, async ({ page, request }) => {
    test.slow()
    const articles = await articlesIn(request)
    expect(articles.length).toBeGreaterThanOrEqual(18)
    for (const path of ['/help', '/genotype', ...articles].filter((_, index) => index % 2 === part))
      await expectSmallSheet(page, request, path)
  })

test('the sheets of the longest articles and events print on one page', { tag: '@slow' }, async ({
  page,
  calls,
  request,
}) => {
  test.slow()
  const articles = await hugeArticles(calls)
  expect(await articlesIn(request)).toEqual(expect.arrayContaining(articles))
  for (const path of [...articles, ...(await hugeEvents(calls))]) await expectSmallSheet(page, request, path)
})

/** The longest titles and texts, with and without headings, lists, sources and spaces. */
const hugeArticles = async (calls: Calls) => {
  const sentence = 'A sentence with some words about the blood, the bones and the spleen.[1] '
  const contents = [
    `${sentence.repeat(20)}\n\n## ${'A long heading '.repeat(8)}\n\n`.repeat(20),
    `- ${sentence}\n`.repeat(200),
    sentence.repeat(400),
    'W'.repeat(20_000),
    '## W\n\nW\n\n'.repeat(300),
  ]
  const articles: string[] = []
  for (const [index, content] of contents.entries()) {
    const title = (index % 2 ? 'WWWWWWWWW ' : 'iii ').repeat(60).slice(0, limits.title)
    const sources = Array.from({ length: limits.sourceCount }, (_, number) => ({
      name: `${number} ${'A source with a long name '.repeat(9)}`.slice(0, limits.sourceName),
      url: `https://source.example/${number}`,
    }))
    const { blog } = await calls.publish('/blog', { title, content, sources: JSON.stringify(sources) })
    articles.push(`/blog/${blog.slug ?? blog._id}`)
  }
  return articles
}

/** The longest fields, and texts of long words, of many short lines, and of one long paragraph. */
const hugeEvents = async (calls: Calls) => {
  const texts = [
    'W'.repeat(limits.eventText),
    '- a\n'.repeat(1000),
    '## W\n\nW\n\n'.repeat(500),
    'A sentence of words. '.repeat(230),
  ]
  const paths: string[] = []
  for (const [index, text] of texts.entries()) {
    const line = (index % 2 ? 'W' : 'word ').repeat(200).slice(0, limits.eventLine).trim()
    const { event } = await calls.create('/events', {
      ...screeningDay,
      ...{
        title: line.slice(0, limits.eventTitle),
        town: line,
        landmark: line,
        bring: line,
        cost: line,
        contact: line,
      },
      ...{ languages: languageTags, text },
    })
    await calls.create(`/events/${event._id}/publish`, {})
    paths.push(`/events/${event.slug}`)
  }
  return paths
}
