/**
 * Restores a backup into an empty database and an empty image store, all or nothing. `check-backup.ts` verifies the
 * integrity of the backup first. The restored copy sends nothing until a person releases it, because the original may
 * still run; except after a rollback, where the restored site replaces its original (docs/backups.md).
 */
import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { copiesOnDisk } from '../database/dialect.ts'
import { fillDatabase, isEmptyDatabase, NotEmptyDatabase, type Row } from '../database/dump.ts'
import { refuseUnsupported } from '../database/migrate.ts'
import { setAsideWaiting } from '../email/set-aside.ts'
import { isUnfinishedFile } from '../images/disk-store.ts'
import { forgetStore } from '../images/store-record.ts'
import type { ImageStore, StoredFile } from '../images/stored-image.ts'
import { batchesOf } from '../lib/batches.ts'
import { holdSending } from '../settings/sending-hold.ts'
import { type Entry, readArchive } from './archive.ts'
import { type CheckedBackup, checkBackup, DamagedBackup } from './check-backup.ts'
import { maxEntryBytes, notRestored, pictureOfEntry, tableOfEntry } from './format.ts'
import type { BackupSource } from './save-backup.ts'

export class NotEmpty extends Error {}
class NotEnoughSpace extends Error {}

type FreeBytes = (folder: string) => Promise<number>
type RestoreOptions = { isRollback?: boolean; freeBytes?: FreeBytes }

/** Throws NotEmpty, DamagedBackup, UnsupportedVersion or NotEnoughSpace, and then changes nothing. */
export const restoreBackup = async (
  path: string,
  target: BackupSource,
  { isRollback = false, freeBytes = freeBytesOf }: RestoreOptions = {},
): Promise<CheckedBackup> => {
  if (!(await isEmptyDatabase(target.databaseUrl))) throw new NotEmpty(inUse)
  const checked = await checkBackup(path)
  const { steps } = checked.header
  if (steps.length === 0) throw new DamagedBackup('it does not name the version that made it')
  refuseUnsupported(steps, 'backup')
  await refuseOtherPictures(path, target.store)
  await refuseLittleSpace(checked, target, freeBytes)
  try {
    await savePictures(path, target.store)
    await fillDatabase(target.databaseUrl, steps, rowsIn(path), async (trx) => {
      const now = new Date().toISOString()
      await forgetStore(trx)
      if (isRollback) await setAsideWaiting(trx, now)
      else await holdSending(trx, { madeAt: checked.header.madeAt, restoredAt: now })
    })
  } catch (error) {
    await removePictures(path, target.store)
    throw error instanceof NotEmptyDatabase ? new NotEmpty(inUse) : error
  }
  return checked
}

const inUse = 'A database exists already. Nothing was changed. Restore into an empty DATA_DIR or database.'

const freeBytesOf: FreeBytes = async (folder) => {
  // The folder may not exist yet.
  const found = await statfs(folder).catch(() => undefined)
  return found ? found.bavail * found.bsize : Number.POSITIVE_INFINITY
}

const refuseLittleSpace = async ({ bytes }: CheckedBackup, target: BackupSource, freeBytes: FreeBytes) => {
  const { databaseUrl, store } = target
  const needed = bytes.rows * copiesOnDisk(databaseUrl) + (store.folder ? bytes.pictures : 0)
  const folder = store.folder ?? dirname(databaseUrl)
  if (needed === 0 || needed <= (await freeBytes(folder))) return
  const megabytes = (count: number) => `${Math.ceil(count / 1_000_000).toLocaleString('en')} MB`
  throw new NotEnoughSpace(
    `The restore needs about ${megabytes(needed)}, and the disk of ${folder} has ${megabytes(await freeBytes(folder))} free. Nothing was changed. Make space, or choose another DATA_DIR.`,
  )
}

/** A restore that was killed may have left pictures of this backup, one of them unfinished. */
const refuseOtherPictures = async (path: string, store: ImageStore) => {
  const found = new Set<string>()
  for await (const { name } of store.list()) if (!isUnfinishedFile(name)) found.add(name)
  if (found.size === 0) return
  for await (const { name, body } of picturesIn(path))
    if (found.has(name) && Buffer.from(body).equals((await store.read(name)) ?? noBytes)) found.delete(name)
  const [other] = found
  if (other) throw new NotEmpty(otherPicture(other))
}

const noBytes = new Uint8Array()

const otherPicture = (name: string) =>
  `There are pictures that do not belong to this backup (${name}). Nothing was changed. Restore into an empty place, or first remove the pictures: they are in the folder media of DATA_DIR, or in the store that MEDIA_URL names.`

async function* entriesIn(path: string): AsyncGenerator<Entry> {
  yield* readArchive(path, maxEntryBytes)
}

export async function* rowsIn(path: string) {
  for await (const { name, body } of entriesIn(path)) {
    const table = tableOfEntry(name)
    if (!table || table in notRestored) continue
    const lines = Buffer.from(body).toString().trimEnd().split('\n')
    for (let at = 0; at < lines.length; at += rowsPerStatement)
      yield { table, rows: lines.slice(at, at + rowsPerStatement).map((line) => JSON.parse(line) as Row) }
  }
}

// The engines limit the number of values in one statement.
const rowsPerStatement = 200

async function* picturesIn(path: string): AsyncGenerator<StoredFile> {
  for await (const { name, body } of entriesIn(path)) {
    const picture = pictureOfEntry(name)
    if (picture) yield { name: picture, body }
  }
}

// Two rounds of requests to an S3 store, which must end in time.
const picturesPerBatch = 12

const forEachBatch = async (path: string, work: (pictures: StoredFile[]) => Promise<void>) => {
  for await (const pictures of batchesOf(picturesIn(path), picturesPerBatch)) await work(pictures)
}

const savePictures = (path: string, store: ImageStore) => forEachBatch(path, store.write)

/** An error is ignored: a file that cannot be removed belongs to no image. */
const removePictures = (path: string, store: ImageStore) =>
  forEachBatch(path, (pictures) => store.remove(pictures.map(({ name }) => name))).catch(() => {})
