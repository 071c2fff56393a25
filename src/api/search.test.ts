import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { SearchAnswer } from '#shared/shapes/search.ts'
import { searchWording } from '#shared/wording/search.ts'
import { testApi } from '#test/api.ts'
import { walk } from '#test/cast.ts'
import { testClock } from '#test/core.ts'

let stage: Awaited<ReturnType<typeof testApi>>
beforeAll(async () => {
  const { clock, pass } = testClock()
  stage = await testApi({ clock })
  for (let number = 1; number <= 12; number += 1) {
    await stage.core.articles.publish('news', { ...walk, title: `Zebra ${number}`, content: 'Stripes & <b>more</b>.' })
    pass(1000)
  }
})
afterAll(() => stage.close())

const search = (query: Record<string, string>) => stage.ask({ path: `/search?${new URLSearchParams(query)}` })

test('a guest gets ten results at a time and the total', async () => {
  const { status, json } = await search({ q: 'zebra' })
  expect(status).toBe(200)
  expect(json.results).toHaveLength(10)
  expect(json).toMatchObject({ currentPage: 1, totalPages: 2, total: 12, isTotalExact: true, hasAllWords: true })
  const next = await search({ q: 'zebra', page: '2', limit: '10' })
  expect(next.json).toMatchObject({ currentPage: 2, totalPages: 2, total: 12 })
  const both = [...json.results, ...next.json.results].map(({ path }) => path)
  expect(new Set(both).size).toBe(12)
})

test('a result has its path, and where the words were found, as plain text', async () => {
  const { results } = (await search({ q: 'zebra stripes', limit: '1' })).json
  expect(results[0]).toMatchObject({
    kind: 'news',
    title: 'Zebra 12',
    titleMarks: [{ start: 0, end: 5 }],
    path: expect.stringMatching(/^\/news\/\w{16}$/),
    excerpt: 'Stripes & <b>more</b>.',
    excerptMarks: [{ start: 0, end: 7 }],
    updatedAt: expect.stringMatching(/^\d{4}-/),
  })
})

test('the pages of the site are found, with the help page first', async () => {
  const { results } = (await search({ q: 'help' })).json
  expect(results[0]).toMatchObject({ kind: 'page', title: 'Get help now', path: '/help' })
})

test('a search without words has no results, and is no error', async () => {
  const empty = { results: [], total: 0, currentPage: 1, totalPages: 1 }
  for (const path of ['/search', '/search?q=', '/search?q=%20%20'])
    expect(await stage.ask({ path })).toMatchObject({ status: 200, json: empty })
})

describe('any search', () => {
  const oddities = [
    '"zebra',
    'zebra AND OR NOT NEAR/2 (stripes',
    'ze*bra',
    '-zebra',
    'title:zebra',
    "' OR 1=1 --",
    "'; DROP TABLE articles; --",
    '%',
    '_____',
    'zebra\\',
    'zebra\0',
    '\0',
    '🦓🦓',
    '\u202e\u200d\ufeff',
    '… – !?',
    '<script>alert(1)</script>',
    'a'.repeat(limits.searchQuery),
    'ɛ́'.repeat(30),
    'ze '.repeat(33),
    'שלום العربية 斑马 зебра',
  ]

  test.each(oddities)('%j gets a valid response', async (q) => {
    const { status, json } = await search({ q })
    expect(status).toBe(200)
    expect(SearchAnswer.parse(json)).toEqual(json)
  })

  test.each(['%ED%A0%80', '%FF%FE', '%', '%zz', 'zebra%00'])(
    '%s, which no browser sends, gets a valid response',
    async (q) => {
      const { status, json } = await stage.ask({ path: `/search?q=${q}` })
      expect(status).toBe(200)
      expect(SearchAnswer.parse(json)).toEqual(json)
    },
  )

  test.each(['zebra', '"zebra"', '(zebra)', 'zebra*', 'zebra:', '-zebra', 'zebra\0', '%zebra%'])(
    '%j finds zebra',
    async (q) => expect((await search({ q })).json.total).toBe(12),
  )
})

describe('the search rejects with a sentence', () => {
  test.each([limits.searchQuery + 1, 10_000])('%i characters', async (length) => {
    const { status, json } = await search({ q: 'z'.repeat(length) })
    expect([status, json.errors]).toEqual([422, { q: searchWording.tooLong }])
  })

  test('two queries at once', async () => {
    const { status, json } = await stage.ask({ path: '/search?q=zebra&q=okapi' })
    expect([status, json.errors]).toEqual([422, { q: 'q must be text.' }])
  })

  test('a page number that cannot exist', async () =>
    expect((await search({ q: 'zebra', page: '0' })).status).toBe(422))
})

test('a page past the end is empty and has the number of pages', async () => {
  const { status, json } = await search({ q: 'zebra', page: '999999999' })
  expect([status, json.results, json.totalPages]).toEqual([200, [], 2])
})
