/** A site of the version df56519 opens with every row, picture, session and setting in place: see fill-031.mjs. */
import { createHash } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createApi } from '#api/api.ts'
import { databasePlace } from '#config.ts'
import { restoreBackup } from '#core/backup/restore.ts'
import { readSnapshot } from '#core/database/dump.ts'
import { UnsupportedVersion } from '#core/database/migrate.ts'
import { rename031Rows } from '#core/database/migrate-from-031.ts'
import { openDatabase } from '#core/database/open.ts'
import { openCore } from '#core/organisation/core.ts'
import { databases, sqlite } from '#test/databases.ts'
import { emptyPlace, sourceOf } from '#test/places.ts'
import { stores } from '#test/stores.ts'
import { newColumns, oldColumns, oldValues, people } from './expected.mjs'
import { clock, execute, inSqlite, manifest, oldSite, type Placed, schemaIn } from './site-031.ts'

const [folder] = stores
const upgraded = async (site: Placed) => (await openDatabase(databasePlace(site.config))).destroy()

type Answer = { results?: { kind: string }[]; total?: number }

/** The site's own pages in search results differ between versions: only the results from the data must stay. */
const withoutPages = (answer: Answer): Answer => {
  const { results, total = 0 } = answer
  if (!results) return answer
  const fromData = results.filter(({ kind }) => kind !== 'page')
  return { ...answer, results: fromData, total: total - (results.length - fromData.length) }
}

/** With the name of each column, so that swapped values are found. */
const asText = (row: object) =>
  JSON.stringify(
    Object.entries(row)
      .map(([name, value]) => [name, String(value)])
      .sort(),
  )

const rowsIn = ({ config }: Placed) =>
  readSnapshot(databasePlace(config), async ({ tables, rowsOf }) => {
    const all: Record<string, string[]> = {}
    for (const table of tables) all[table] = (await Array.fromAsync(rowsOf(table))).flat().map(asText).sort()
    return all
  })

const nameNow = (table: string) => rename031Rows({ table, rows: [] }).table
const columnsBefore: Record<string, Record<string, string>> = oldColumns
const columnsAdded: Record<string, object> = newColumns
const valuesBefore: Record<string, Record<string, string[][]>> = oldValues

/** A row of the old version, with the names and values that it has after the upgrade. */
const rowNow = (table: string, row: object) => {
  const names = Object.entries(columnsBefore[table] ?? {})
  const renamed = Object.entries(row).map(([old, value]) => {
    const name = names.find(([, each]) => each === old)?.[0] ?? old
    const changes = valuesBefore[table]?.[name] ?? []
    const change = (text: unknown, [from = '', to = '']: string[]) =>
      typeof text === 'string' ? text.replaceAll(from, to) : text
    return [name, changes.reduce(change, value)]
  })
  const kept = renamed.filter(([name]) => name !== 'noticed_at')
  return { ...Object.fromEntries(kept), ...columnsAdded[table] }
}

/** The rows of the old version, read from its own file, under the names that they have after the upgrade. */
const readExpectedRows = async () => {
  await using site = await oldSite(sqlite)
  return inSqlite(site, (file) =>
    Object.fromEntries(
      Object.keys(manifest.rows).map((table) => {
        const rows = file.prepare(`select * from ${table}`).all()
        return [nameNow(table), rows.map((row) => asText(rowNow(nameNow(table), row))).sort()]
      }),
    ),
  )
}
const expectedRows = await readExpectedRows()

const hashesIn = async (dir: string) => {
  const hashes: Record<string, string> = {}
  for (const name of await readdir(dir))
    hashes[name] = createHash('sha256')
      .update(await readFile(join(dir, name)))
      .digest('hex')
  return hashes
}

