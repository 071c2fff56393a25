/**
 * What was stated about the people in a picture, what was only assumed when an article with it was published, and who
 * wants the weekly email about open points. A database made by this version has all of it already.
 */
import { type Kysely, sql } from 'kysely'
import { addColumns } from './add-columns.ts'

export const up = async (db: Kysely<unknown>) => {
  await addColumns(db, 'images', ['people', 'assumed_at', 'assumed_by'])
  await sql`create table if not exists open_point_emails (
  user_id text primary key references users (id) on delete cascade,
  sent_at text
)`.execute(db)
}
