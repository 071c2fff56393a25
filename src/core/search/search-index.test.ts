import { describe, expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { limits } from '#shared/limits.ts'
import { pages } from '#shared/pages/pages.ts'
import { walk } from '#test/cast.ts'
import { testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { insertArticle } from '../articles/publish.ts'
import { openDatabase } from '../database/open.ts'

for (const database of databases)
  describe(`the search index in ${database.name}`, () => {
    test('articles from before the index are indexed at the next start, however many there are', async () => {
      await using organisation = await testCore({ database })
      const db = await openDatabase(databaseUrlOf(organisation.config))
      await db.transaction().execute(async (trx) => {
        for (let number = 1; number <= 205; number += 1)
          await insertArticle(trx, 'blog', { ...walk, title: `Zebra ${number}` }, new Date().toISOString())
      })
      for (const table of ['search_texts', 'search_postings', 'search_words', 'search_skeletons'] as const)
        await db.deleteFrom(table).execute()
      await db.destroy()
      expect((await organisation.core.search.find('zebra', 1, 10)).total).toBe(0)
      const core = await organisation.reopen()
      expect((await core.search.find('zebra', 1, 10)).total).toBe(205)
    })

    test('articles removed before are not indexed at the next start', async () => {
      await using organisation = await testCore({ database })
      const { _id } = await organisation.core.articles.publish('blog', { ...walk, title: 'Zebra' })
      await organisation.core.articles.remove('blog', _id)
      const core = await organisation.reopen()
      expect((await core.search.find('zebra', 1, 10)).total).toBe(0)
    })

    test('for a very common word only the newest articles are ranked, and the total is a minimum', async () => {
      await using organisation = await testCore({ database })
      const db = await openDatabase(databaseUrlOf(organisation.config))
      const at = new Date().toISOString()
      await db.transaction().execute(async (trx) => {
        await insertArticle(trx, 'blog', { ...walk, title: 'Zebra, the oldest', content: 'Okapi.' }, at)
        for (let number = 1; number <= limits.searchedArticles; number += 1)
          await insertArticle(trx, 'blog', { ...walk, title: 'Another', content: 'A zebra.' }, at)
      })
      await db.destroy()
      const { search } = organisation.core
      const common = await search.find('zebra', 1, 1)
      expect(common).toMatchObject({ total: limits.searchedArticles, isTotalExact: false })
      expect(common.results[0]?.title).toBe('Zebra, the oldest')
      const both = await search.find('zebra okapi', 1, 10)
      expect(both).toMatchObject({ total: 1, isTotalExact: true, hasAllWords: true })
    })

    test('an article of maximum length is indexed completely', async () => {
      await using organisation = await testCore({ database })
      const words = Array.from({ length: 14_000 }, (_, number) => `w${number.toString(36)}q`)
      const content = words.join(' ').slice(0, limits.content)
      await organisation.core.articles.publish('blog', { ...walk, content })
      const last = content.split(' ').at(-2) ?? ''
      expect((await organisation.core.search.find(last, 1, 10)).results[0]?.title).toBe(walk.title)
    })

    test('a search for the title of a page finds the page before any article', async () => {
      await using organisation = await testCore({ database })
      for (const { search, shareText = '' } of pages) {
        if (!search) continue
        const { title = shareText } = search
        await organisation.core.articles.publish('news', { ...walk, title })
        const { results } = await organisation.core.search.find(title, 1, 1)
        expect(results[0]).toMatchObject({ kind: 'page', title })
      }
    })
  })
