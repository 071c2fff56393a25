/** A site of the version f8641572, from `f8641572.tar.gz`: a backup that this version made of `fillCore`. */
import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { Kysely } from 'kysely'
import { unpackTar } from 'modern-tar'
import { databasePlace } from '#config.ts'
import { type BackupHeader, headerName, pictureOfEntry, tableOfEntry } from '#core/backup/format.ts'
import { dialectFor, tablesInOrder } from '#core/database/dialect.ts'
import { migrate } from '#core/database/migrate.ts'
import type { TestDatabase } from '#test/databases.ts'
import { emptyPlace, sourceOf } from '#test/places.ts'
import { stores } from '#test/stores.ts'

type Row = Record<string, string | number | null>

const [folder] = stores
const backup = gunzipSync(await readFile(new URL('f8641572.tar.gz', import.meta.url)))
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
export const inDatabase = async (
  site: { config: Parameters<typeof databasePlace>[0] },
  work: (db: Kysely<Record<string, Row>>) => Promise<void>,
) => {
  const db = new Kysely<Record<string, Row>>({ dialect: await dialectFor(databasePlace(site.config)) })
  await work(db).finally(() => db.destroy())
}

/** As that version left it, in the engine's own database. */
export const earlierSite = async (database: TestDatabase) => {
  const site = await emptyPlace({ database, store: folder })
  await inDatabase(site, async (db) => {
    await migrate(db, header.steps.at(-1))
    for (const table of (await tablesInOrder(db)).reverse()) await db.deleteFrom(table).execute()
    for (const [table, rows] of Object.entries(earlierRows))
      if (rows.length > 0) await db.insertInto(table).values(rows).execute()
  })
  await sourceOf(site).store.write(pictures)
  return { ...site, pictures, backup }
}
