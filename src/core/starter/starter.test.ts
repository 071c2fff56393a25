import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { feedOf } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import { fixedPaths } from '#shared/pages/page-lists.ts'
import { ArticleSource } from '#shared/shapes/review.ts'
import { sharedSources } from '#shared/sources/all.ts'
import { articleSource } from '#shared/sources/published-source.ts'
import { warningSigns } from '#shared/warning-signs.ts'
import { placeWarningSigns, warningSignsAfter } from '#shared/warning-signs-box.ts'
import { moreToRead } from '#shared/wording/more-to-read.ts'
import { testClock, testCore } from '#test/core.ts'
import { daysOfReading, readingGrade, sentencesIn, wordsIn } from '#test/reading.ts'
import { addStarterTexts, quickImages } from '#test/starter.ts'
import { openDatabase } from '../database/open.ts'
import { days } from '../lib/clock.ts'
import { toExcerpt } from '../lib/excerpt.ts'
import { toHtml } from '../lib/markdown.ts'
import type { Core } from '../organisation/core.ts'
import { starterArticles } from './articles.ts'
import { addStarterArticles } from './starter.ts'
import { sharedFacts, starterFile, starterText } from './texts.ts'

const titles = async (core: Core) => {
  const lists = await Promise.all([core.articles.list('news', 1, 50), core.articles.list('blog', 1, 50)])
  return lists.map(({ found }) => found.map(({ title }) => title))
}

const expected = (['news', 'blog'] as const).map((kind) =>
  starterArticles.filter((article) => article.kind === kind).map(({ title }) => title),
)

test('a later start adds nothing, even after all were deleted permanently', async () => {
  const { clock, pass } = testClock()
  await using organisation = await testCore({ clock })
  const { articles } = await addStarterTexts(organisation, clock)
  for (const kind of ['news', 'blog'] as const)
    for (const { _id } of (await articles.list(kind, 1, 50)).found) await articles.remove(kind, _id)
  pass(days(limits.trashDays))
  const removed = async () => (await articles.counts('news')).removed + (await articles.counts('blog')).removed
  expect(await removed()).toBe(starterArticles.length)
  await articles.expire()
  expect(await removed()).toBe(0)
  expect(await titles(await addStarterTexts(organisation, clock))).toEqual([[], []])
})

test('with STARTER_CONTENT=health, a new site has every guide, without news and without the name of an organisation', async () => {
  await using organisation = await testCore()
  const core = await addStarterTexts(organisation, undefined, 'health')
  expect(await titles(core)).toEqual([[], expected[1]])
  const { found } = await core.articles.list('blog', 1, 50)
  expect(JSON.stringify(found)).not.toMatch(/voima/i)
  for (const { sources } of found) expect(sources.length).toBeGreaterThanOrEqual(5)
})

test('with STARTER_CONTENT=none, a new site has no articles, and a later start with another value adds them', async () => {
  await using organisation = await testCore()
  expect(await titles(await addStarterTexts(organisation, undefined, 'none'))).toEqual([[], []])
  expect(await titles(await addStarterTexts(organisation))).toEqual(expected)
})

test('a start that fails leaves none of them, and the next one adds each once', async () => {
  await using organisation = await testCore()
  const db = await openDatabase(databaseUrlOf(organisation.config))
  const image = await quickImages.imageFiles.saveOneWidth(new Uint8Array(), '')
  // The second article cannot have the first one's picture, so the database fails in the middle.
  const broken = { db, ...quickImages, clock: () => new Date(), imageFiles: { saveOneWidth: async () => image } }
  await expect(addStarterArticles(broken, 'yes')).rejects.toThrow('UNIQUE')
  expect(await titles(organisation.core)).toEqual([[], []])
  await addStarterArticles({ ...broken, ...quickImages }, 'yes')
  await addStarterArticles({ ...broken, ...quickImages }, 'yes')
  expect(await titles(organisation.core)).toEqual(expected)
  await db.destroy()
})

test('each has sources, the date of their check, and no clinician as reviewer', async () => {
  await using organisation = await testCore()
  const { articles } = await addStarterTexts(organisation)
  for (const kind of ['news', 'blog'] as const)
    for (const article of (await articles.list(kind, 1, 50)).found) {
      const starter = starterArticles.find(({ title }) => title === article.title)
      const text = await starterText(starter?.name ?? '')
      expect(article).toMatchObject({ ...text, tags: starter?.tags, isHealth: true, language: 'en' })
      expect(article).not.toHaveProperty('reviewer', expect.anything())
      for (const day of daysOfReading(JSON.stringify(text.sources))) expect(day <= text.lastChecked, day).toBe(true)
    }
})

const root = join(import.meta.dirname, '../..')

const wordsOf = async (patterns: string[]) => {
  const files = globSync(patterns, { cwd: root }).filter((file) => !file.includes('.test.'))
  const texts = await Promise.all(files.map((file) => readFile(join(root, file), 'utf8')))
  return new Set(texts.join(' ').match(/\w+/g))
}

const places = ['core/starter/*.md', 'site/**/*.ts', 'site/**/*.tsx']

