import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createBackupFiles, fileNameAt } from './files.ts'

const [older, newer] = [new Date('2026-06-18T08:00:00Z'), new Date('2026-06-19T08:00:00Z')].map(fileNameAt)

let dir: string
const place = (name = '') => join(dir, name)
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'voima-backups-'))
})
afterEach(() => rm(dir, { recursive: true }))

test('a backup that is deleted while the list is made is left out', async () => {
  await writeFile(place(newer), 'whole')
  await symlink(place('gone'), place(older))
  expect(await createBackupFiles(dir).list()).toMatchObject([{ madeAt: '2026-06-19T08:00:00.000Z', bytes: 5 }])
})

test('a backup that is deleted during a download is still read to its end', async () => {
  await writeFile(place(newer), 'w'.repeat(200_000))
  const { bytes, body } = await createBackupFiles(dir).open('voima-2026-06-19T08-00-00Z')
  const pieces = body[Symbol.asyncIterator]()
  let read = (await pieces.next()).value?.byteLength ?? 0
  expect(read).toBeLessThan(bytes)
  await rm(place(newer))
  for await (const piece of pieces) read += piece.byteLength
  expect([bytes, read]).toEqual([200_000, 200_000])
})
