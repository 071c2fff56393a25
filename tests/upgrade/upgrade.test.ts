/** A site of the version df56519 opens with every row, picture, session and setting in place: see fill-031.mjs. */
import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { unpackTar } from 'modern-tar'
import { Client } from 'pg'
import { describe, expect, test } from 'vitest'
import { createApi } from '#api/api.ts'
import { type Config, databasePlace } from '#config.ts'
import { restoreBackup } from '#core/backup/restore.ts'
import { readSnapshot } from '#core/database/dump.ts'
import { UnsupportedVersion } from '#core/database/migrate.ts'
import { rename031Rows } from '#core/database/migrate-from-031.ts'
import { openDatabase } from '#core/database/open.ts'
import { openCore } from '#core/organisation/core.ts'
import { databases, sqlite, type TestDatabase } from '#test/databases.ts'
import { emptyPlace, sourceOf } from '#test/places.ts'
import { stores } from '#test/stores.ts'
import { schemaOf } from './dump-postgres.mjs'
import { oldColumns, people } from './expected.mjs'

const [folder] = stores
const unzipped = async (name: string) => gunzipSync(await readFile(join(import.meta.dirname, name)))

type Manifest = {
  now: string
  token: string
  rows: Record<string, string[]>
  answers: Record<string, unknown>
  pictures: Record<string, string>
}
const manifest = JSON.parse((await unzipped('031.json.gz')).toString()) as Manifest
const clock = () => new Date(manifest.now)

/** The site as the old version left it. */
const oldSite = async (database: TestDatabase) => {
  const site = await emptyPlace({ database, store: folder })
  for (const { header, data } of await unpackTar(await unzipped('031.tar.gz'))) {
    if (header.name === 'voima.db' && database.isShared) continue
    const path = join(site.dataDir, header.name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, data ?? '')
  }
  if (database.isShared)
    await inPostgres(site, async (client) => client.query((await unzipped('031.sql.gz')).toString()))
  return site
}

type Placed = { config: Config }

const inPostgres = async <Answer>({ config }: Placed, work: (client: Client) => Promise<Answer>) => {
  const client = new Client(config.databaseUrl)
  await client.connect()
  return work(client).finally(() => client.end())
}

const inSqlite = <Answer>({ config }: Placed, work: (file: DatabaseSync) => Answer) => {
  const file = new DatabaseSync(databasePlace(config))
  try {
    return work(file)
  } finally {
    file.close()
  }
}

const execute = (site: Placed, statement: string) =>
  site.config.databaseUrl
    ? inPostgres(site, async (client) => void (await client.query(statement)))
    : inSqlite(site, (file) => file.exec(statement))

/** Everything that the engine knows of tables, constraints, indexes and triggers. */
const schemaIn = (site: Placed) =>
  site.config.databaseUrl
    ? inPostgres(site, schemaOf)
    : inSqlite(site, (file) => file.prepare('select type, name, tbl_name, sql from sqlite_master order by name').all())

const upgraded = async (site: Placed) => (await openDatabase(databasePlace(site.config))).destroy()

/** With the name of each column, so that values which change places are found. */
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

/** The rows of the old version, read from its own file, under the names that they have after the upgrade. */
const readExpectedRows = async () => {
  await using site = await oldSite(sqlite)
  return inSqlite(site, (file) =>
    Object.fromEntries(
      Object.keys(manifest.rows).map((table) => {
        const names = Object.entries(columnsBefore[nameNow(table)] ?? {})
        const rename = (row: object) =>
          Object.fromEntries(
            Object.entries(row).map(([name, value]) => [names.find(([, old]) => old === name)?.[0] ?? name, value]),
          )
        const rows = file.prepare(`select * from ${table}`).all()
        return [nameNow(table), rows.map((row) => asText(rename(row))).sort()]
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

  test('has exactly the schema of a new one', async () => {
    await using site = await oldSite(database)
    await using fresh = await emptyPlace({ database, store: folder })
    await upgraded(site)
    await upgraded(fresh)
    expect(await schemaIn(site)).toEqual(await schemaIn(fresh))
    expect(await schemaIn(site)).not.toEqual([])
  })

  test('answers as before, and knows its people, sessions and settings', async () => {
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
      expect({ path, answer: await answer.json() }).toEqual({ path, answer: expected })
    }
    expect((await core.sessions.userOf(manifest.token))?.email).toBe(people.ama.email)
    expect((await core.sessions.open(people.ama)).token).toBeTruthy()
    // Adwoa has a second factor.
    await expect(core.sessions.open(people.adwoa)).rejects.toThrow()
    await core.close()
  })

  test('is refused, and stays as it is, when it never reached the last step of that version', async () => {
    await using site = await oldSite(database)
    await execute(site, `delete from kysely_migration where name = '031-kept-consent'`)
    const before = await schemaIn(site)
    const refusal = openDatabase(databasePlace(site.config))
    await expect(refusal).rejects.toThrow(UnsupportedVersion)
    await expect(refusal).rejects.toThrow('start the version df56519 with it once')
    expect(await schemaIn(site)).toEqual(before)
  })

  test('is upgraded all or nothing', async () => {
    await using site = await oldSite(database)
    await execute(site, 'create table old_users (id text)')
    const before = await schemaIn(site)
    await expect(openDatabase(databasePlace(site.config))).rejects.toThrow('old_users')
    expect(await schemaIn(site)).toEqual(before)
    await execute(site, 'drop table old_users')
    await upgraded(site)
  })

  test('restores from a backup which that version made', async () => {
    await using site = await oldSite(database)
    const [name = ''] = await readdir(join(site.dataDir, 'backups'))
    await using target = await emptyPlace({ database, store: folder })
    const { header } = await restoreBackup(join(site.dataDir, 'backups', name), sourceOf(target))
    expect(header.steps.at(-1)).toBe('031-kept-consent')
    const rows = await rowsIn(target)
    // The one that signs in, and what was written after the backup began.
    const left = [
      'sessions',
      'password_resets',
      'invitations',
      'backups',
      'article_presence',
      'image_uploads',
      'image_upload_parts',
    ]
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
