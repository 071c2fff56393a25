import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { packTar, type TarHeader } from 'modern-tar'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { fillCore } from '#test/filled-core.ts'
import { startObjectStore } from '#test/object-store.ts'
import { emptyStorage, everyRowAndImage, sourceOf, storageKinds } from '#test/storage-kinds.ts'
import { stores } from '#test/stores.ts'
import { isEmptyDatabase } from '../database/dump.ts'
import { UnsupportedVersion } from '../database/migrate.ts'
import { type Entry, packArchive, readArchive, withSizes } from './archive.ts'
import { checkBackup, DamagedBackup } from './check-backup.ts'
import { headerName, notRestored, summaryName } from './format.ts'
import { NotEmpty, restoreBackup } from './restore.ts'
import { saveBackup, withChecksums } from './save-backup.ts'

const [embedded] = databases
const [folderStore] = stores

let folder: string
let good: string
let bad: string
let bytes: Buffer
let entries: Entry[]

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voima-restore-'))
  good = join(folder, 'good.tar')
  bad = join(folder, 'bad.tar')
  await using stage = await testCore({ database: embedded })
  await fillCore(stage.core)
  await saveBackup(sourceOf(stage), good, new Date())
  bytes = await readFile(good)
  entries = await Array.fromAsync(readArchive(good, 1e9))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const expectRefusal = async (content: Uint8Array, reason: string | RegExp) => {
  await writeFile(bad, content)
  await using target = await emptyStorage({ database: embedded, store: folderStore })
  const refusal = await restoreBackup(bad, sourceOf(target)).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(DamagedBackup)
  expect((refusal as Error).message).toMatch(reason)
  expect(await target.storage.names()).toEqual([])
  expect(await isEmptyDatabase(sourceOf(target).databaseUrl)).toBe(true)
}

/** The position of each entry's body in the file. */
const bodiesIn = (tar: Buffer) => {
  const found: { name: string; start: number; size: number }[] = []
  for (let at = 0; tar[at] !== 0; ) {
    const name = tar.toString('latin1', at, tar.indexOf(0, at))
    const size = Number.parseInt(tar.toString('latin1', at + 124, at + 135), 8)
    found.push({ name, start: at + 512, size })
    at += 512 + Math.ceil(size / 512) * 512
  }
  return found
}

describe('a backup is rejected, and nothing is restored,', () => {
  test('when it is truncated anywhere', async () => {
    const { start = 0 } = bodiesIn(bytes).at(-1) ?? {}
    for (const length of [0, 1, 511, 512, 700, ...[0.1, 0.5, 0.9, 0.99].map((part) => Math.floor(start * part)), start])
      await expectRefusal(bytes.subarray(0, length), /damaged/)
  })

  test('when any part differs by one byte', { tags: 'slow' }, async () => {
    for (const { name, start, size } of bodiesIn(bytes)) {
      const flipped = Buffer.from(bytes)
      const at = start + Math.floor(size / 2)
      flipped[at] = (flipped[at] ?? 0) ^ 1
      await writeFile(bad, flipped)
      const outcome = await checkBackup(bad).then(
        () => `${name} was taken`,
        (error) => error,
      )
      expect(outcome).toBeInstanceOf(DamagedBackup)
    }
  })

  test('when a name differs by one byte', async () => {
    for (const { start } of bodiesIn(bytes)) {
      const flipped = Buffer.from(bytes)
      flipped[start - 512 + 3] = (flipped[start - 512 + 3] ?? 0) ^ 1
      await writeFile(bad, flipped)
      await expect(checkBackup(bad)).rejects.toThrow(DamagedBackup)
    }
  })

  test('when a part is missing, with or without its checksum', async () => {
    const picture = entries.find(({ name }) => name.startsWith('pictures/'))
    const without = entries.filter((entry) => entry !== picture)
    await expectRefusal(
      await buffer(packArchive(withSizes(toAsync(without)), new Date())),
      `${picture?.name} is missing`,
    )
    const unlisted = without.map((entry) => ({ ...entry, body: withoutLine(entry, picture?.name ?? '') }))
    await expectRefusal(await buffer(packArchive(withSizes(toAsync(unlisted)), new Date())), 'parts of it are missing')
  })

  test('when rows were removed and all checksums recomputed', async () => {
    const fewer = entries.map((entry) =>
      entry.name.startsWith('tables/subscribers/') ? { ...entry, body: Buffer.alloc(0) } : entry,
    )
    await expectRefusal(await remade(fewer), 'the table subscribers is incomplete')
  })

  test('when it is another kind of file', async () => {
    await expectRefusal(Buffer.from('PK\u0003\u0004 no tar at all'), /damaged/)
    await expectRefusal(Buffer.alloc(1024), 'its end is missing')
    await expectRefusal(await packTar([plain('notes.txt')]), 'contains "notes.txt"')
  })

  const tricks: [string, Partial<TarHeader>][] = [
    ['a name that climbs', { name: 'pictures/../../../evil' }],
    ['an absolute name', { name: '/etc/evil' }],
    ['a name with a backslash', { name: 'pictures\\..\\evil' }],
    ['a name that no picture has', { name: 'pictures/evil.sh' }],
    ['a table that climbs', { name: 'tables/../../evil/000001.jsonl' }],
    ['a name behind another name', { name: 'pictures/abcdefghjkmnpqrs.jpg', pax: { path: '../evil' } }],
    ['a link', { name: 'pictures/abcdefghjkmnpqrs.jpg', type: 'symlink', linkname: '/etc/passwd', size: 0 }],
    ['a hard link', { name: 'pictures/abcdefghjkmnpqrs.jpg', type: 'link', linkname: '/etc/passwd', size: 0 }],
    ['a folder', { name: 'pictures/abcdefghjkmnpqrs.jpg', type: 'directory', size: 0 }],
    ['a device', { name: 'pictures/abcdefghjkmnpqrs.jpg', type: 'character-device', size: 0 }],
  ]
  test.each(tricks)('when it contains %s', async (_, header) => {
    const first = entries.find(({ name }) => name === headerName)?.body ?? Buffer.alloc(0)
    const { body, header: usual } = plain('x')
    const trick = { header: { ...usual, ...header }, body: header.size === 0 ? undefined : body }
    const tar = await packTar([{ header: { name: headerName, size: first.byteLength }, body: first }, trick])
    await expectRefusal(tar, /which does not belong to a backup|is a (symlink|link|directory|character-device)/)
  })
})

