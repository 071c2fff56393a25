import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readConfig } from '#config.ts'
import { ama, walk } from '#test/cast.ts'
import { testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { pictures } from '#test/pictures.ts'
import { NotAllowed } from '../lib/errors.ts'
import { openCore } from './core.ts'

const unnamed = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }

for (const database of databases)
  describe(`the first start on ${database.name}`, () => {
    test('creates the administrator named in the settings, and returns no password', async () => {
      await using organisation = await testCore({ database })
      expect(organisation.core.newAdministrator).toBeUndefined()
      expect(await organisation.core.sessions.open(ama)).toHaveProperty('token')
    })

    test('creates admin@localhost with a generated password, and the next start creates nobody', async () => {
      await using organisation = await testCore({ database, settings: unnamed })
      const made = organisation.core.newAdministrator
      expect(made?.email).toBe('admin@localhost')
      const again = await organisation.reopen()
      expect(again.newAdministrator).toBeUndefined()
      expect(await again.sessions.open({ ...ama, ...made })).toHaveProperty('token')
    })

    test('does not change an existing administrator when the settings change', async () => {
      await using organisation = await testCore({ database })
      const core = await openCore({
        ...organisation.config,
        firstAdmin: { email: ama.email, password: 'another one, later' },
      })
      await expect(core.sessions.open({ email: ama.email, password: 'another one, later' })).rejects.toThrow(NotAllowed)
      await core.close()
    })
  })

test('data from before a restart is there afterwards', async () => {
  await using organisation = await testCore()
  const { _id } = await organisation.core.subscribers.add({ email: 'esi@mail.example' })
  const { found } = await (await organisation.reopen()).subscribers.list(1, 10)
  expect(found.map((subscriber) => subscriber._id)).toEqual([_id])
})

test('every file is readable only by its owner, also in an open folder or from an earlier version', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'voima-open-'))
  await chmod(dataDir, 0o755)
  const config = readConfig({ DATA_DIR: dataDir, STARTER_CONTENT: 'none' })
  const modes = async () => {
    const files = (await readdir(dataDir, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    return Promise.all(
      files.map(async ({ parentPath, name }) => [
        name,
        ((await stat(join(parentPath, name))).mode & 0o777).toString(8),
      ]),
    )
  }
  const umask = process.umask(0o022)
  const core = await openCore(config)
  await core.articles.publish('news', walk, await pictures.jpeg())
  await core.backups.make()
  const found = await modes()
  expect(found.map(([name]) => name)).toEqual(expect.arrayContaining(['voima.db', 'voima.db-wal', 'voima.db-shm']))
  expect(found.filter(([, mode]) => mode !== '600')).toEqual([])
  await core.close()
  await chmod(join(dataDir, 'voima.db'), 0o644)
  await chmod(join(dataDir, 'media'), 0o755)
  for (const name of await readdir(join(dataDir, 'backups'))) await chmod(join(dataDir, 'backups', name), 0o644)
  const again = await openCore(config)
  await again.backups.make()
  expect((await modes()).filter(([, mode]) => mode !== '600')).toEqual([])
  expect((await stat(join(dataDir, 'media'))).mode & 0o777).toBe(0o700)
  await again.close()
  process.umask(umask)
  await rm(dataDir, { recursive: true })
})
