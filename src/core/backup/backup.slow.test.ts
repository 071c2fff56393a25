import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { ama, esi, kofi, walk } from '#test/cast.ts'
import { testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { fillCore } from '#test/filled-core.ts'
import { pictures } from '#test/pictures.ts'
import { emptyStorage, everyRowAndImage, sourceOf, storageKinds, whatBackupHolds } from '#test/storage-kinds.ts'
import { stores } from '#test/stores.ts'
import { openDatabase } from '../database/open.ts'
import { openCore } from '../organisation/core.ts'
import { readArchive } from './archive.ts'
import { createBackups } from './backups.ts'
import { checkBackup } from './check-backup.ts'
import { tableOfEntry } from './format.ts'
import { restoreBackup } from './restore.ts'
import { saveBackup } from './save-backup.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'voima-backup-'))
  file = join(folder, 'backup.tar')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const [folderStore] = stores

// Each combination is once the source and once the target; every step changes both the engine and the store, or
// neither.
const [embeddedFolder, embeddedS3, serverFolder, serverS3] = storageKinds
const drills = [
  [embeddedFolder, serverS3],
  [serverS3, embeddedFolder],
  [embeddedS3, embeddedS3],
  [serverFolder, serverFolder],
].flatMap(([from, to]) => (from && to ? [{ from, to }] : []))

test.each(drills)('$from.name, restored into $to.name, has every row and every picture', async ({ from, to }) => {
  await using stage = await testCore(from)
  await fillCore(stage.core)
  const { summary } = await saveBackup(sourceOf(stage), file, new Date())
  expect(summary).toMatchObject({ rows: { articles: 3, messages: 1, subscribers: 1, users: 1 }, missing: [] })
  expect(await readdir(folder)).toEqual(['backup.tar'])
  await using target = await emptyStorage(to)
  await restoreBackup(file, sourceOf(target))
  expect(await everyRowAndImage(target)).toEqual(whatBackupHolds(await everyRowAndImage(stage)))
  const core = await openCore(target.config)
  expect(await core.articles.list('news', 1, 10)).toEqual(await stage.core.articles.list('news', 1, 10))
  await core.close()
})

for (const database of databases)
  describe(`during writes, in ${database.name}`, () => {
    test('a backup is a consistent snapshot of the site', async () => {
      await using stage = await testCore({ database })
      const { core } = stage
      await fillCore(stage.core)
      let isDone = false
      const write = async () => {
        for (let number = 0; !isDone; number += 1) {
          await core.subscribers.add({ email: `${number}@mail.example` })
          const { _id } = await core.articles.publish('news', walk, await pictures.jpeg())
          await core.articles.revise('news', _id, { keepDate: false }, await pictures.png())
          await core.messages.receive({ ...kofi, message: String(number) })
        }
      }
      const writing = write()
      for (let time = 0; time < 5; time += 1) await core.backups.make(file)
      isDone = true
      await writing

      await using target = await emptyStorage({ database, store: folderStore })
      const { summary } = await restoreBackup(file, sourceOf(target))
      expect(summary.missing).toEqual([])
      const restored = await openCore(target.config)
      const { found } = await restored.articles.list('news', 1, 100)
      for (const { imageUrl } of found) expect(await restored.imageFiles.read(imageUrl?.slice(7) ?? '')).toBeDefined()
      const emails = (await restored.subscribers.newest()).map(({ email }) => email)
      const inOrder = Array.from({ length: emails.length - 1 }, (_, number) => `${number}@mail.example`)
      expect(emails.toSorted()).toEqual([esi.email, ...inOrder].toSorted())
      const messages = (await restored.messages.newest()).length
      expect(emails.length - 1 - messages).toBeLessThanOrEqual(1)
      await restored.close()
    })

    test('a picture replaced during the backup is in the backup, and deleted afterwards', async () => {
      await using stage = await testCore({ database })
      const { _id } = await stage.core.articles.publish('news', walk, await pictures.jpeg())
      const before = await stage.storage.names()
      const db = await openDatabase(databaseUrlOf(stage.config))
      const { store } = sourceOf(stage)
      let isReplaced = false
      const read = async (name: string) => {
        if (!isReplaced) {
          isReplaced = true
          await stage.core.articles.revise('news', _id, { keepDate: false }, await pictures.png())
          const { found } = await stage.core.library.list({ page: 1, limit: 10 })
          for (const picture of found) if (picture.uses.length === 0) await stage.core.library.remove(picture._id)
          expect(await stage.storage.names()).toEqual(expect.arrayContaining(before))
        }
        return store.read(name)
      }
      const backups = createBackups({ config: stage.config, db, clock: () => new Date(), store: { ...store, read } })
      await backups.make(file)
      expect((await checkBackup(file)).summary).toMatchObject({ pictures: before.length, missing: [] })
      expect((await stage.storage.names()).filter((name) => before.includes(name))).toEqual([])
      await db.destroy()
    })
  })

test('a missing picture file does not stop a backup, and the backup names it', async () => {
  await using stage = await testCore()
  await fillCore(stage.core)
  const [lost = ''] = await stage.storage.names()
  await stage.storage.drop(lost)
  const { summary } = await saveBackup(sourceOf(stage), file, new Date())
  expect(summary.missing).toEqual([lost])
})

test.each(databases)(
  'no backup in $name reveals visitors or contains a usable session, link or password',
  async (database) => {
    await using stage = await testCore({ database })
    const { core } = stage
    await core.rates.take({ rate: { name: 'contact', times: 3, minutes: 10 }, whose: '203.0.113.7' })
    const { token } = await core.sessions.open(ama)
    const linkOf = (secret: string) => `https://voima.example/here#${secret}`
    await core.passwordResets.request(ama.email, linkOf)
    await core.invitations.invite(
      (await core.sessions.userOf(token)) as never,
      { email: 'new@voima.example', role: 'editor' },
      linkOf,
    )
    await saveBackup(sourceOf(stage), file, new Date())
    const tables = (await Array.fromAsync(readArchive(file, 1e9))).map(({ name }) => tableOfEntry(name))
    expect(tables).toContain('users')
    for (const table of ['rate_limits', 'sessions', 'password_resets', 'invitations'])
      expect(tables).not.toContain(table)
  },
)
