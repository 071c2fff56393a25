/**
 * Upgrades a database of the version df56519, whose last step is 031-kept-consent: creates the tables of the schema and
 * copies every row into them with today's table names, columns and stored values. A backup of that version is restored
 * with the same mapping.
 */
import { type Kysely, sql } from 'kysely'
import { toExcerpt } from '../lib/excerpt.ts'
import { isSqlite, tablesInOrder } from './dialect.ts'
import { createSchema } from './schema/schema.ts'

export const last031Step = '031-kept-consent'

export const isFrom031 = (steps: string[]) => steps.at(-1) === last031Step

const renamedTables: Record<string, string> = {
  answering_people: 'reply_preferences',
  canned_answers: 'saved_replies',
  message_answers: 'message_replies',
  article_addresses: 'article_slugs',
  article_readers: 'article_views',
  campaigns: 'newsletters',
  history: 'audit_events',
  left_marks: 'suppressions',
  letter_texts: 'email_texts',
  letters: 'emails',
  list_parts: 'paging_index',
  picture_upload_parts: 'image_upload_parts',
  picture_uploads: 'image_uploads',
  picture_uses: 'image_uses',
  preview_links: 'draft_links',
  rates: 'rate_limits',
  site_parts: 'site_content',
  site_previews: 'site_content_previews',
  site_versions: 'site_content_versions',
}

const siteContent = { part: 'section', words: 'fields', ends_at: 'expires_at' }
const expiring = { ends_at: 'expires_at' }

/** By the new names of the tables. */
const renamedColumns: Record<string, Record<string, string>> = {
  article_tags: { seen_at: 'public_sort_at', there_at: 'editors_sort_at' },
  article_views: { opened: 'views' },
  audit_events: { deed: 'event', who: 'actor', about: 'subject' },
  backups: { beat_at: 'heartbeat_at' },
  draft_links: expiring,
  emails: { fills: 'variables', claimed_at: 'leased_at', claimed_by: 'leased_by', tries: 'attempts' },
  image_uploads: expiring,
  image_uses: { picture_id: 'image_id', part: 'section' },
  images: { avif_claimed_at: 'avif_leased_at', avif_tries: 'avif_attempts' },
  invitations: expiring,
  mail_account: { troubles: 'failures', trouble: 'failure', trouble_since: 'failing_since' },
  message_replies: { letter_id: 'email_id', mail_id: 'email_message_id' },
  password_resets: expiring,
  rate_limits: { taken: 'hits', ...expiring },
  site_content: siteContent,
  site_content_previews: siteContent,
  site_content_versions: siteContent,
  subscribers: {
    asked_at: 'confirmation_sent_at',
    asked_letter: 'confirmation_email_id',
    confirm_hash: 'confirm_token_hash',
    left_at: 'unsubscribed_at',
    left_reason: 'unsubscribe_reason',
    stopped_at: 'bounced_at',
    stopped_why: 'bounce_reason',
    wish: 'pending_consent',
  },
  suppressions: { mark: 'email_hash' },
}

type ValueChange = { table: string; column: string; old: string; now: string }

/** Complete values, by the new names of tables and columns. */
const renamedValues: ValueChange[] = [
  { table: 'audit_events', column: 'event', old: 'letters.sent', now: 'newsletters.sent' },
  { table: 'audit_events', column: 'event', old: 'letters.paused', now: 'newsletters.paused' },
  { table: 'audit_events', column: 'event', old: 'letters.stopped', now: 'newsletters.stopped' },
  { table: 'audit_events', column: 'event', old: 'messages.answering-changed', now: 'messages.reply-settings-changed' },
  { table: 'messages', column: 'spam_reason', old: 'robot', now: 'bot' },
  { table: 'messages', column: 'spam_reason', old: 'haste', now: 'tooFast' },
  { table: 'paging_index', column: 'list', old: 'subscribers/left', now: 'subscribers/unsubscribed' },
  { table: 'paging_index', column: 'list', old: 'subscribers/bouncing', now: 'subscribers/bounced' },
  { table: 'settings', column: 'name', old: 'left.secret', now: 'suppressions.secret' },
  { table: 'settings', column: 'name', old: 'letters.secret', now: 'links.secret' },
  { table: 'subscribers', column: 'confirm_token_hash', old: 'later', now: 'unsent' },
  { table: 'subscribers', column: 'confirm_token_hash', old: 'doubt', now: 'suspicious' },
]

/**
 * Text within values: a variable of newsletters that are being sent, and keys of JSON. A quotation mark in a JSON
 * string is escaped, so a pattern with both quotation marks of a key matches keys only.
 */
const renamedText: ValueChange[] = [
  ...['text', 'html', 'headers'].map((column) => ({
    table: 'email_texts',
    column,
    old: '{{leave}}',
    now: '{{unsubscribe}}',
  })),
  { table: 'emails', column: 'variables', old: '"leave":', now: '"unsubscribe":' },
  ...['site_content', 'site_content_previews', 'site_content_versions'].flatMap((table) => [
    { table, column: 'fields', old: '"letterTitle":', now: '"newsletterTitle":' },
    { table, column: 'fields', old: '"letterText":', now: '"newsletterText":' },
  ]),
]