const plain = (name: string) => ({ header: { name, size: 4 }, body: new TextEncoder().encode('evil') })

async function* toAsync(list: Entry[]) {
  yield* list
}

const withoutLine = ({ name, body }: Entry, forgotten: string) =>
  name.startsWith('checksums/')
    ? Buffer.from(
        Buffer.from(body)
          .toString()
          .replace(new RegExp(`.*${forgotten}\n`), ''),
      )
    : body

/** With matching checksums, as a knowledgeable attacker could make it. */
const remade = (changed: Entry[]) => {
  const content = changed.filter(({ name }) => name !== summaryName && !name.startsWith('checksums/'))
  const summary = JSON.parse(Buffer.from(changed.at(-1)?.body ?? []).toString())
  return buffer(packArchive(withSizes(withChecksums(toAsync(content), summary)), new Date()))
}

const withFirst = (change: object) =>
  remade(
    entries.map((entry) => {
      if (entry.name !== headerName) return entry
      const first = JSON.parse(Buffer.from(entry.body).toString())
      return { ...entry, body: Buffer.from(JSON.stringify({ ...first, ...change })) }
    }),
  )

test('a backup of a newer version is rejected with the name of the unknown migration', async () => {
  await writeFile(bad, await withFirst({ steps: ['001-first-tables', '999-from-tomorrow'] }))
  await using target = await emptyStorage({ database: embedded, store: folderStore })
  const refusal = await restoreBackup(bad, sourceOf(target)).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(UnsupportedVersion)
  expect((refusal as Error).message).toContain('999-from-tomorrow')
  await expectRefusal(await withFirst({ format: 2 }), 'it was made by a newer version of the site')
})

describe.each(storageKinds)('in $name', (kind) => {
  test('a backup is never restored over existing data', async () => {
    await using stage = await testCore(kind)
    await fillCore(stage.core)
    const before = await everyRowAndImage(stage)
    await expect(restoreBackup(good, sourceOf(stage))).rejects.toThrow(NotEmpty)
    expect(await everyRowAndImage(stage)).toEqual(before)
  })

  test('a backup is not restored beside pictures without a database', async () => {
    await using target = await emptyStorage(kind)
    await target.storage.put('abcdefghjkmnpqrs.jpg', 'a picture')
    await expect(restoreBackup(good, sourceOf(target))).rejects.toThrow('abcdefghjkmnpqrs.jpg')
    expect(await target.storage.names()).toEqual(['abcdefghjkmnpqrs.jpg'])
    expect(await isEmptyDatabase(sourceOf(target).databaseUrl)).toBe(true)
  })

  test('a restore that fails leaves nothing behind', async () => {
    const orphaned = entries.filter(({ name }) => !name.startsWith('tables/images/'))
    const summary = JSON.parse(Buffer.from(entries.at(-1)?.body ?? []).toString())
    const end = {
      ...entries.at(-1),
      body: Buffer.from(JSON.stringify({ ...summary, rows: { ...summary.rows, images: 0 } })),
    }
    await writeFile(bad, await remade([...orphaned.slice(0, -1), end as Entry]))
    await using target = await emptyStorage(kind)
    await expect(restoreBackup(bad, sourceOf(target))).rejects.toThrow()
    expect(await target.storage.names()).toEqual([])
    expect(await isEmptyDatabase(sourceOf(target).databaseUrl)).toBe(true)
    await restoreBackup(good, sourceOf(target))
  })
})

test('an image store that fails during the restore leaves no database behind', async () => {
  const trouble = await startObjectStore()
  await using target = await emptyStorage({ database: embedded, store: folderStore })
  const { databaseUrl } = sourceOf(target)
  const { store } = sourceOf({ config: readConfig(trouble.settings) })
  trouble.stumble({ status: 200 }, { status: 200 }, { status: 403 })
  await expect(restoreBackup(good, { databaseUrl, store })).rejects.toThrow('refused the request: 403')
  expect(await isEmptyDatabase(databaseUrl)).toBe(true)
  expect(trouble.objects.size).toBe(0)
  await trouble.close()
})

test('a restore first checks that the disk has space for it, and then writes nothing', async () => {
  await using target = await emptyStorage({ database: embedded, store: folderStore })
  const restore = restoreBackup(good, sourceOf(target), { freeBytes: async () => 1_000 })
  await expect(restore).rejects.toThrow(/^The restore needs about \d+ MB, and the disk of \S+ has 1 MB free\./)
  expect(await target.storage.names()).toEqual([])
  expect(await isEmptyDatabase(sourceOf(target).databaseUrl)).toBe(true)
})

test('the documents say what a restore does not bring back', async () => {
  const text = (await readFile('docs/backups.md', 'utf8')).replace(/\s+/g, ' ')
  for (const sentence of Object.values(notRestored)) expect(text).toContain(sentence)
})
