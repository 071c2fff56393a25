import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { fillCore } from '#test/filled-core.ts'
import { emptyStorage, everyRowAndImage, sourceOf, storageKinds, whatBackupHolds } from '#test/storage-kinds.ts'
import { isEmptyDatabase } from '../database/dump.ts'
import { readArchive } from './archive.ts'
import { pictureOfEntry } from './format.ts'
import { NotEmpty, restoreBackup } from './restore.ts'
import { saveBackup } from './save-backup.ts'

const [embedded] = databases

let folder: string
let backup: string
let pictures: { name: string; body: Uint8Array }[]
let everything: Awaited<ReturnType<typeof everyRowAndImage>>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voima-again-'))
  backup = join(folder, 'backup.tar')
  await using stage = await testCore({ database: embedded })
  await fillCore(stage.core)
  everything = whatBackupHolds(await everyRowAndImage(stage))
  await saveBackup(sourceOf(stage), backup, new Date())
  const entries = await Array.fromAsync(readArchive(backup, 1e9))
  pictures = entries.flatMap(({ name, body }) => {
    const picture = pictureOfEntry(name)
    return picture ? [{ name: picture, body }] : []
  })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

describe.each(storageKinds)('after a restore was killed while writing pictures, in $name,', (kind) => {
  test('the next restore succeeds completely', async () => {
    await using target = await emptyStorage(kind)
    await sourceOf(target).store.write(pictures.slice(0, 5))
    await restoreBackup(backup, sourceOf(target))
    expect(await everyRowAndImage(target)).toEqual(everything)
  })

  test('a picture that differs by one byte is not overwritten', async () => {
    await using target = await emptyStorage(kind)
    const [same, other] = pictures.slice(0, 2).map(({ name, body }) => ({ name, body: Buffer.from(body) }))
    if (!same || !other) return expect.fail()
    other.body[0] = (other.body[0] ?? 0) ^ 1
    const { store } = sourceOf(target)
    await store.write([same, other])
    const restore = restoreBackup(backup, sourceOf(target))
    await expect(restore).rejects.toThrow(NotEmpty)
    await expect(restore).rejects.toThrow(`that do not belong to this backup (${other.name})`)
    expect(await target.storage.names()).toEqual([same.name, other.name].sort())
    expect(await target.storage.body(other.name)).toEqual(other.body)
    expect(await isEmptyDatabase(sourceOf(target).databaseUrl)).toBe(true)
  })
})

test('an unfinished file does not prevent the restore', async () => {
  const [inFolder] = storageKinds
  if (!inFolder) return expect.fail()
  await using target = await emptyStorage(inFolder)
  await sourceOf(target).store.write(pictures.slice(0, 1))
  await target.storage.put('abcdefghjkmnpqrs.unfinished', 'half a pic')
  await restoreBackup(backup, sourceOf(target))
  await target.storage.drop('abcdefghjkmnpqrs.unfinished')
  expect(await everyRowAndImage(target)).toEqual(everything)
})
