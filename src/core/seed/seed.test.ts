import { describe, expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { openDatabase } from '../database/open.ts'
import { isEmpty, seed } from './seed.ts'

const counts = { articles: 41, messages: 23, subscribers: 2_001 }

for (const database of databases)
  describe(`seeding an empty database in ${database.name}`, () => {
    test('creates the requested numbers, listed and indexed without another start', async () => {
      await using organisation = await testCore({ database })
      const { articles, messages, subscribers, search } = organisation.core
      const db = await openDatabase(databaseUrlOf(organisation.config))
      const told: string[] = []
      expect(await isEmpty(db)).toBe(true)
      await seed(db, counts, new Date(), (what, done, count) => told.push(`${what} ${done}/${count}`))
      expect(await isEmpty(db)).toBe(false)
      expect(told).toEqual(['articles 41/41', 'messages 23/23', 'subscribers 2000/2001', 'subscribers 2001/2001'])

      const [news, blog] = [await articles.list('news', 1, 1), await articles.list('blog', 1, 1)]
      expect(news.totalPages + blog.totalPages).toBe(counts.articles)
      expect(news.languages.length).toBeGreaterThan(1)
      expect((await messages.list(1, 10)).totalPages).toBe(3)
      const oldest = await subscribers.list(counts.subscribers, 1)
      expect([oldest.found[0]?.email, oldest.totalPages]).toEqual(['reader1@mail.example', counts.subscribers])

      const title = news.found[0]?.title ?? ''
      expect((await search.find(title, 1, 10)).results.map((each) => each.title)).toContain(title)
      await db.destroy()
    })
  })
