import { describe, expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { limits } from '#shared/limits.ts'
import { walk } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { openDatabase } from '../database/open.ts'
import { days } from '../lib/clock.ts'
import type { Core } from '../organisation/core.ts'

const publish = (core: Core, title: string, content = 'Text.') =>
  core.articles.publish('blog', { ...walk, title, content })

/** The titles found, first to last; the site's own pages only when asked for. */
const titles = async (core: Core, query: string) => {
  const { results } = await core.search.find(query, 1, 100)
  return results.filter(({ kind }) => kind !== 'page').map(({ title }) => title)
}

const markedIn = (text: string, marks: { start: number; end: number }[]) =>
  marks.map(({ start, end }) => text.slice(start, end))

for (const database of databases)
  describe(`search in ${database.name}`, () => {
    test('finds words in titles, texts, headings and code, in news and blog', async () => {
      await using organisation = await testCore({ database })
      const { core } = organisation
      await publish(core, 'Zebras', '## Giraffes\n\nAnd *hippos*.\n\n    okapi\n')
      const { _id } = await core.articles.publish('news', { ...walk, title: 'Zebras in the news' })
      for (const word of ['giraffes', 'hippos', 'okapi']) expect(await titles(core, word)).toEqual(['Zebras'])
      const { results } = await core.search.find('zebras news', 1, 10)
      expect(results[0]).toMatchObject({ kind: 'news', title: 'Zebras in the news', path: `/news/${_id}` })
    })

    test('returns the language of each result', async () => {
      await using organisation = await testCore({ database })
      await organisation.core.articles.publish('blog', { ...walk, title: 'Yɛn akwahosan', language: 'tw' })
      expect((await organisation.core.search.find('akwahosan', 1, 1)).results[0]?.language).toBe('tw')
    })

    test('ignores case, accents and apostrophes, in query and text', async () => {
      await using organisation = await testCore({ database })
      const { core } = organisation
      await publish(core, 'Yɛn akwahosan', 'Mmofra a wɔyare. Ghana’s own.')
      for (const query of ['YEN', 'yɛn', 'woyare', 'WƆYARE', 'wóyáre', 'ghana', "ghana's"])
        expect(await titles(core, query), query).toEqual(['Yɛn akwahosan'])
    })

    test('tolerates a small misspelling, and marks the intended word', async () => {
      await using organisation = await testCore({ database })
      const { core } = organisation
      await publish(core, 'Okapis', 'The okapi has a prehensile snout.')
      for (const query of ['okpai', 'okai', 'okapii', 'prehensil', 'perhensle', 'sonut']) {
        const [found] = (await core.search.find(query, 1, 10)).results
        expect(found?.title, query).toBe('Okapis')
        const marked = [
          ...markedIn(found?.title ?? '', found?.titleMarks ?? []),
          ...markedIn(found?.excerpt ?? '', found?.excerptMarks ?? []),
        ]
        expect(marked.length, query).toBeGreaterThan(0)
        expect(['Okapis', 'okapi', 'prehensile', 'snout']).toEqual(expect.arrayContaining(marked))
      }
      expect(await titles(core, 'opaki')).toEqual([])
    })

    test('finds words whether they are written as one, with a hyphen or a space', async () => {
      await using organisation = await testCore({ database })
      const { core } = organisation
      await publish(core, 'Zebrafish', 'A zebrafish and okapi-giraffe food in COVID-19 times, on WhatsApp.')
      for (const query of [
        'zebra fish',
        'zebrafish',
        'okapigiraffe',
        'okapi giraffe',
        'covid19',
        'covid-19',
        'whats app',
      ])
        expect(await titles(core, query), query).toEqual(['Zebrafish'])
      expect(await titles(core, 'foodzzz')).toEqual([])
    })

    test('prefers exact matches over similar words', async () => {
      await using organisation = await testCore({ database })
      const { core } = organisation
      await publish(core, 'Zorse', 'A zorse.')
      await publish(core, 'Horse', 'A zhorse.')
      expect(await titles(core, 'zorse')).toEqual(['Zorse'])
    })

    test('matches the beginning of the last word, and plurals', async () => {
      await using organisation = await testCore({ database })
      const { core } = organisation
      await publish(core, 'Hippopotamus and zebra')
      expect(await titles(core, 'zebras hipp')).toEqual(['Hippopotamus and zebra'])
      expect(await titles(core, 'hipp zzyzx')).toEqual([])
    })

    test('ranks titles first, and then newer articles', async () => {
      const { clock, pass } = testClock()
      await using organisation = await testCore({ database, clock })
      const { core } = organisation
      for (const [title, text] of [
        ['Old zebra', 'Text.'],
        ['Newer text', 'A zebra.'],
        ['Newest text', 'A zebra.'],
        ['New zebra', 'Text.'],
      ] as const) {
        await publish(core, title, text)
        pass(1000)
      }
      expect(await titles(core, 'zebra')).toEqual(['New zebra', 'Old zebra', 'Newest text', 'Newer text'])
    })

    test('requires all words, or else says that only most of them match', async () => {
      await using organisation = await testCore({ database })
      const { core } = organisation
      await publish(core, 'Zebra and okapi')
      await publish(core, 'Zebra and hippo')
      expect(await titles(core, 'hippo zebra')).toEqual(['Zebra and hippo'])
      expect(await core.search.find('zebra okapi', 1, 10)).toMatchObject({ total: 1, hasAllWords: true })
      expect(await core.search.find('zebra okapi zzyzx', 1, 10)).toMatchObject({ total: 1, hasAllWords: false })
      expect(await core.search.find('zebra zzyzx qqqqq', 1, 10)).toMatchObject({ total: 0, hasAllWords: false })
    })

    test('offers the nearest query that finds something when it finds nothing', async () => {
      await using organisation = await testCore({ database })
      const { core } = organisation
      await publish(core, 'Zebrafish', 'An okapi and a hippopotamus.')
      const offered = async (query: string) => (await core.search.find(query, 1, 10)).didYouMean
      expect(await offered('hipopotmous')).toBe('hippopotamus')
      expect(await offered('okapi qqqqq zzyzx')).toBe('okapi')
      for (const query of ['qqqqq', '2031', 'zebrafish', '']) expect(await offered(query), query).toBeUndefined()
    })

    test('follows every change of an article at once', async () => {
      await using organisation = await testCore({ database })
      const { core } = organisation
      const { _id } = await publish(core, 'Zebra')
      await core.articles.revise('blog', _id, { content: 'An okapi.', keepDate: true })
      expect(await titles(core, 'zebra okapi')).toEqual(['Zebra'])
      await core.articles.revise('blog', _id, { title: 'Hippo', keepDate: false })
      expect(await titles(core, 'zebra')).toEqual([])
      await core.articles.remove('blog', _id)
      expect(await core.search.find('hippo', 1, 10)).toMatchObject({ results: [], total: 0 })
      await core.articles.restore('blog', _id)
      expect(await titles(core, 'hippo okapi')).toEqual(['Hippo'])
    })

    test('keeps no word of permanently deleted articles', async () => {
      const { clock, pass } = testClock()
      await using organisation = await testCore({ database, clock })
      const { core, config } = organisation
      const { _id } = await publish(core, 'Zebrawords')
      await publish(core, 'Okapi')
      await core.articles.remove('blog', _id)
      pass(days(limits.trashDays))
      await core.runHousekeeping()
      const db = await openDatabase(databaseUrlOf(config))
      const words = await db.selectFrom('search_words').select('word').execute()
      const skeletons = await db.selectFrom('search_skeletons').select('skeleton').execute()
      await db.destroy()
      expect(words.map(({ word }) => word)).toContain('okapi')
      expect(words.map(({ word }) => word)).not.toContain('zebrawords')
      expect(skeletons.map(({ skeleton }) => skeleton)).not.toContain('zebrawo')
    })
  })
