/**
 * Stores the path in the id under which feeds have issued each article, which may no longer be its address. A database
 * made by this version has the column already.
 */
import { type Kysely, sql } from 'kysely'
import { addColumns } from './add-columns.ts'

export const up = async (db: Kysely<unknown>) => {
  await addColumns(db, 'articles', ['feed_path'])
  await sql`update articles set feed_path = '/' || kind || '/' || coalesce(slug, id)
    where published_at is not null and feed_path is null`.execute(db)
}
