import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ama } from '#test/cast.ts'
import { testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { NotAllowed } from '../lib/errors.ts'
import { openCore } from './core.ts'

const unnamed = { ADMIN_EMAIL: '', ADMIN_PASSWORD: '' }

for (const database of databases)
  describe(`the first start on ${database.name}`, () => {
    test('makes the administrator whom the settings name, and tells nobody the password', async () => {
      await using organisation = await testCore({ database })
      expect(organisation.core.newAdministrator).toBeUndefined()
      expect(await organisation.core.sessions.open(ama)).toHaveProperty('token')
    })

    test('makes admin@localhost with a password said once, and the next start makes nobody', async () => {
      await using organisation = await testCore({ database, settings: unnamed })
      const made = organisation.core.newAdministrator
      expect(made?.email).toBe('admin@localhost')
      const again = await organisation.reopen()
      expect(again.newAdministrator).toBeUndefined()
      expect(await again.sessions.open(made ?? ama)).toHaveProperty('token')
    })

    test('the settings do not change an administrator who is there', async () => {
      await using organisation = await testCore({ database })
      const core = await openCore({
        ...organisation.config,
        firstAdmin: { email: ama.email, password: 'another one, later' },
      })
      await expect(core.sessions.open({ email: ama.email, password: 'another one, later' })).rejects.toThrow(NotAllowed)
      await core.close()
    })
  })

test('what was received before a restart is there after it', async () => {
  await using organisation = await testCore()
  const { _id } = await organisation.core.subscribers.add({ email: 'esi@mail.example' })
  const { found } = await (await organisation.reopen()).subscribers.list(1, 10)
  expect(found.map((subscriber) => subscriber._id)).toEqual([_id])
})

test('a start whose disk fails leaves nothing half made, and the next one makes it whole', async () => {
  await using organisation = await testCore({ settings: unnamed })
  await organisation.core.close()
  await rm(organisation.dataDir, { recursive: true })
  await mkdir(organisation.dataDir)
  await writeFile(join(organisation.dataDir, 'media'), 'a file where a folder should be')
  const config = { ...organisation.config, hasStarterContent: true }
  await expect(openCore(config)).rejects.toThrow()
  await rm(join(organisation.dataDir, 'media'))
  const core = await openCore(config)
  expect((await core.articles.list('news', 1, 10)).found).toHaveLength(3)
  expect(core.newAdministrator).toBeDefined()
  await core.close()
})
