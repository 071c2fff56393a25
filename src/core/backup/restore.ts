/** Brings a backup back, into a place where nothing is: all of it but who was signed in or invited, or nothing. */

import { fillDatabase, InUse, isUnused, type Row } from '../database/dump.ts'
import { refuseUnsupported } from '../database/migrate.ts'
import { isUnfinishedFile } from '../images/disk-store.ts'
import type { ImageStore, StoredFile } from '../images/stored-image.ts'
import { type Entry, readArchive } from './archive.ts'
import { type Checked, checkBackup, DamagedBackup } from './check-backup.ts'
import { mostEntryBytes, pictureIn, tableIn } from './format.ts'
import type { Source } from './write-backup.ts'

export class NotEmpty extends Error {}

/** Throws NotEmpty, DamagedBackup or UnsupportedVersion, and has then changed nothing. */
export const restoreBackup = async (path: string, target: Source): Promise<Checked> => {
  if (!(await isUnused(target.place))) throw new NotEmpty(inUse)
  const checked = await checkBackup(path)
  const { steps } = checked.first
  if (steps.length === 0) throw new DamagedBackup('it does not say which version made it')
  refuseUnsupported(steps, 'backup')
  await refuseOtherPictures(path, target.store)
  try {
    await keepPictures(path, target.store)
    await fillDatabase(target.place, steps, rowsIn(path))
  } catch (error) {
    await removePictures(path, target.store)
    throw error instanceof InUse ? new NotEmpty(inUse) : error
  }
  return checked
}

const inUse = 'There is a database already. Nothing was changed: restore into an empty place.'

/** A restore that was killed left some of this backup, byte for byte, and perhaps one that is not whole. */
const refuseOtherPictures = async (path: string, store: ImageStore) => {
  const there = new Set<string>()
  for await (const { name } of store.list()) if (!isUnfinishedFile(name)) there.add(name)
  if (there.size === 0) return
  for await (const { name, body } of picturesIn(path))
    if (there.has(name) && Buffer.from(body).equals((await store.read(name)) ?? nothing)) there.delete(name)
  const [other] = there
  if (other) throw new NotEmpty(othersThere(other))
}

const nothing = new Uint8Array()

const othersThere = (name: string) =>
  `There are pictures already that are not those of this backup (${name}). Nothing was changed: restore into an empty place, or take the pictures away from this one, which are in the folder media of DATA_DIR or where MEDIA_URL says.`

async function* entriesIn(path: string): AsyncGenerator<Entry> {
  yield* readArchive(path, mostEntryBytes)
}

/** A session or a link that was ended after the backup was made must not open a door again. */
const doors = ['sessions', 'password_resets', 'invitations']

async function* rowsIn(path: string) {
  for await (const { name, body } of entriesIn(path)) {
    const table = tableIn(name)
    if (!table || doors.includes(table)) continue
    const lines = Buffer.from(body).toString().trimEnd().split('\n')
    for (let at = 0; at < lines.length; at += rowsAtOnce)
      yield { table, rows: lines.slice(at, at + rowsAtOnce).map((line) => JSON.parse(line) as Row) }
  }
}

// An engine takes only so many values in one statement.
const rowsAtOnce = 200

async function* picturesIn(path: string): AsyncGenerator<StoredFile> {
  for await (const { name, body } of entriesIn(path)) {
    const picture = pictureIn(name)
    if (picture) yield { name: picture, body }
  }
}

const picturesAtOnce = 20

const inGroups = async (path: string, work: (pictures: StoredFile[]) => Promise<void>) => {
  let group: StoredFile[] = []
  for await (const picture of picturesIn(path)) {
    group.push(picture)
    if (group.length < picturesAtOnce) continue
    await work(group)
    group = []
  }
  await work(group)
}

const keepPictures = (path: string, store: ImageStore) => inGroups(path, store.write)

/** What cannot be removed now belongs to no picture. */
const removePictures = (path: string, store: ImageStore) =>
  inGroups(path, (pictures) => store.remove(pictures.map(({ name }) => name))).catch(() => {})
