import { describe, expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { openDatabase } from '#core/database/open.ts'
import { seed } from '#core/seed/seed.ts'
import { createRandom } from '#core/seed/values.ts'
import type { Kind } from '#shared/feeds.ts'
import { kofi } from '#test/cast.ts'
import { testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'

const counts = { articles: 6_000, messages: 20_000, subscribers: 200_000 }
const { below } = createRandom(7)

/** The positions of the first, the last and some pages in between. */
const somePages = (total: number, limit: number) => {
  const last = Math.ceil(total / limit)
  return [1, 2, last - 1, last, ...Array.from({ length: 40 }, () => 1 + below(last))]
}

type Listed = { found: { email: string }[]; totalPages: number }

/** The number in an address identifies the row: the oldest has the number 1. */
const expectNumbered = async (total: number, list: (page: number, limit: number) => Promise<Listed>) => {
  const limit = 10
  for (const page of somePages(total, limit)) {
    const { found, totalPages } = await list(page, limit)
    const newest = total - (page - 1) * limit
    const numbers = Array.from({ length: Math.min(limit, newest) }, (_, index) => newest - index)
    expect(found.map(({ email }) => Number(/\d+/.exec(email)?.[0]))).toEqual(numbers)
    expect(totalPages).toBe(Math.ceil(total / limit))
  }
}

for (const database of databases)
  describe(`hundreds of thousands of rows in ${database.name}`, () => {
    test('every page and every total is right, also after changes in the middle', async () => {
      await using organisation = await testCore({ database })
      const { articles, messages, subscribers } = organisation.core
      const db = await openDatabase(databaseUrlOf(organisation.config))
      await seed(db, counts, new Date(), () => {})

      await expectNumbered(counts.messages, messages.list)
      await expectNumbered(counts.subscribers, subscribers.list)

      for (let number = 1; number <= 25; number += 1) {
        const { found } = await subscribers.list(10_000, 10)
        await subscribers.remove(found[0]?._id ?? '')
      }
      expect((await subscribers.list(1, 100)).totalPages).toBe(2_000)
      expect((await subscribers.list(2_000, 100)).found).toHaveLength(75)
      await messages.receive({ ...kofi, message: 'Is there a page for me?' })
      expect((await messages.list(counts.messages + 1, 1)).found[0]?.email).toBe('person1@mail.example')

      const kinds: Kind[] = ['news', 'blog']
      for (const kind of kinds) {
        const all = await db
          .selectFrom('articles')
          .select(['id', 'language'])
          .where('kind', '=', kind)
          .orderBy('updated_at', 'desc')
          .orderBy('id', 'desc')
          .execute()
        for (const language of [undefined, 'en', 'tw'] as const) {
          const ids = all.filter((row) => !language || row.language === language).map(({ id }) => id)
          for (const page of somePages(ids.length, 10)) {
            const { found, totalPages } = await articles.list(kind, page, 10, language)
            expect(found.map(({ _id }) => _id)).toEqual(ids.slice((page - 1) * 10, page * 10))
            expect(totalPages).toBe(Math.ceil(ids.length / 10))
          }
        }
      }
      await db.destroy()
    })
  })
