import { describe, expect, test } from 'vitest'
import { ama } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { emailsTo, tokenFor } from '#test/emails.ts'
import { minutes } from '../lib/clock.ts'
import { NotFound, Refused } from '../lib/errors.ts'

const linkOf = (token: string) => `https://voima.example/here#${token}`
const newPassword = 'four goats on a red roof'

for (const database of databases)
  describe(`a forgotten password in ${database.name}`, () => {
    const forgotten = async () => {
      const { clock, pass } = testClock()
      const organisation = await testCore({ database, clock })
      const { passwordResets, sessions } = organisation.core
      const old = await sessions.open(ama)
      await passwordResets.request('AMA@voima.example', linkOf)
      return {
        ...organisation,
        passwordResets,
        sessions,
        old,
        pass,
        token: await tokenFor(organisation.core, ama.email),
      }
    }

    test('is replaced once through the emailed link, and every session ends', async () => {
      await using stage = await forgotten()
      await expect(stage.passwordResets.use(stage.token, 'password1234')).rejects.toThrow(Refused)
      await stage.passwordResets.use(stage.token, newPassword)
      expect(await stage.sessions.userOf(stage.old.token)).toBeUndefined()
      expect(await stage.sessions.open({ ...ama, password: newPassword })).toHaveProperty('token')
      await expect(stage.passwordResets.use(stage.token, 'two moons and a river')).rejects.toThrow(NotFound)
    })

    test('stays valid until then', async () => {
      await using stage = await forgotten()
      expect(await stage.sessions.userOf(stage.old.token)).toBeDefined()
      expect(await stage.sessions.open(ama)).toHaveProperty('token')
    })

    test('has a link that expires after an hour', async () => {
      await using stage = await forgotten()
      stage.pass(minutes(60))
      await expect(stage.passwordResets.use(stage.token, newPassword)).rejects.toThrow(NotFound)
    })

    test('requested twice has two links, and using one ends the other', async () => {
      await using stage = await forgotten()
      await stage.passwordResets.request(ama.email, linkOf)
      await stage.passwordResets.use(stage.token, newPassword)
      for (const { text } of await emailsTo(stage.core, ama.email)) {
        const [, token = ''] = /#([\w-]{43})$/m.exec(text) ?? []
        await expect(stage.passwordResets.use(token, newPassword)).rejects.toThrow(NotFound)
      }
    })

    test('for an address without an account sends no email and reports no error', async () => {
      await using stage = await forgotten()
      expect(await stage.passwordResets.request('nobody@voima.example', linkOf)).toBeUndefined()
      expect(await emailsTo(stage.core, 'nobody@voima.example')).toEqual([])
    })
  })
