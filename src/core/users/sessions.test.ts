import { readFile } from 'node:fs/promises'
import { describe, expect, test } from 'vitest'
import { databaseFile } from '#config.ts'
import { ama } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { hours } from '../lib/clock.ts'
import { NotAllowed } from '../lib/errors.ts'

for (const database of databases)
  describe(`sessions in ${database.name}`, () => {
    test('Ama signs in with any letter case, and her token is valid until she signs out', async () => {
      await using organisation = await testCore({ database })
      const { sessions } = organisation.core
      const { token } = await sessions.open({ ...ama, email: 'AMA@Voima.example' })
      expect(await sessions.userOf(token)).toMatchObject({ email: ama.email, role: 'administrator' })
      await sessions.close(token)
      expect(await sessions.userOf(token)).toBeUndefined()
    })

    test('a wrong password and an unknown address are rejected alike', async () => {
      await using organisation = await testCore({ database })
      const { sessions } = organisation.core
      await expect(sessions.open({ ...ama, password: 'a good guess, but wrong' })).rejects.toThrow(NotAllowed)
      await expect(sessions.open({ ...ama, email: 'nobody@voima.example' })).rejects.toThrow(NotAllowed)
    })

    test('an invented token is invalid', async () => {
      await using organisation = await testCore({ database })
      expect(await organisation.core.sessions.userOf('made up')).toBeUndefined()
    })

    test('a session expires after twelve idle hours, and each use prolongs it', async () => {
      const { clock, pass } = testClock()
      await using organisation = await testCore({ database, clock })
      const { sessions } = organisation.core
      const { token } = await sessions.open(ama)
      pass(hours(12) - 1)
      expect(await sessions.userOf(token)).toBeDefined()
      pass(hours(12) - 1)
      expect(await sessions.userOf(token)).toBeDefined()
      pass(hours(12))
      expect(await sessions.userOf(token)).toBeUndefined()
    })

    test('a session in constant use expires after thirty days', async () => {
      const { clock, pass } = testClock()
      await using organisation = await testCore({ database, clock })
      const { sessions } = organisation.core
      const { token } = await sessions.open(ama)
      for (let halfDay = 1; halfDay <= 60; halfDay++) {
        pass(hours(12) - 1)
        expect(await sessions.userOf(token)).toBeDefined()
      }
      pass(60)
      expect(await sessions.userOf(token)).toBeUndefined()
    })

    test('a reset password ends every session, and the old password no longer works', async () => {
      await using organisation = await testCore({ database })
      const { sessions, passwords } = organisation.core
      const { token } = await sessions.open(ama)
      const password = await passwords.makeNew(ama.email)
      expect(await sessions.userOf(token)).toBeUndefined()
      await expect(sessions.open(ama)).rejects.toThrow(NotAllowed)
      expect(await sessions.open({ email: ama.email, password })).toHaveProperty('token')
    })
  })

test('the database file contains neither tokens nor passwords', async () => {
  await using organisation = await testCore()
  const { token } = await organisation.core.sessions.open(ama)
  const file = databaseFile(organisation.config)
  const bytes = Buffer.concat([await readFile(file), await readFile(`${file}-wal`)])
  expect(bytes.includes(ama.email)).toBe(true)
  expect(bytes.includes(token)).toBe(false)
  expect(bytes.includes(ama.password)).toBe(false)
})