test('every source is cited by an article, a page, a fact or a warning sign, and is valid for the API', async () => {
  const used = await wordsOf([...places, 'shared/facts/*.ts', 'shared/warning-signs.ts', 'shared/content/*.ts'])
  expect(Object.keys(sharedSources).filter((name) => !used.has(name))).toEqual([])
  for (const source of Object.values(sharedSources).map(articleSource))
    expect(ArticleSource.parse(source)).toEqual(source)
})

test('each topic that the health pages link to has articles', () => {
  for (const { tag } of moreToRead.topics)
    expect([tag, starterArticles.filter(({ tags }) => tags.includes(tag)).length > 1]).toEqual([tag, true])
})

test('every shared fact is stated by an article or a page', async () => {
  const used = await wordsOf([...places, 'shared/warning-signs.ts', 'shared/content/*.ts'])
  expect(Object.keys(sharedFacts).filter((name) => !used.has(name))).toEqual([])
})

const withEverySign = ['fever', 'pain-crisis', 'first-year', 'pregnancy-guide', 'after-birth']
const articlePaths = starterArticles.map(({ kind, name }) => `${feedOf(kind).path}/${name}`)

test('an article is found by the path with which others link to it, also after its address has changed', async () => {
  await using organisation = await testCore()
  const { articles } = await addStarterTexts(organisation)
  for (const { kind, name, title } of starterArticles) expect(await articles.find(kind, name)).toMatchObject({ title })
  const { _id } = await articles.find('blog', 'malaria')
  await articles.revise('blog', _id, { slug: 'all-about-malaria', keepDate: true })
  expect(await articles.find('blog', 'malaria')).toMatchObject({ _id })
  await articles.remove('blog', _id)
  await expect(articles.find('blog', 'malaria')).rejects.toThrow('There is no such article')
})

test('on a site that did not receive an article, its name is only words', async () => {
  const link = '[malaria and its vaccine](/blog/malaria)'
  expect((await starterText('first-year', ['malaria'])).content).toContain(link)
  const { content } = await starterText('first-year', ['fever'])
  expect(content).toContain('Read about malaria and its vaccine.')
  expect(content).not.toContain('/blog/')
})

describe.each(starterArticles)('$name', ({ name, title, imageAlt }) => {
  test('has 350 to 600 words, a reading grade of three to six, no long sentence, and sources', async () => {
    const { content, sources } = await starterText(name)
    const html = toHtml(content)
    const count = wordsIn(html.replace(/<[^>]+>|\[\d+\]/g, ' ')).length
    expect(title.length).toBeLessThanOrEqual(65)
    expect(imageAlt.length).toBeLessThanOrEqual(limits.imageAlt)
    expect(count).toBeGreaterThanOrEqual(350)
    expect(count).toBeLessThanOrEqual(600)
    // Below grade three, the sentences are so short that readers must guess how they connect.
    expect(readingGrade(html)).toBeGreaterThanOrEqual(3)
    expect(readingGrade(html)).toBeLessThanOrEqual(6)
    expect(sentencesIn(html).filter((sentence) => wordsIn(sentence).length > 25)).toEqual([])
    expect(sources.length).toBeGreaterThanOrEqual(5)
  })

  test('shows every warning sign, or five or six of them', async () => {
    const html = placeWarningSigns(toHtml((await starterText(name)).content))
    const [box = ''] = /<section class="warning-signs".*?<\/section>/s.exec(html + warningSignsAfter(html)) ?? []
    const expected = withEverySign.includes(name) ? [warningSigns.length] : [5, 6]
    expect(expected).toContain(box.match(/<li>/g)?.length)
  })

  test('links only to pages of this site', async () => {
    const html = toHtml(await starterFile(`${name}.md`))
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(links.length).toBeGreaterThan(0)
    for (const link of links) expect([...fixedPaths, ...articlePaths]).toContain(link?.replace(/#.*/, ''))
  })

  test('has an excerpt of complete sentences, none of them joined from two parts of the text', async () => {
    const { content } = await starterText(name)
    const parts = [...toHtml(content).matchAll(/<(p|li|td|th|h\d)>(.*?)<\/\1>/gs)].map(([, tag = '', html = '']) => ({
      isWhole: tag !== 'p',
      text: html
        .replace(/<[^>]+>|\[\d+\]/g, '')
        .replace(/\s+/g, ' ')
        .replaceAll('&quot;', '"')
        .toLowerCase(),
    }))
    const sentences = toExcerpt(content)
      .replace(/ …$/, '')
      .split(/(?<=[.!?:])\s+(?=\p{Lu})/u)
    expect(sentences.length).toBeGreaterThan(0)
    for (const sentence of sentences) {
      const words = sentence.toLowerCase().replace(/\.$/, '')
      const found = parts.filter(({ text, isWhole }) =>
        isWhole ? text.replace(/\.$/, '') === words : text.includes(words),
      )
      expect(found.length, `${sentence} | ${toExcerpt(content)}`).toBeGreaterThan(0)
      expect(sentence).toMatch(/[.!?:”)]$/)
    }
  })

  test('has a drawing of less than 4 KB without text in it', async () => {
    const drawing = await starterFile(`${name}.svg`)
    expect(drawing.length).toBeLessThan(4096)
    expect(drawing).toContain('viewBox="0 0 1600 1000"')
    expect(drawing).not.toMatch(/<(text|image|script|foreignObject)/)
  })
})
