/** Adds covering indexes for the lists of events: ten thousand past events are counted without reading them. */
import { type Kysely, sql } from 'kysely'

const statements = [
  'drop index events_in_order',
  'create index events_in_order on events (starts_at, id, ends_at, region) where published_at is not null and removed_at is null',
  'create index events_over on events (ends_at, id, region) where published_at is not null and removed_at is null',
  'create index events_drafts on events (starts_at, id, ends_at, region) where published_at is null and removed_at is null',
  'create index events_cancelled on events (starts_at, id, region) where cancelled_at is not null and published_at is not null and removed_at is null',
  'create index events_removed on events (starts_at, id, region) where removed_at is not null',
]

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
