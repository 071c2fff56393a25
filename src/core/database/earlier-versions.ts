/**
 * Upgrades the databases and backups of versions before 1.0, from version f8641572 on, to the schema of 1.0. To be
 * removed one release later, with `tests/upgrade`.
 */
import { type Kysely, sql } from 'kysely'
import { foldText } from '#shared/fold.ts'
import { notifyOfChanges } from './change-notifications.ts'
import { isSqlite } from './dialect.ts'
import { searchTables } from './schema/search.ts'
import { createStatements } from './schema/table.ts'

/** The migrations of the oldest version that can be upgraded, and those of later ones. */
const oldest = [
  '001-schema',
  '002-events',
  '003-signups',
  '004-places',
  '005-questions',
  '006-volunteers',
  '007-gifts',
  '008-push-subscriptions',
  '009-event-lists',
]
const later: Record<string, string[]> = {
  '010-test-notices': [
    'alter table reply_preferences drop column noticed_at',
    'alter table reply_preferences add column test_token_hash text',
    'alter table reply_preferences add column test_opened_at text',
  ],
  '011-account-changes': [
    'alter table users add column password_reset_at text',
    'create table mail_account_changes (id text primary key, at text not null, missed integer not null)',
  ],
  '012-address-changes': [
    `create table address_changes (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  old_email text not null,
  at text not null,
  expires_at text not null
)`,
    'create index address_changes_by_user on address_changes (user_id)',
  ],
}

export const isEarlierStep = (step: string) => oldest.includes(step) || step in later

/** Whether a database or a backup with these migrations can be upgraded. */
export const isUpgradable = (steps: string[]) =>
  steps.every(isEarlierStep) && oldest.every((step) => steps.includes(step))

/** Derived from other tables: the next start fills them. */
const derived = [
  'search_postings',
  'search_skeletons',
  'search_words',
  'search_questions',
  'search_articles',
  'search_numbers',
  'paging_index',
]

const changes = [
  'alter table articles add column feed_path text',
  'alter table events drop column pupils',
  'alter table event_times rename column places to seats',
  ...derived.map((table) => `drop table ${table}`),
  ...createStatements(searchTables),
]

const triggers = [
  ...['articles', 'images', 'newsletters', 'settings', 'site_content', 'events', 'event_times', 'places'],
  ...['questions', 'giving_details'],
].map((table) => `drop trigger notify_of_change on ${table}`)

/** Brings the tables of an earlier version to the schema of 1.0. To be called by the migration, in its transaction. */
export const upgradeEarlierTables = async (db: Kysely<unknown>, steps: string[]) => {
  const missing = Object.entries(later).flatMap(([step, statements]) => (steps.includes(step) ? [] : statements))
  for (const statement of [...missing, ...changes]) await run(db, statement)
  if (!isSqlite(db)) {
    for (const statement of triggers) await run(db, statement)
    await run(db, 'drop trigger notify_of_removal on questions')
    await run(db, 'drop function notify_of_change')
    await notifyOfChanges(db)
  }
  await foldAgain(db)
  // The migration is the first one now.
  await run(db, 'delete from kysely_migration')
}

const run = (db: Kysely<unknown>, statement: string) =>
  sql.raw(isSqlite(db) ? statement : statement.replace(' without rowid', '')).execute(db)

type Row = Record<string, string | number | null>

/** The columns by which people search, and what they are made of: earlier versions folded fewer characters. */
const folded: Record<string, { column: string; source: string }> = {
  articles: { column: 'title_key', source: 'title' },
  messages: { column: 'search_key', source: 'search_key' },
  volunteers: { column: 'search_key', source: 'search_key' },
}

const foldAgain = async (db: Kysely<unknown>) => {
  for (const [table, { column, source }] of Object.entries(folded)) {
    const [name, key] = [sql.table(table), sql.ref(column)]
    const { rows } = await sql<{ id: string; source: string; key: string }>`
      select id, ${sql.ref(source)} as source, ${key} as key from ${name}`.execute(db)
    for (const row of rows)
      if (foldText(row.source) !== row.key)
        await sql`update ${name} set ${key} = ${foldText(row.source)} where id = ${row.id}`.execute(db)
  }
}

/** The rows of a table of an earlier version, as the schema of 1.0 has them. */
export const upgradeEarlierRows = (table: string, rows: Row[]) => {
  if (derived.includes(table)) return []
  return rows.map((row) => {
    const { pupils: _, noticed_at: __, ...others } = row
    const kept = table === 'articles' ? { ...others, feed_path: feedPathOf(others) } : others
    const key = folded[table]
    if (key) return { ...kept, [key.column]: foldText(String(kept[key.source] ?? '')) }
    if (table !== 'event_times') return kept
    const { places, ...time } = kept
    return { ...time, seats: places ?? null }
  })
}

/** As the migration `014-feed-paths` sets it. */
const feedPathOf = ({ published_at, kind, slug, id }: Row) => (published_at ? `/${kind}/${slug ?? id}` : null)