const tableNow = (table: string) => renamedTables[table] ?? table
const columnNow = (table: string, column: string) => renamedColumns[tableNow(table)]?.[column] ?? column

/** The same rows, under today's names. */
export const rename031Rows = <Row extends object>({ table, rows }: { table: string; rows: Row[] }) => ({
  table: tableNow(table),
  rows: rows.map(
    (row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [columnNow(table, name), value])) as Row,
  ),
})

/** To be called in the transaction that copied the rows, after all of them were copied. */
export const rename031Values = async <Any>(db: Kysely<Any>) => {
  for (const { table, column, old, now } of renamedValues) {
    const value = sql.ref(column)
    await sql`update ${sql.table(table)} set ${value} = ${now} where ${value} = ${old}`.execute(db)
  }
  for (const { table, column, old, now } of renamedText) {
    const value = sql.ref(column)
    await sql`update ${sql.table(table)} set ${value} = replace(${value}, ${old}, ${now})
      where ${value} like ${`%${old}%`}`.execute(db)
  }
  await renewExcerpts(db)
}

const articlesPerBatch = 100

type ArticleText = { id: string; content: string; excerpt: string }

/** That version joined the items of a list into one sentence. */
const renewExcerpts = async <Any>(db: Kysely<Any>, after = ''): Promise<void> => {
  const { rows } = await sql<ArticleText>`
    select id, content, excerpt from articles where id > ${after} order by id limit ${articlesPerBatch}`.execute(db)
  for (const { id, content, excerpt } of rows)
    if (toExcerpt(content) !== excerpt)
      await sql`update articles set excerpt = ${toExcerpt(content)} where id = ${id}`.execute(db)
  const last = rows.at(-1)
  if (last) await renewExcerpts(db, last.id)
}

/** All or nothing. If two processes start at once, the second one waits and finds the work done. */
export const upgradeFrom031 = <Any>(db: Kysely<Any>, firstStep: string) =>
  db.transaction().execute(async (trx) => {
    await sql`update kysely_migration_lock set is_locked = is_locked`.execute(trx)
    const { rows } = await sql`select 1 from kysely_migration where name = ${last031Step}`.execute(trx)
    if (rows.length === 0) return
    const tables = await tablesInOrder(trx)
    const columns = await columnsOf(trx)
    await setAside(trx, tables)
    await createSchema(trx as unknown as Kysely<unknown>)
    for (const table of tables) await copyRows(trx, table, columns.get(table) ?? [])
    await rename031Values(trx)
    for (const table of tables.reverse()) await sql`drop table ${oldTable(table)}`.execute(trx)
    if (!isSqlite(trx)) await sql`drop function tell_of_writes()`.execute(trx)
    await sql`delete from kysely_migration`.execute(trx)
    await sql`insert into kysely_migration (name, timestamp) values (${firstStep}, ${new Date().toISOString()})`.execute(
      trx,
    )
  })

const oldTable = (table: string) => sql.table(`old_${table}`)

const columnsOf = async <Any>(db: Kysely<Any>) =>
  new Map((await db.introspection.getTables()).map((table) => [table.name, table.columns.map((column) => column.name)]))

const copyRows = async <Any>(db: Kysely<Any>, table: string, columns: string[]) => {
  const now = sql.table(tableNow(table))
  const names = sql.join(columns.map((column) => sql.ref(columnNow(table, column))))
  // Some tables are created with a row in them.
  await sql`delete from ${now}`.execute(db)
  await sql`insert into ${now} (${names}) select ${sql.join(columns.map((column) => sql.ref(column)))} from ${oldTable(table)}`.execute(
    db,
  )
}

/** Renamed, and without the indexes whose names the new tables need. */
const setAside = async <Any>(db: Kysely<Any>, tables: string[]) => {
  if (!isSqlite(db)) await dropConstraints(db)
  const indexes = isSqlite(db)
    ? sql<{ name: string }>`select name from sqlite_master where type = 'index' and sql is not null`
    : sql<{
        name: string
      }>`select indexname as name from pg_indexes where schemaname = current_schema() and tablename not like 'kysely_%'`
  for (const { name } of (await indexes.execute(db)).rows) await sql`drop index ${sql.ref(name)}`.execute(db)
  for (const table of tables) await sql`alter table ${sql.table(table)} rename to ${oldTable(table)}`.execute(db)
}

/** References first, because a table that is still referenced cannot be dropped. */
const dropConstraints = async <Any>(db: Kysely<Any>) => {
  const { rows } = await sql<{ table: string; name: string }>`
    select t.relname as table, c.conname as name from pg_constraint c join pg_class t on t.oid = c.conrelid
    where c.contype in ('f', 'p', 'u') and t.relnamespace = current_schema()::regnamespace and t.relname not like 'kysely_%'
    order by c.contype <> 'f'`.execute(db)
  for (const { table, name } of rows)
    await sql`alter table ${sql.table(table)} drop constraint ${sql.ref(name)}`.execute(db)
}
