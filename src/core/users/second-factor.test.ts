import { describe, expect, test } from 'vitest'
import { ama } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases, type TestDatabase } from '#test/databases.ts'
import { NotAllowed, Refused } from '../lib/errors.ts'
import { codeAt, fromBase32, stepAt } from './totp.ts'

const halfMinute = 30_000

const stageOn = async (database: TestDatabase) => {
  const { clock, pass } = testClock()
  const organisation = await testCore({ database, clock })
  const { sessions, secondFactor } = organisation.core
  const user = await sessions.userOf((await sessions.open(ama)).token)
  if (!user) throw new Error('Ama is not known.')
  const { secret, uri } = await secondFactor.begin(user)
  const codeNow = () => codeAt(fromBase32(secret), stepAt(clock()))
  /** Advances to the next half minute, when the app shows a new code. */
  const turnOn = async () => {
    const codes = await secondFactor.confirm(user, codeNow())
    pass(halfMinute)
    return codes
  }
  return { ...organisation, sessions, secondFactor, user, uri, secret, pass, codeNow, turnOn }
}

for (const database of databases)
  describe(`two-step sign-in in ${database.name}`, () => {
    test('is not required until a code from the app was confirmed', async () => {
      await using stage = await stageOn(database)
      expect(stage.uri).toBe(`otpauth://totp/Voima:ama%40voima.example?secret=${stage.secret}&issuer=Voima`)
      expect(await stage.sessions.open(ama)).toHaveProperty('token')
      await expect(stage.secondFactor.confirm(stage.user, '000000')).rejects.toThrow(Refused)
      expect(await stage.sessions.open(ama)).toHaveProperty('token')
      expect(await stage.secondFactor.status(stage.user)).toEqual({ hasSecondFactor: false, recoveryCodes: 0 })
      await stage.turnOn()
      expect(await stage.secondFactor.status(stage.user)).toEqual({ hasSecondFactor: true, recoveryCodes: 10 })
    })

    test('needs password and code, and a wrong password does not reveal it', async () => {
      await using stage = await stageOn(database)
      await stage.turnOn()
      await expect(stage.sessions.open(ama)).rejects.toMatchObject({ fields: { code: expect.stringContaining('six') } })
      const wrongCode = stage.sessions.open({ ...ama, code: '000000' })
      await expect(wrongCode).rejects.toMatchObject({ fields: { code: expect.stringContaining('not correct') } })
      const wrongPassword = { ...ama, password: 'a good guess, but wrong' }
      await expect(stage.sessions.open({ ...wrongPassword, code: stage.codeNow() })).rejects.toThrow(NotAllowed)
      await expect(stage.sessions.open(wrongPassword)).rejects.toThrow(NotAllowed)
      expect(await stage.sessions.open({ ...ama, code: stage.codeNow() })).toHaveProperty('token')
    })

    test('accepts each code once, also from two simultaneous sign-ins', async () => {
      await using stage = await stageOn(database)
      await stage.turnOn()
      const code = stage.codeNow()
      const outcomes = await Promise.allSettled([1, 2].map(() => stage.sessions.open({ ...ama, code })))
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      stage.pass(halfMinute)
      await expect(stage.sessions.open({ ...ama, code })).rejects.toThrow(Refused)
      expect(await stage.sessions.open({ ...ama, code: stage.codeNow() })).toHaveProperty('token')
    })

    test('does not accept the code that turned it on', async () => {
      await using stage = await stageOn(database)
      await stage.secondFactor.confirm(stage.user, stage.codeNow())
      await expect(stage.sessions.open({ ...ama, code: stage.codeNow() })).rejects.toThrow(Refused)
    })

    test('accepts each recovery code once, in any spelling', async () => {
      await using stage = await stageOn(database)
      const [first = '', second = ''] = await stage.turnOn()
      expect(await stage.sessions.open({ ...ama, code: first })).toHaveProperty('token')
      await expect(stage.sessions.open({ ...ama, code: first })).rejects.toThrow(Refused)
      const code = second.toUpperCase().replaceAll('-', ' ')
      expect(await stage.sessions.open({ ...ama, code })).toHaveProperty('token')
      expect((await stage.secondFactor.status(stage.user)).recoveryCodes).toBe(8)
    })

    test('invalidates old recovery codes when new ones are made', async () => {
      await using stage = await stageOn(database)
      const [old = ''] = await stage.turnOn()
      const [renewed = ''] = await stage.secondFactor.renewRecoveryCodes(stage.user)
      await expect(stage.sessions.open({ ...ama, code: old })).rejects.toThrow(Refused)
      expect(await stage.sessions.open({ ...ama, code: renewed })).toHaveProperty('token')
    })

    test('cannot be set up again while it is on, and leaves nothing when it is turned off', async () => {
      await using stage = await stageOn(database)
      const [code = ''] = await stage.turnOn()
      await expect(stage.secondFactor.begin(stage.user)).rejects.toThrow('on already')
      await stage.secondFactor.end(stage.user)
      expect(await stage.sessions.open(ama)).toHaveProperty('token')
      await expect(stage.secondFactor.renewRecoveryCodes(stage.user)).rejects.toThrow('is off')
      await stage.secondFactor.begin(stage.user)
      await expect(stage.secondFactor.confirm(stage.user, code)).rejects.toThrow(Refused)
    })

    test('can be required of everybody, by a user who has it', async () => {
      await using stage = await stageOn(database)
      await expect(stage.secondFactor.require(stage.user, true)).rejects.toThrow('yourself first')
      await stage.turnOn()
      await stage.secondFactor.require(stage.user, true)
      expect(await stage.secondFactor.isRequired()).toBe(true)
      const esi = await stage.core.users.add('esi@voima.example', 'a boat, a net, two moons', 'editor')
      const { token } = await stage.sessions.open({ email: esi.email, password: 'a boat, a net, two moons' })
      expect(await stage.sessions.userOf(token)).toMatchObject({ mustSetUpSecondFactor: true })
      await stage.secondFactor.require(stage.user, false)
      expect(await stage.sessions.userOf(token)).toMatchObject({ mustSetUpSecondFactor: false })
    })
  })
