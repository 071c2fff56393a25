import type { Database } from '../database/open.ts'

/**
 * The first of so many new numbers for articles and words: short ones, because the index repeats them so often.
 * Until its transaction ends, nobody else can write to the index.
 */
export const takeNumbers = async (db: Database, count: number) => {
  const { last } = await db
    .updateTable('search_numbers')
    .set((make) => ({ last: make('last', '+', count) }))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last - count + 1
}
