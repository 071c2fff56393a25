import { describe, expect, test } from 'vitest'
import type { Language } from '#shared/languages.ts'
import { walk } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'

for (const database of databases)
  describe(`languages in ${database.name}`, () => {
    test('a list in one language has only its articles, in the same order, with the right number of pages', async () => {
      const { clock, pass } = testClock()
      await using organisation = await testCore({ database, clock })
      const { articles } = organisation.core
      for (let count = 0; count < 9; count++) {
        if (count % 2 === 0) pass(1)
        await articles.publish('news', { ...walk, language: count % 3 === 0 ? 'en' : 'tw' })
      }
      const pages = await Promise.all([1, 2, 3].map((page) => articles.list('news', page, 4, 'tw')))
      const found = pages.flatMap((page) => page.found)
      const order = found.map(({ updatedAt, _id }) => `${updatedAt} ${_id}`)
      expect(found.map(({ language }) => language)).toEqual(Array(6).fill('tw'))
      expect(order).toEqual([...new Set(order)].sort().reverse())
      expect(pages.map((page) => [page.currentPage, page.totalPages])).toEqual([
        [1, 2],
        [2, 2],
        [3, 2],
      ])
      expect((await articles.list('news', 1, 4)).totalPages).toBe(3)
    })

    test('a list names the languages of its public articles', async () => {
      await using organisation = await testCore({ database })
      const { articles } = organisation.core
      const publish = (kind: 'news' | 'blog', language?: Language) => articles.publish(kind, { ...walk, language })
      await publish('news')
      await publish('blog', 'gaa')
      const { _id } = await publish('news', 'ha')
      await publish('news', 'tw')
      expect((await articles.list('news', 1, 10)).languages).toEqual(['en', 'tw', 'ha'])
      expect((await articles.list('news', 1, 10, 'tw')).languages).toEqual(['en', 'tw', 'ha'])
      await articles.remove('news', _id)
      expect((await articles.list('news', 1, 10)).languages).toEqual(['en', 'tw'])
    })
  })