describe.each(databases)('a site of the version df56519 in $name', (database) => {
  test('has every row and every picture after the upgrade', async () => {
    await using site = await oldSite(database)
    await upgraded(site)
    const rows = await rowsIn(site)
    for (const [table, expected] of Object.entries(expectedRows))
      expect({ [table]: rows[table] }).toEqual({ [table]: expected })
    expect(await hashesIn(join(site.dataDir, 'media'))).toEqual(manifest.pictures)
  })

  test('has today’s names in stored values, and other text is unchanged', async () => {
    await using site = await oldSite(database)
    const footer = JSON.stringify({ letterTitle: 'A "letterTitle": here', letterText: 'letterText', end: '{{leave}}' })
    for (const statement of [
      `update history set deed = 'letters.paused' where deed = 'letters.sent'`,
      `update messages set spam_reason = case id when (select min(id) from messages) then 'robot' else 'haste' end`,
      `update subscribers set confirm_hash = case id when (select min(id) from subscribers) then 'later' else 'doubt' end`,
      `insert into site_parts (part, version, words) values ('footer', 1, '${footer}')`,
    ])
      await execute(site, statement)
    await upgraded(site)
    const found = await readSnapshot(databasePlace(site.config), async ({ rowsOf }) => ({
      events: (await Array.fromAsync(rowsOf('audit_events'))).flat().map(({ event }) => event),
      spam: (await Array.fromAsync(rowsOf('messages'))).flat().map(({ spam_reason }) => spam_reason),
      confirming: (await Array.fromAsync(rowsOf('subscribers'))).flat().map((row) => row.confirm_token_hash),
      footer: (await Array.fromAsync(rowsOf('site_content'))).flat().find(({ section }) => section === 'footer')
        ?.fields,
    }))
    expect(found.events).toContain('newsletters.paused')
    expect(found.events.filter((event) => event.startsWith('letters'))).toEqual([])
    expect(found.spam.sort()).toEqual(['bot', 'tooFast', 'tooFast'])
    expect(found.confirming.sort()).toEqual(['suspicious', 'suspicious', 'suspicious', 'suspicious', 'unsent'])
    const texts = { newsletterTitle: 'A "letterTitle": here', newsletterText: 'letterText', end: '{{leave}}' }
    expect(JSON.parse(found.footer ?? '')).toEqual(texts)
  })

  test('has excerpts in which list items are sentences', async () => {
    await using site = await oldSite(database)
    const content = 'Go for:\n\n- a fever\n- chest pain\n'
    await execute(site, `update articles set content = '${content}', excerpt = 'Go for: a fever chest pain'`)
    await upgraded(site)
    const excerpts = await readSnapshot(databasePlace(site.config), async ({ rowsOf }) =>
      (await Array.fromAsync(rowsOf('articles'))).flat().map(({ excerpt }) => excerpt),
    )
    expect(new Set(excerpts)).toEqual(new Set(['Go for: A fever. Chest pain.']))
  })

  test('has exactly the schema of a new site', async () => {
    await using site = await oldSite(database)
    await using fresh = await emptyPlace({ database, store: folder })
    await upgraded(site)
    await upgraded(fresh)
    expect(await schemaIn(site)).toEqual(await schemaIn(fresh))
    expect(await schemaIn(site)).not.toEqual([])
  })

  test('gives the same API responses, and keeps users, sessions and settings', async () => {
    await using site = await oldSite(database)
    const core = await openCore(site.config, clock)
    const api = createApi({
      core,
      config: site.config,
      publicUrl: () => 'https://voima.example',
      report: console.error,
    })
    for (const [path, expected] of Object.entries(manifest.answers)) {
      const headers = { Authorization: `Bearer ${manifest.token}` }
      const answer = await api.fetch(new Request(`http://localhost/api/v1${path}`, { headers }), {
        visitor: '203.0.113.7',
      })
      // Fields that were added since then may be present, too.
      expect({ path, answer: withoutPages(await answer.json()) }).toMatchObject({ path, answer: expected })
    }
    expect((await core.sessions.userOf(manifest.token))?.email).toBe(people.ama.email)
    expect((await core.sessions.open(people.ama)).token).toBeTruthy()
    // Adwoa has a second factor.
    await expect(core.sessions.open(people.adwoa)).rejects.toThrow()
    await core.close()
  })

  test('is rejected unchanged if it never reached the last migration of that version', async () => {
    await using site = await oldSite(database)
    await execute(site, `delete from kysely_migration where name = '031-kept-consent'`)
    const before = await schemaIn(site)
    const refusal = openDatabase(databasePlace(site.config))
    await expect(refusal).rejects.toThrow(UnsupportedVersion)
    await expect(refusal).rejects.toThrow('open it once with version df56519')
    expect(await schemaIn(site)).toEqual(before)
  })

  test('is upgraded completely or not at all', async () => {
    await using site = await oldSite(database)
    await execute(site, 'create table old_users (id text)')
    const before = await schemaIn(site)
    await expect(openDatabase(databasePlace(site.config))).rejects.toThrow('old_users')
    expect(await schemaIn(site)).toEqual(before)
    await execute(site, 'drop table old_users')
    await upgraded(site)
  })

  test('can be restored from a backup of that version', async () => {
    await using site = await oldSite(database)
    const [name = ''] = await readdir(join(site.dataDir, 'backups'))
    await using target = await emptyPlace({ database, store: folder })
    const { header } = await restoreBackup(join(site.dataDir, 'backups', name), sourceOf(target))
    expect(header.steps.at(-1)).toBe('031-kept-consent')
    const rows = await rowsIn(target)
    // The session that signs in, and rows written after the backup started.
    const left = [
      'rate_limits',
      'sessions',
      'password_resets',
      'invitations',
      'backups',
      'article_presence',
      'image_uploads',
      'image_upload_parts',
    ]
    // A restored copy has one more setting.
    rows.settings = (rows.settings ?? []).filter((row) => !row.includes('sending.hold'))
    for (const [table, expected] of Object.entries(expectedRows))
      expect({ [table]: rows[table] }).toEqual({ [table]: left.includes(table) ? [] : expected })
    expect(await hashesIn(join(target.dataDir, 'media'))).toEqual(manifest.pictures)
  })
})

test.each(databases.filter(({ isShared }) => isShared))(
  'two processes that start at once upgrade a $name database once',
  async (database) => {
    await using site = await oldSite(database)
    await Promise.all([upgraded(site), upgraded(site)])
    expect((await rowsIn(site)).emails).toEqual(expectedRows.emails)
    await rm(join(site.dataDir, 'backups'), { recursive: true })
  },
)
