/** A site as the version df56519 left it, from the files that fill-031.mjs made. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { unpackTar } from 'modern-tar'
import { Client } from 'pg'
import { type Config, databasePlace } from '#config.ts'
import type { TestDatabase } from '#test/databases.ts'
import { emptyPlace } from '#test/places.ts'
import { stores } from '#test/stores.ts'
import { schemaOf } from './dump-postgres.mjs'

const [folder] = stores
const unzipped = async (name: string) => gunzipSync(await readFile(join(import.meta.dirname, name)))

type Manifest = {
  now: string
  token: string
  rows: Record<string, string[]>
  answers: Record<string, unknown>
  pictures: Record<string, string>
}
export const manifest = JSON.parse((await unzipped('031.json.gz')).toString()) as Manifest
export const clock = () => new Date(manifest.now)

/** The site as the old version left it. */
export const oldSite = async (database: TestDatabase) => {
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

export type Placed = { config: Config }

const inPostgres = async <Answer>({ config }: Placed, work: (client: Client) => Promise<Answer>) => {
  const client = new Client(config.databaseUrl)
  await client.connect()
  return work(client).finally(() => client.end())
}

export const inSqlite = <Answer>({ config }: Placed, work: (file: DatabaseSync) => Answer) => {
  const file = new DatabaseSync(databasePlace(config))
  try {
    return work(file)
  } finally {
    file.close()
  }
}

export const execute = (site: Placed, statement: string) =>
  site.config.databaseUrl
    ? inPostgres(site, async (client) => void (await client.query(statement)))
    : inSqlite(site, (file) => file.exec(statement))

/** Everything that the engine reports about tables, constraints, indexes and triggers. */
export const schemaIn = (site: Placed) =>
  site.config.databaseUrl
    ? inPostgres(site, schemaOf)
    : inSqlite(site, (file) => file.prepare('select type, name, tbl_name, sql from sqlite_master order by name').all())
