import { type Kysely, sql } from 'kysely'

// A migration never changes once it has landed. Along these each name is one step, however many articles have it.
export const up = async (db: Kysely<unknown>) => {
  for (const column of ['author', 'language'])
    await db.schema
      .createIndex(`articles_each_${column}`)
      .on('articles')
      .columns(['kind', column, 'removed_at'])
      .where(sql<boolean>`removed_at is null`)
      .execute()
}
