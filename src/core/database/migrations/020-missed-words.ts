/** The words of searches that found nothing. A database made by this version has the table already. */
import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<unknown>) => {
  await sql`create table if not exists missed_words (
  day text not null,
  word text not null,
  primary key (day, word)
)`.execute(db)
}
