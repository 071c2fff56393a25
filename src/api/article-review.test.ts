import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { formOf, testApi } from '#test/api.ts'
import { walk } from '#test/cast.ts'

let stage: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  stage = await testApi()
})
afterAll(() => stage.close())

const publish = (fields: Record<string, string>, path = '/blog') =>
  stage.ask({ as: 'Ama', method: 'POST', path, body: formOf({ ...walk, ...fields }) })
const revise = (id: string, fields: Record<string, string>) =>
  stage.ask({ as: 'Ama', method: 'PATCH', path: `/blog/${id}`, body: formOf(fields) })

const sources = [
  { name: 'WHO, fact sheet', year: 2025, url: 'https://www.who.int/news?a=b&c=d' },
  { name: 'A talk at the clinic' },
]
const review = { sources: JSON.stringify(sources), lastChecked: '2026-06-01', reviewer: ' A clinician ' }

describe.each([newsFeed, blogFeed])('$path', ({ path, itemKey, listKey }) => {
  test('an article has its sources, review and language, alone and in the list', async () => {
    const { status, json } = await publish({ ...review, isHealth: 'false', language: 'tw' }, path)
    expect(status).toBe(201)
    const said = { sources, lastChecked: '2026-06-01', reviewer: 'A clinician', isHealth: false, language: 'tw' }
    expect(json[itemKey]).toMatchObject(said)
    const list = (await stage.ask({ path: `${path}?language=tw` })).json
    expect(list[listKey]).toEqual([json[itemKey]])
    expect(list).toMatchObject({ currentPage: 1, totalPages: 1, languages: expect.arrayContaining(['tw']) })
  })

  test('an article with only the specification’s fields is about health, in English and not reviewed', async () => {
    const article = (await publish({}, path)).json[itemKey]
    expect(article).toMatchObject({ isHealth: true, language: 'en', sources: [] })
    expect(Object.keys(article)).not.toEqual(expect.arrayContaining(['lastChecked']))
    expect(Object.keys(article)).not.toEqual(expect.arrayContaining(['reviewer']))
  })
})

test('an article about health may give a reason for having no source; an old revision restores the reason', async () => {
  const { _id } = (await publish({ noSourceReason: ' It is a poem. ' })).json.blog
  const named = (await revise(_id, { sources: JSON.stringify(sources), noSourceReason: '' })).json.blog
  expect(named).toMatchObject({ sources })
  expect(named.noSourceReason).toBeUndefined()
  const path = `/blog/${_id}/revisions/1`
  expect((await stage.ask({ as: 'Ama', path })).json.revision.noSourceReason).toBe('It is a poem.')
  const restored = (await stage.ask({ as: 'Ama', method: 'POST', path: `${path}/restore` })).json.blog
  expect(restored).toMatchObject({ sources: [], noSourceReason: 'It is a poem.' })
})

test('a change clears fields sent empty and keeps fields not sent', async () => {
  const { _id } = (await publish({ ...review, language: 'ee' })).json.blog
  expect((await revise(_id, { title: 'Another' })).json.blog).toMatchObject({ sources, lastChecked: '2026-06-01' })
  const cleared = (await revise(_id, { sources: '[]', lastChecked: '', reviewer: '' })).json.blog
  expect(cleared).toMatchObject({ sources: [], language: 'ee' })
  expect([cleared.lastChecked, cleared.reviewer]).toEqual([undefined, undefined])
})

test('a source keeps only known fields', async () => {
  const sent = '[{"name":"WHO","year":2025,"onclick":"alert(1)","__proto__":{"url":"javascript:alert(1)"}}]'
  expect((await publish({ sources: sent })).json.blog.sources).toEqual([{ name: 'WHO', year: 2025 }])
})

const withUrl = (url: unknown) => JSON.stringify([sources[1], { name: 'A', url }])
const withYear = (year: unknown) => JSON.stringify([{ name: 'A', year }])
const many = (count: number) => JSON.stringify(Array(count).fill({ name: 'A' }))
const mustBeWeb = 'it must begin with https:// or http://.'

