/**
 * Where the addresses of an imported site lead, and what an import wrote. A database made by this version has both
 * already.
 */
import { type Kysely, sql } from 'kysely'
import { addColumns } from './add-columns.ts'

export const up = async (db: Kysely<unknown>) => {
  await addColumns(db, 'imported', ['fingerprint'])
  await sql`create table if not exists redirects (
  path text primary key,
  article_id text references articles (id) on delete cascade,
  target text,
  made_at text not null,
  by_hand integer not null default 0
)`.execute(db)
  await sql`create index if not exists redirects_by_article on redirects (article_id)`.execute(db)
}
