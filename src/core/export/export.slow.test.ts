import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { unpackTar } from 'modern-tar'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ama, esi, yaw } from '#test/cast.ts'
import { testCore } from '#test/core.ts'
import { fillCore } from '#test/filled-core.ts'
import { pushOrigin, softBrowser } from '#test/push-receiver.ts'
import { sourceOf, storageKinds } from '#test/storage-kinds.ts'
import { exportTables } from '../organisation/record-types.ts'
import { exportToFolder, NotEmptyFolder } from './export.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voima-export-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const folders = ['pictures', 'files']

const exportSource = (stage: Parameters<typeof sourceOf>[0]) => ({ ...sourceOf(stage), tables: exportTables })

const json = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'))

describe.each(storageKinds)('from $name', (kind) => {
  test('the export has everything that people made or sent, but no secrets', async () => {
    await using stage = await testCore(kind)
    const article = await fillCore(stage.core)
    const { token } = await stage.core.sessions.open(ama)
    const user = await stage.core.sessions.userOf(token)
    if (user) await stage.core.push.add(user, { token, device: 'Chrome on Android' }, softBrowser('phone').subscription)
    await exportToFolder(exportSource(stage), folder)

    const [exported] = await json('news.json')
    expect(exported).toMatchObject({ _id: article._id, title: article.title, content: article.content })
    expect(
      (await json('blog.json')).map(({ removedAt }: { removedAt: string | null }) => removedAt !== null),
    ).toContain(true)
    const image = (await json('images.json')).find(({ _id }: { _id: string }) => _id === exported.image)
    expect(image.files).toContain(article.imageUrl?.replace('/media/', ''))
    const [file] = await json('files.json')
    expect([file.name, await readdir(join(folder, 'files'))]).toEqual(['Pain plan.pdf', [file.file]])
    expect([...(await readdir(join(folder, 'pictures'))), file.file].sort()).toEqual(await stage.storage.names())
    for (const name of await stage.storage.names()) {
      const path = join(folder, name === file.file ? 'files' : 'pictures', name)
      expect((await readFile(path)).equals(await stage.storage.body(name))).toBe(true)
    }
    expect(await json('messages.json')).toMatchObject([{ name: yaw.name, email: yaw.email }])
    expect(await readFile(join(folder, 'subscribers.csv'), 'utf8')).toMatch(
      new RegExp(`^\ufeff"createdAt","email","state",.*\r\n"[^"]+","${esi.email}","waiting",.*\r\n$`),
    )
    expect(await json('users.json')).toEqual([
      {
        ...{ _id: expect.any(String), createdAt: expect.any(String), email: ama.email, name: null },
        ...{ jobs: ['administrator'], role: 'administrator' },
      },
    ])

    const texts = (await readdir(folder)).filter((name) => !folders.includes(name))
    const all = (await Promise.all(texts.map((name) => readFile(join(folder, name), 'utf8')))).join('')
    expect(all).not.toMatch(/argon2|password_hash|token_hash|secret"/)
    expect(all).not.toContain(token)
    expect(all).not.toContain(pushOrigin)
    expect(await json('push-subscriptions.json')).toMatchObject([{ device: 'Chrome on Android' }])
  })

  test('the download is a tar of the same files', async () => {
    await using stage = await testCore(kind)
    await fillCore(stage.core)
    await exportToFolder(exportSource(stage), folder)
    const { name, body } = await stage.core.backups.exportAll()
    expect(name).toMatch(/^export-\d{4}-\d\d-\d\d\.tar$/)
    const entries = await unpackTar(await buffer(body), { strict: true })
    const files = (await readdir(folder, { recursive: true })).filter((each) => !folders.includes(each))
    expect(entries.map(({ header }) => header.name).sort()).toEqual(files.sort())
    for (const { header, data } of entries) {
      if (header.name === 'history.json') continue
      expect(Buffer.from(data ?? []).equals(await readFile(join(folder, header.name)))).toBe(true)
    }
  })
})

test('nothing is written into a folder that is not empty', async () => {
  await using stage = await testCore()
  await writeFile(join(folder, 'letter.txt'), 'Dear Ama')
  await expect(exportToFolder(exportSource(stage), folder)).rejects.toThrow(NotEmptyFolder)
  expect(await readdir(folder)).toEqual(['letter.txt'])
})

test('a failed export leaves nothing behind, and the next one succeeds', async () => {
  await using stage = await testCore()
  await fillCore(stage.core)
  const { databaseUrl, store, tables } = exportSource(stage)
  const broken = { ...store, read: () => Promise.reject(new Error('The store is away.')) }
  await expect(exportToFolder({ databaseUrl, store: broken, tables }, folder)).rejects.toThrow('The store is away.')
  expect(await readdir(folder)).toEqual([])
  const inside = join(folder, 'a', 'new', 'one')
  const away = join(folder, 'no-database.db')
  await expect(exportToFolder({ databaseUrl: away, store, tables }, inside)).rejects.toThrow()
  expect(await readdir(folder)).toEqual([])
  await exportToFolder({ databaseUrl, store, tables }, inside)
})

test('a cancelled download holds no resources', async () => {
  await using stage = await testCore()
  await fillCore(stage.core)
  const { body } = await stage.core.backups.exportAll()
  await body.cancel()
  await fillCore(stage.core)
})
