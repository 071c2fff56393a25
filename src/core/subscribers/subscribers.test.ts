import { describe, expect, test } from 'vitest'
import { esi } from '#test/cast.ts'
import { testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { NotFound } from '../lib/errors.ts'

for (const database of databases)
  describe(`subscribers in ${database.name}`, () => {
    test('subscribing twice, in any case or at once, makes one subscriber', async () => {
      await using organisation = await testCore({ database })
      const { subscribers } = organisation.core
      const ways = [esi.email, esi.email.toUpperCase(), esi.email, esi.email]
      const added = await Promise.all(ways.map((email) => subscribers.add({ email })))
      expect(new Set(added.map(({ _id }) => _id)).size).toBe(1)
      // Whichever came first; for simultaneous requests the order is unknown.
      expect((await subscribers.newest()).map(({ email }) => email.toLowerCase())).toEqual([esi.email])
    })

    test('a removed subscriber is deleted, and may subscribe again', async () => {
      await using organisation = await testCore({ database })
      const { subscribers } = organisation.core
      const { _id } = await subscribers.add(esi)
      expect(await subscribers.remove(_id)).toMatchObject({ email: esi.email })
      await expect(subscribers.remove(_id)).rejects.toThrow(NotFound)
      expect(await subscribers.list(1, 10)).toEqual({ found: [], currentPage: 1, totalPages: 1 })
      expect((await subscribers.add(esi))._id).not.toBe(_id)
    })
  })
