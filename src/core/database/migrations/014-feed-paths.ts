/**
 * Stores the path in the id under which feeds have issued each article, which may no longer be its address. A database
 * made by this version has the column already.
 */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>) => {
  const tables = await db.introspection.getTables()
  const articles = tables.find(({ name }) => name === 'articles')
  if (!articles?.columns.some(({ name }) => name === 'feed_path'))
    await sql`alter table articles add column feed_path text`.execute(db)
  await sql`update articles set feed_path = '/' || kind || '/' || coalesce(slug, id)
    where published_at is not null and feed_path is null`.execute(db)
}