test.each([
  [{ sources: 'WHO 2025' }, 'sources', 'sources is "WHO 2025"; it must be a JSON list of at most 30 objects'],
  [{ sources: '' }, 'sources', 'sources is ""; it must be'],
  [{ sources: '{"name":"WHO"}' }, 'sources', 'it must be a JSON list'],
  [{ sources: '['.repeat(100_000) }, 'sources', 'it must be a JSON list'],
  [{ sources: `${'['.repeat(50_000)}${']'.repeat(50_000)}` }, 'sources.0', 'it must be an object with a name'],
  [{ sources: many(31) }, 'sources', 'sources has 31 entries; it must be a JSON list of at most 30'],
  [{ sources: many(500_000) }, 'sources', 'has 500000 entries'],
  [{ sources: '[null]' }, 'sources.0', 'A source is null; it must be an object'],
  [{ sources: '[{}]' }, 'sources.0.name', 'Enter the name of each source.'],
  [{ sources: '[{"name":" "}]' }, 'sources.0.name', 'Enter the name of each source.'],
  [{ sources: '[{"name":{"toString":1}}]' }, 'sources.0.name', 'must be text'],
  [{ sources: '[{"name":"\\u0000"}]' }, 'sources.0.name', 'Enter the name'],
  [{ sources: `[{"name":"${'x'.repeat(201)}"}]` }, 'sources.0.name', '201 characters; at most 200'],
  [{ sources: withYear(25) }, 'sources.0.year', 'The year of a source is "25"; it must have four digits.'],
  [{ sources: withYear('2025') }, 'sources.0.year', 'it must have four digits.'],
  [{ sources: withYear(2025.5) }, 'sources.0.year', '"2025.5"'],
  [{ sources: withYear({ toString: 1 }) }, 'sources.0.year', 'four digits'],
  [{ sources: withUrl('javascript:alert(1)') }, 'sources.1.url', `"javascript:alert(1)"; ${mustBeWeb}`],
  [{ sources: withUrl(' JaVaScRiPt:alert(1)') }, 'sources.1.url', mustBeWeb],
  [{ sources: withUrl('java\nscript:alert(1)') }, 'sources.1.url', mustBeWeb],
  [{ sources: withUrl('data:text/html,<script>alert(1)</script>') }, 'sources.1.url', mustBeWeb],
  [{ sources: withUrl('//evil.example') }, 'sources.1.url', mustBeWeb],
  [{ sources: withUrl('https://') }, 'sources.1.url', mustBeWeb],
  [{ sources: withUrl('https:/\\evil.example') }, 'sources.1.url', mustBeWeb],
  [{ sources: withUrl(`https://a.example/${'x'.repeat(2_000)}`) }, 'sources.1.url', 'at most 2,000 characters'],
  [{ sources: withUrl(['https://a.example']) }, 'sources.1.url', 'must be text'],
  [{ lastChecked: '12/01/2026' }, 'lastChecked', 'lastChecked is "12/01/2026"; it must be a date like 2026-11-21'],
  [{ lastChecked: '2026-02-30' }, 'lastChecked', '"2026-02-30"'],
  [{ lastChecked: '2026-06-01T00:00:00Z' }, 'lastChecked', 'it must be a date'],
  [{ reviewer: 'x'.repeat(201) }, 'reviewer', 'at most 200 characters'],
  [{ isHealth: 'maybe' }, 'isHealth', 'isHealth is "maybe"; it must be true or false.'],
  [{ isHealth: '' }, 'isHealth', 'isHealth is ""'],
  [{ language: 'fr' }, 'language', 'language is "fr"; it must be one of en (English), tw (Twi), ee (Eʋegbe)'],
  [{ language: '' }, 'language', 'language is ""'],
])('%o is rejected with the name of the field, and nothing is published', async (fields, field, sentence) => {
  const { status, json, text } = await publish({ title: 'Refused', ...fields })
  expect([status, Object.keys(json.errors)]).toEqual([422, [field]])
  expect(json.errors[field]).toContain(sentence)
  expect(text.length).toBeLessThan(1_000)
  expect((await stage.ask({ path: '/blog' })).text).not.toContain('Refused')
})

test('thirty sources are stored in their order', async () => {
  const thirty = Array.from({ length: 30 }, (_, number) => ({ name: `Source ${number}` }))
  expect((await publish({ sources: JSON.stringify(thirty) })).json.blog.sources).toEqual(thirty)
})
