import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import type { Kind } from '#shared/feeds.ts'
import type { ArticleSource } from '#shared/shapes/review.ts'
import { testCore } from '#test/core.ts'
import { pictures } from '#test/pictures.ts'
import { addStarterTexts } from '#test/starter.ts'
import { insertArticle } from '../articles/publish.ts'
import { openDatabase } from '../database/open.ts'
import type { Database } from '../database/tables.ts'
import { createSettings } from '../settings/settings.ts'
import { starterArticles } from './articles.ts'
import { findRecords, saveRecords, starterMark, textHash } from './records.ts'
import { starterText } from './texts.ts'

type OldText = {
  kind: Kind
  name: string
  title: string
  content: string
  sources: ArticleSource[]
  lastChecked: string
}

/** The starter articles of an earlier version, in the order in which it added them. */
const oldTexts: OldText[] = JSON.parse(
  gunzipSync(
    await readFile(new URL('../../../tests/support/earlier-starter-texts.json.gz', import.meta.url)),
  ).toString(),
)

/** The old site has fewer articles, so its texts link to fewer. */
const textForOldSite = (name: string) =>
  starterText(
    name,
    oldTexts.map((text) => text.name),
  )

const addedAt = '2026-06-19T08:00:00.000Z'
const oldDate = (index: number) => new Date(Date.parse(addedAt) - (index + 1) * 60_000).toISOString()

const inDatabase = async (config: Parameters<typeof databaseUrlOf>[0], work: (db: Database) => Promise<void>) => {
  const db = await openDatabase(databaseUrlOf(config))
  await work(db)
  await db.destroy()
}

/** A site that the earlier version started, before the first start of this version. */
const oldSite = async () => {
  const site = await testCore()
  const ids: Record<string, string> = {}
  await inDatabase(site.config, async (db) => {
    for (const [index, { kind, name, ...text }] of oldTexts.entries())
      ids[name] = await insertArticle(db, kind, { ...text, author: 'Voima team' }, oldDate(index))
    await createSettings(db).save(starterMark, addedAt)
    await saveRecords(
      db,
      Object.fromEntries(oldTexts.map((text) => [text.name, { id: ids[text.name] ?? '', hash: textHash(text) }])),
    )
  })
  const idOf = (name: string) => ids[name] ?? ''
  return { ...site, idOf, [Symbol.asyncDispose]: site.close }
}

const myths = 'ten-myths'
const administrator = { role: 'administrator' }

test('an unchanged starter article gets the corrected text as a revision, and keeps its date', async () => {
  await using site = await oldSite()
  const { articles } = await site.reopen()
  for (const [index, { kind, name }] of oldTexts.entries()) {
    const starter = starterArticles.find((each) => each.name === name)
    const article = await articles.find(kind, site.idOf(name))
    expect(article).toMatchObject({ ...(await textForOldSite(name)), title: starter?.title, tags: starter?.tags })
    expect(article).toMatchObject({ updatedAt: oldDate(index), version: 2 })
    const { found } = await articles.revisions.list(kind, article._id, 1, 10)
    expect(found.map(({ number, by }) => [number, by])).toEqual([
      [2, 'Software update'],
      [1, ''],
    ])
    expect((await articles.revisions.find(kind, article._id, 1)).content).toBe(oldTexts[index]?.content)
  }
})

test('after that the dashboard has no corrections, and a later start changes nothing more', async () => {
  await using site = await oldSite()
  await site.reopen()
  const { articles, dashboard } = await site.reopen()
  expect((await articles.find('blog', site.idOf(myths))).version).toBe(2)
  expect((await dashboard(administrator)).corrections).toEqual([])
})

test('a site in use gets no new starter articles', async () => {
  await using site = await oldSite()
  const { articles } = await site.reopen()
  const lists = await Promise.all([articles.list('news', 1, 50), articles.list('blog', 1, 50)])
  expect(lists.map(({ found }) => found.length)).toEqual([3, 3])
})

test.each([
  ['the text', { content: 'Our own words about myths.' }],
  ['the title', { title: 'Our ten myths' }],
  ['the sources', { sources: [] }],
  ['the reviewer', { reviewer: 'Dr Mensah' }],
])('an article with another %s is not corrected, and the dashboard names it until it is saved', async (_, change) => {
  await using site = await oldSite()
  await site.core.articles.revise('blog', site.idOf(myths), { ...change, keepDate: true })
  const before = await site.core.articles.find('blog', site.idOf(myths))
  await site.reopen()
  const { articles, dashboard } = await site.reopen()
  expect(await articles.find('blog', before._id)).toEqual(before)
  const { lastChecked, ...text } = await textForOldSite(myths)
  const corrected = { title: oldTexts[5]?.title, ...text }
  const { _id, version, title, content, sources } = before
  const waiting = { kind: 'blog', _id, version, own: { title, content, sources }, corrected }
  expect((await dashboard(administrator)).corrections).toMatchObject([waiting])
  expect((await dashboard({ role: 'nobody' })).corrections).toBeUndefined()

  await articles.revise('blog', before._id, { content: 'Our words, after reading the correction.', keepDate: true })
  expect((await dashboard(administrator)).corrections).toEqual([])
  const later = await site.reopen()
  expect((await later.dashboard(administrator)).corrections).toEqual([])
  expect((await later.articles.find('blog', before._id)).content).toBe('Our words, after reading the correction.')
})

