/**
 * A site of the version f8641572, from `f8641572.tar.gz`, a backup that this version made of `fillCore`, and
 * `f8641572.sql`, its schema.
 */
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { Kysely, sql } from 'kysely'
import { unpackTar } from 'modern-tar'
import { databaseUrlOf } from '#config.ts'
import { type BackupHeader, headerName, pictureOfEntry, tableOfEntry } from '#core/backup/format.ts'
import { dialectFor, isSqlite, tablesInOrder } from '#core/database/dialect.ts'
import type { TestDatabase } from '#test/databases.ts'
import { emptyStorage, sourceOf } from '#test/storage-kinds.ts'
import { stores } from '#test/stores.ts'

type Row = Record<string, string | number | null>
type AnyDatabase = Kysely<Record<string, Row>>

const [folder] = stores
const backup = gunzipSync(await readFile(new URL('f8641572.tar.gz', import.meta.url)))
const schema = await readFile(new URL('f8641572.sql', import.meta.url), 'utf8')
const entries = (await unpackTar(backup)).map(({ header: { name }, data }) => ({ name, body: Buffer.from(data ?? '') }))

const header: BackupHeader = JSON.parse(entries.find(({ name }) => name === headerName)?.body.toString() ?? '')

/** By table. */
export const earlierRows: Record<string, Row[]> = Object.fromEntries(header.tables.map((table) => [table, []]))
for (const { name, body } of entries)
  for (const line of tableOfEntry(name) ? body.toString().trimEnd().split('\n') : [])
    earlierRows[tableOfEntry(name) ?? '']?.push(JSON.parse(line))

const pictures = entries.flatMap(({ name, body }) =>
  pictureOfEntry(name) ? [{ name: pictureOfEntry(name) ?? '', body }] : [],
)

/** Opens the database without upgrading it. */
export const inDatabase = async <Answer>(
  site: { config: Parameters<typeof databaseUrlOf>[0] },
  work: (db: AnyDatabase) => Promise<Answer>,
) => {
  const db = new Kysely<Record<string, Row>>({ dialect: await dialectFor(databaseUrlOf(site.config)) })
  return work(db).finally(() => db.destroy())
}

const run = (db: AnyDatabase, statement: string) =>
  sql.raw(isSqlite(db) ? statement : statement.replace(/ without rowid$/i, '')).execute(db)

const addSteps = async (db: AnyDatabase, steps: string[]) => {
  const timestamp = '2026-06-19T08:00:00.000Z'
  if (steps.length > 0)
    await db
      .insertInto('kysely_migration')
      .values(steps.map((name) => ({ name, timestamp })))
      .execute()
}

/** As that version left it, in the engine's own database. */
export const earlierSite = async (database: TestDatabase) => {
  const site = await emptyStorage({ database, store: folder })
  await inDatabase(site, async (db) => {
    const migrations = 'create table kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)'
    for (const statement of [...schema.trimEnd().split(';\n'), migrations]) await run(db, statement)
    if (!isSqlite(db)) for (const statement of triggers) await run(db, statement)
    for (const table of (await tablesInOrder(db)).reverse()) await db.deleteFrom(table).execute()
    for (const [table, rows] of Object.entries(earlierRows))
      if (rows.length > 0) await db.insertInto(table).values(rows).execute()
    await addSteps(db, header.steps)
  })
  await sourceOf(site).store.write(pictures)
  return { ...site, pictures, backup }
}

const triggers = [
  'create function notify_of_change() returns trigger language plpgsql as $notify$ begin return null; end $notify$',
  ...['articles', 'images', 'settings', 'site_content', 'events', 'event_times', 'places', 'giving_details'].map(
    (table) =>
      `create trigger notify_of_change after insert or update or delete on ${table} for each row execute function notify_of_change()`,
  ),
  ...['newsletters', 'questions'].map(
    (table) =>
      `create trigger notify_of_change after update on ${table} for each row execute function notify_of_change()`,
  ),
  'create trigger notify_of_removal after delete on questions for each row execute function notify_of_change()',
]

/** What the versions between f8641572 and 1.0 changed. */
export const laterSchema = async (db: AnyDatabase) => {
  for (const statement of [
    'alter table reply_preferences drop column noticed_at',
    'alter table reply_preferences add column test_token_hash text',
    'alter table reply_preferences add column test_opened_at text',
    'alter table users add column password_reset_at text',
    'create table mail_account_changes (id text primary key, at text not null, missed integer not null)',
    `create table address_changes (token_hash text primary key, user_id text not null references users (id) on delete cascade,
      old_email text not null, at text not null, expires_at text not null)`,
    'create index address_changes_by_user on address_changes (user_id)',
  ])
    await run(db, statement)
  await addSteps(db, ['010-test-notices', '011-account-changes', '012-address-changes'])
}

/** The columns, indexes and triggers of the database, by name. */
export const shapeOf = async (db: AnyDatabase) => {
  const tables = await db.introspection.getTables()
  const columns = tables.flatMap(({ name, columns: all }) =>
    all.map((column) => `${name}.${column.name} ${column.dataType} ${column.isNullable}`),
  )
  const others = isSqlite(db)
    ? sql<{ name: string }>`select name from sqlite_master where type in ('index', 'trigger')`
    : sql<{ name: string }>`select indexdef as name from pg_indexes where schemaname = current_schema()
        union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal`
  return [...columns, ...(await others.execute(db)).rows.map(({ name }) => name)].sort()
}
