import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { databases } from '#test/databases.ts'
import { UnsupportedVersion } from './migrate.ts'
import { openDatabase } from './open.ts'

let folder: string
const file = () => join(folder, 'voima.db')

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voima-database-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const withSql = (statements: string) => {
  const sqlite = new DatabaseSync(file())
  sqlite.exec(statements)
  sqlite.close()
}

const tomorrow = `INSERT INTO kysely_migration VALUES ('999-from-tomorrow', '2036-01-01')`

test('a database from a newer version is rejected by the migration’s name, and not one byte changes', async () => {
  await (await openDatabase(file())).destroy()
  withSql(tomorrow)
  const before = await readFile(file())
  await expect(openDatabase(file())).rejects.toThrow(UnsupportedVersion)
  await expect(openDatabase(file())).rejects.toThrow('999-from-tomorrow')
  expect((await readFile(file())).equals(before)).toBe(true)
})

test('a database that ran no statement is closed, too', async () => {
  await (await openDatabase(file())).destroy()
  expect(await readdir(folder)).toEqual(['voima.db'])
})

test('nor does it change if the newer version was killed before a checkpoint', async () => {
  const running = await openDatabase(file())
  await running.selectFrom('articles').selectAll().execute()
  withSql(tomorrow)
  const left = join(folder, 'left.db')
  for (const ending of ['', '-wal']) await copyFile(file() + ending, left + ending)
  await running.destroy()
  const before = await Promise.all(['', '-wal'].map((ending) => readFile(left + ending)))
  await expect(openDatabase(left)).rejects.toThrow(UnsupportedVersion)
  const after = await Promise.all(['', '-wal'].map((ending) => readFile(left + ending)))
  expect(after.map((bytes, index) => bytes.equals(before[index] ?? Buffer.alloc(0)))).toEqual([true, true])
})

test('on SQLite a limit is an expression, so that the statement is not planned again for each value', async () => {
  const db = await openDatabase(file())
  const newest = db.selectFrom('articles').select('id').orderBy('id').limit(2).offset(1)
  expect(newest.compile().sql).toContain('limit ? + 0 offset ?')
  expect(await newest.execute()).toEqual([])
  await db.destroy()
})

test('a migration that fails leaves no table behind', async () => {
  withSql('CREATE TABLE subscribers (id TEXT)')
  await expect(openDatabase(file())).rejects.toThrow('subscribers')
  withSql('DROP TABLE subscribers')
  const db = await openDatabase(file())
  expect(await db.selectFrom('articles').selectAll().execute()).toEqual([])
  await db.destroy()
})

for (const database of databases.filter(({ isShared }) => isShared))
  test(`on ${database.name} no timeout interrupts a long migration`, async () => {
    const { settings, close } = await database.openEmpty()
    const client = new Client(settings.DATABASE_URL)
    await client.connect()
    await client.query(`create schema watch; create table watch.timeouts (value text);
      create function watch.note() returns event_trigger language plpgsql as
        $note$ begin insert into watch.timeouts values (current_setting('statement_timeout')); end $note$;
      create event trigger note on ddl_command_start when tag in ('CREATE TABLE') execute function watch.note()`)
    const db = await openDatabase(settings.DATABASE_URL ?? '')
    await db.destroy()
    const { rows } = await client.query('select distinct value from watch.timeouts')
    await client.end()
    await close()
    expect(rows).toEqual([{ value: '0' }])
  })

const inOrder = 'ORDER BY updated_at DESC, id DESC'

test.each([
  [
    `SELECT * FROM articles WHERE kind = 'news' AND removed_at IS NULL AND published_at IS NOT NULL AND pinned_at IS NULL ${inOrder}`,
    'INDEX articles_in_order',
  ],
  [
    `SELECT * FROM articles WHERE kind = 'news' AND removed_at IS NULL AND published_at IS NOT NULL AND pinned_at IS NULL AND language = 'tw' ${inOrder}`,
    'INDEX articles_by_language (kind=? AND language=?)',
  ],
  [
    `SELECT row.id FROM (SELECT updated_at AS at, id FROM articles WHERE kind = 'news' AND removed_at IS NULL AND published_at IS NOT NULL AND pinned_at IS NULL) AS row WHERE (row.at, row.id) < ('2026', 'a') ORDER BY row.at DESC, row.id DESC`,
    'COVERING INDEX articles_in_order',
  ],
  [
    `SELECT row.id FROM (SELECT updated_at AS at, id FROM articles WHERE kind = 'news' AND removed_at IS NULL AND published_at IS NOT NULL AND pinned_at IS NULL AND language = 'tw') AS row WHERE (row.at, row.id) < ('2026', 'a') ORDER BY row.at DESC, row.id DESC`,
    'COVERING INDEX articles_by_language',
  ],
  [
    `SELECT row.id FROM (SELECT created_at AS at, id FROM messages) AS row WHERE (row.at, row.id) < ('2026', 'a') ORDER BY row.at DESC, row.id DESC`,
    'COVERING INDEX messages_in_order',
  ],
  [
    `SELECT id FROM events WHERE removed_at IS NULL AND published_at IS NOT NULL AND ends_at > '2026' ORDER BY starts_at, id`,
    'INDEX events_in_order',
  ],
  [
    `SELECT id FROM events WHERE removed_at IS NULL AND published_at IS NOT NULL AND ends_at <= '2026' AND region = 'GH-TV' ORDER BY ends_at DESC, id DESC`,
    'INDEX events_over',
  ],
  [
    `SELECT id FROM events WHERE removed_at IS NULL AND published_at IS NULL ORDER BY starts_at, id`,
    'INDEX events_drafts',
  ],
])('%s uses its index instead of sorting', async (query, index) => {
  await (await openDatabase(file())).destroy()
  const sqlite = new DatabaseSync(file())
  const plan = sqlite
    .prepare(`EXPLAIN QUERY PLAN ${query}`)
    .all()
    .map(({ detail }) => String(detail))
  sqlite.close()
  expect(plan).toEqual([expect.stringContaining(`USING ${index}`)])
})

test('a write is acknowledged only once it is on disk', async () => {
  const db = await openDatabase(file())
  expect((await sql`PRAGMA journal_mode`.execute(db)).rows).toEqual([{ journal_mode: 'wal' }])
  const full = 2
  expect((await sql`PRAGMA synchronous`.execute(db)).rows).toEqual([{ synchronous: full }])
  await db.destroy()
})
