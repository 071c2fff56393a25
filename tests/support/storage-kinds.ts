/** Every database engine with every picture store: the kinds of storage that a whole site can have. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Config, databaseUrlOf, readConfig } from '#config.ts'
import { readSnapshot } from '#core/database/dump.ts'
import { openImageStore } from '#core/images/store.ts'
import { databases, type TestDatabase } from './databases.ts'
import { type OpenStore, stores, type TestStore } from './stores.ts'

type StorageKind = { database: TestDatabase; store: TestStore }

export const storageKinds = databases.flatMap((database) =>
  stores.map((store) => ({ name: `${database.name} with ${store.name}`, database, store })),
)

/** The database and the picture store of a site, still empty. */
export const emptyStorage = async ({ database, store }: StorageKind) => {
  const opened = await database.openEmpty()
  const dataDir = await mkdtemp(join(tmpdir(), 'voima-empty-'))
  const storage = await store.open(dataDir)
  const settings: Record<string, string> = {
    ...opened.settings,
    ...storage.settings,
    DATA_DIR: dataDir,
    STARTER_CONTENT: 'none',
  }
  const close = async () => {
    await opened.close()
    await storage.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { config: readConfig(settings), settings, dataDir, storage, [Symbol.asyncDispose]: close }
}

type OpenedStorage = { config: Config; storage: OpenStore }

export const sourceOf = ({ config }: Pick<OpenedStorage, 'config'>) => ({
  databaseUrl: databaseUrlOf(config),
  store: openImageStore(config),
})

/** Every row of every table, and every picture, in a form that can be compared. */
export const everyRowAndImage = async (opened: OpenedStorage) => ({
  rows: await rowsIn(opened),
  pictures: await picturesIn(opened),
})

type Everything = Awaited<ReturnType<typeof everyRowAndImage>>

/** The part of this that a backup contains. */
export const whatBackupHolds = ({ rows, pictures }: Everything) => {
  const left = ['backups', 'rate_limits', 'sessions', 'password_resets', 'invitations']
  return { rows: { ...rows, ...Object.fromEntries(left.map((table) => [table, []])) }, pictures }
}

const rowsIn = ({ config }: OpenedStorage) =>
  readSnapshot(databaseUrlOf(config), async ({ tables, rowsOf }) => {
    const all: Record<string, string[]> = {}
    for (const table of tables.toSorted()) {
      const rows = (await Array.fromAsync(rowsOf(table))).flat()
      all[table] = rows
        .map((row) => JSON.stringify(Object.entries(row).sort()))
        .filter(isOfEveryCopy)
        .sort()
    }
    return all
  })

/** A restored copy has a setting that keeps it from sending, and its own record of where its pictures are. */
const isOfEveryCopy = (row: string) => !/"(?:sending\.hold|pictures\.store)"/.test(row)

const picturesIn = async ({ storage }: OpenedStorage) => {
  const all: Record<string, string> = {}
  for (const name of await storage.names()) all[name] = Buffer.from(await storage.body(name)).toString('base64')
  return all
}