test('the site offers an edited article with its own sentences, and an editor accepts it', async () => {
  await using site = await oldSite()
  const own = `${oldTexts[5]?.content}\n\nAsk for Auntie Esi at our office.`
  await site.core.articles.revise('blog', site.idOf(myths), { content: own, keepDate: true })
  const { articles, dashboard } = await site.reopen()
  const [correction] = (await dashboard(administrator)).corrections ?? []
  const { content, sources } = await textForOldSite(myths)
  const offer = { title: oldTexts[5]?.title ?? '', content: `${content}\n\nAsk for Auntie Esi at our office.`, sources }
  expect(correction?.offer).toEqual(offer)
  await articles.revise('blog', site.idOf(myths), { ...offer, version: correction?.version, keepDate: true })
  const later = await site.reopen()
  expect((await later.dashboard(administrator)).corrections).toEqual([])
  expect(await later.articles.find('blog', site.idOf(myths))).toMatchObject(offer)
})

test('an offer stays while the article still has an old sentence, whatever else is saved', async () => {
  await using site = await oldSite()
  const own = `${oldTexts[5]?.content}\n\nAsk for Auntie Esi at our office.`
  await site.core.articles.revise('blog', site.idOf(myths), { content: own, keepDate: true })
  const { articles, dashboard } = await site.reopen()
  const offered = async () => (await dashboard(administrator)).corrections?.map(({ offer }) => offer?.content)
  const { content } = await textForOldSite(myths)
  await articles.revise('blog', site.idOf(myths), { tags: ['blood'], keepDate: true })
  expect(await offered()).toEqual([`${content}\n\nAsk for Auntie Esi at our office.`])
  await articles.revise('blog', site.idOf(myths), { content: own.replace('Esi', 'Efua'), keepDate: true })
  expect(await offered()).toEqual([`${content}\n\nAsk for Auntie Efua at our office.`])
  await articles.revise('blog', site.idOf(myths), { content: 'Our own words.', keepDate: true })
  expect(await offered()).toEqual([])
})

test('nothing is offered for an article of which no old sentence is left', async () => {
  await using site = await oldSite()
  await site.core.articles.revise('blog', site.idOf(myths), { content: 'Our own words about myths.', keepDate: true })
  const { dashboard } = await site.reopen()
  expect((await dashboard(administrator)).corrections?.map(({ offer }) => offer)).toEqual([undefined])
})

test('tags and pictures that editors chose stay, and do not prevent the correction', async () => {
  await using site = await oldSite()
  const own = await pictures.jpeg()
  await site.core.articles.revise(
    'blog',
    site.idOf(myths),
    { tags: ['Our tag'], imageAlt: 'Our picture', keepDate: true },
    own,
  )
  const { articles } = await site.reopen()
  const article = await articles.find('blog', site.idOf(myths))
  expect(article).toMatchObject({ ...(await textForOldSite(myths)), tags: ['Our tag'], imageAlt: 'Our picture' })
})

test('a removed starter article is not restored, and an unpublished one stays unpublished', async () => {
  await using site = await oldSite()
  await site.core.articles.remove('blog', site.idOf(myths))
  await site.core.articles.revise('blog', site.idOf('pain-crisis'), { status: 'draft', keepDate: true })
  const { articles, dashboard } = await site.reopen()
  const { found } = await articles.list('blog', 1, 50)
  expect(found.map(({ _id }) => _id)).toEqual([site.idOf('know-your-genotype')])
  const { content } = await textForOldSite('pain-crisis')
  expect(content).not.toContain('/blog/pain-plan')
  expect((await articles.revisions.find('blog', site.idOf('pain-crisis'), 2)).content).toBe(content)
  expect((await dashboard(administrator)).corrections).toEqual([])
})

test('a site that started with this version is corrected by a later one in the same way', async () => {
  await using site = await testCore()
  const before = await addStarterTexts(site)
  const { found } = await before.articles.list('blog', 1, 50)
  const article = found.find(({ title }) => title.startsWith('Ten myths'))
  // As if the site had started with an older text.
  const older = { title: 'Ten myths', content: 'Older words.', sources: [], lastChecked: '2026-01-01', reviewer: '' }
  await before.articles.revise('blog', article?._id ?? '', { ...older, keepDate: true })
  await inDatabase(site.config, async (db) => {
    const records = (await findRecords(db)) ?? {}
    await saveRecords(db, { ...records, [myths]: { id: article?._id ?? '', hash: textHash(older) } })
  })
  const { articles } = await site.reopen()
  expect(await articles.find('blog', article?._id ?? '')).toMatchObject(await starterText(myths))
})
