import { expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { limits } from '#shared/limits.ts'
import { testCore } from '#test/core.ts'
import { openDatabase } from '../database/open.ts'
import type { SitemapPart } from '../record-types/record-type.ts'
import { createPublicPages, createRecordPages } from './public-pages.ts'

const numbered =
  (name: string, count: number): SitemapPart =>
  async () =>
    Array.from({ length: count }, (_, index) => ({ path: `/${name}/${index}` }))

test('the list has the pages of all record types in order, each once', async () => {
  await using organisation = await testCore()
  const db = await openDatabase(databaseUrlOf(organisation.config))
  const size = limits.sitemapPartArticles
  const parts = [numbered('events', size + 10), numbered('places', 0), numbered('questions', size)]
  const list = createPublicPages(createRecordPages(db, () => new Date(), parts))
  const pages = [await list(1), await list(2), await list(3), await list(4)]
  expect(pages.map(({ pages: found }) => found.length)).toEqual([size, size, 10, 0])
  expect(new Set(pages.flatMap(({ pages: found }) => found.map(({ path }) => path))).size).toBe(2 * size + 10)
  expect(pages[0]).toMatchObject({ total: 2 * size + 10, currentPage: 1, totalPages: 3 })
  await db.destroy()
})
