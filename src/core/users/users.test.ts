import { describe, expect, test } from 'vitest'
import { adwoa, ama } from '#test/cast.ts'
import { testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { NotFound, Refused } from '../lib/errors.ts'

for (const database of databases)
  describe(`users in ${database.name}`, () => {
    const withAdwoa = async (role: 'administrator' | 'editor') => {
      const organisation = await testCore({ database })
      const { users } = organisation.core
      const { id } = await users.add(adwoa.email, adwoa.password, role)
      const [first] = (await users.list()).filter(({ email }) => email === ama.email)
      return { ...organisation, users, id, amasId: first?._id ?? '' }
    }

    test('are sorted by address', async () => {
      await using organisation = await withAdwoa('editor')
      expect(await organisation.users.list()).toMatchObject([
        { email: adwoa.email, role: 'editor', hasSecondFactor: false },
        { email: ama.email, role: 'administrator', hasSecondFactor: false },
      ])
    })

    test('have unique addresses, whatever the letter case', async () => {
      await using organisation = await withAdwoa('editor')
      const twice = organisation.users.add('ADWOA@voima.example', adwoa.password, 'administrator')
      await expect(twice).rejects.toThrow('already has an account')
    })

    test('get a new role at once, also in open sessions', async () => {
      await using organisation = await withAdwoa('editor')
      const { users, id, core } = organisation
      const { token } = await core.sessions.open(adwoa)
      expect(await users.changeJobs(id, ['administrator'])).toMatchObject({ email: adwoa.email, role: 'administrator' })
      expect(await core.sessions.userOf(token)).toMatchObject({ role: 'administrator' })
    })

    test('who are removed are signed out at once', async () => {
      await using organisation = await withAdwoa('editor')
      const { users, id, core } = organisation
      const { token } = await core.sessions.open(adwoa)
      await users.remove(id)
      expect(await core.sessions.userOf(token)).toBeUndefined()
      expect(await users.list()).toHaveLength(1)
      await expect(users.remove(id)).rejects.toThrow(NotFound)
      await expect(users.changeJobs(id, ['writer', 'events'])).rejects.toThrow(NotFound)
    })

    test('always include an administrator: the last one can be neither removed nor demoted', async () => {
      await using organisation = await withAdwoa('editor')
      const { users, amasId } = organisation
      await expect(users.remove(amasId)).rejects.toThrow('last administrator')
      await expect(users.changeJobs(amasId, ['writer', 'events'])).rejects.toThrow('last administrator')
      expect(await users.changeJobs(amasId, ['administrator'])).toMatchObject({ role: 'administrator' })
    })

    test('keep one administrator if two remove each other at once', async () => {
      await using organisation = await withAdwoa('administrator')
      const { users, id, amasId } = organisation
      const outcomes = await Promise.allSettled([users.remove(id), users.changeJobs(amasId, ['writer', 'events'])])
      expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
      expect((await users.list()).filter(({ role }) => role === 'administrator')).toHaveLength(1)
    })
  })

for (const database of databases)
  test(`a changed password ends every session except the current one, in ${database.name}`, async () => {
    await using organisation = await testCore({ database })
    const { sessions, passwords } = organisation.core
    const [here, elsewhere] = [await sessions.open(ama), await sessions.open(ama)]
    const user = await sessions.userOf(here.token)
    if (!user) throw new Error('Ama is not known.')
    await expect(passwords.mustBeOf(user, 'a good guess, but wrong')).rejects.toThrow(Refused)
    await expect(passwords.change(user, 'password1234', here.token)).rejects.toMatchObject({
      fields: { newPassword: expect.stringContaining('too easy to guess') },
    })
    await passwords.change(user, 'four goats on a red roof', here.token)
    expect(await sessions.userOf(here.token)).toBeDefined()
    expect(await sessions.userOf(elsewhere.token)).toBeUndefined()
    await expect(sessions.open(ama)).rejects.toThrow()
    expect(await sessions.open({ ...ama, password: 'four goats on a red roof' })).toHaveProperty('token')
  })
