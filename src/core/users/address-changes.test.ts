import { describe, expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { adwoa, ama } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { emailsTo, tokenFor } from '#test/emails.ts'
import { openDatabase } from '../database/open.ts'
import { approvalHold } from '../gifts/details-row.ts'
import { days } from '../lib/clock.ts'
import { NotFound, Refused } from '../lib/errors.ts'

const linkOf = (token: string) => `https://voima.example/here#${token}`
const next = 'ama@new.example'
const attacker = 'mallory@evil.example'

for (const database of databases)
  describe(`the address of an account in ${database.name}`, () => {
    const stage = async () => {
      const { clock, pass } = testClock()
      const opened = await testCore({ database, clock })
      const { core } = opened
      const db = await openDatabase(databaseUrlOf(opened.config))
      const close = async () => {
        await db.destroy()
        await opened.close()
      }
      const [user] = await core.users.list()
      const id = user?._id ?? ''
      const change = (email: string) => core.addressChanges.change(id, email, linkOf)
      const addressNow = async () => (await core.users.list()).find(({ _id }) => _id === id)?.email
      const hold = () => approvalHold(db, clock, id)
      const session = await core.sessions.open(ama)
      return { core, db, pass, change, addressNow, hold, session, [Symbol.asyncDispose]: close }
    }

    test('changes, both addresses get an email, and the old one brings it back once', async () => {
      await using site = await stage()
      await site.change(next)
      expect(await site.addressNow()).toBe(next)
      expect(await site.core.sessions.userOf(site.session.token)).toMatchObject({ email: next })
      expect(await site.core.sessions.open({ ...ama, email: next })).toHaveProperty('token')
      expect(await emailsTo(site.core, next)).toHaveLength(1)
      expect(await site.hold()).toMatchObject({ reason: expect.stringContaining('can still be undone') })

      const token = await tokenFor(site.core, ama.email)
      await site.core.addressChanges.undo(token)
      expect(await site.addressNow()).toBe(ama.email)
      expect(await site.core.sessions.userOf(site.session.token)).toBeUndefined()
      expect(await site.hold()).toBeUndefined()
      expect(
        [await emailsTo(site.core, next), await emailsTo(site.core, ama.email)].map(({ length }) => length),
      ).toEqual([2, 2])
      await expect(site.core.addressChanges.undo(token)).rejects.toThrow(NotFound)
    })

    test('cannot be brought back after a week, and then approvals count again', async () => {
      await using site = await stage()
      await site.change(next)
      const token = await tokenFor(site.core, ama.email)
      site.pass(days(7))
      expect(await site.hold()).toBeUndefined()
      await expect(site.core.addressChanges.undo(token)).rejects.toThrow(NotFound)
      await site.core.runHousekeeping()
      expect(await site.db.selectFrom('address_changes').selectAll().execute()).toEqual([])
    })

    test('comes back from every later change, and no later link works', async () => {
      await using site = await stage()
      await site.change(attacker)
      site.pass(1000)
      await site.change('second@evil.example')
      const [first, second] = [await tokenFor(site.core, ama.email), await tokenFor(site.core, attacker)]
      // The attacker undoes their own second change, and the owner's link still works.
      await site.core.addressChanges.undo(second)
      expect(await site.addressNow()).toBe(attacker)
      await site.core.addressChanges.undo(first)
      expect(await site.addressNow()).toBe(ama.email)
    })

    test('is refused if it has another account, also when it should come back', async () => {
      await using site = await stage()
      await site.core.users.add(adwoa.email, adwoa.password, 'editor')
      await expect(site.change(adwoa.email.toUpperCase())).rejects.toThrow(Refused)
      expect(await site.addressNow()).toBe(ama.email)
      await site.change(next)
      await site.core.users.add(ama.email, ama.password, 'editor')
      await expect(site.core.addressChanges.undo(await tokenFor(site.core, ama.email))).rejects.toThrow(Refused)
      expect(await site.addressNow()).toBe(next)
    })

    test('takes along no link for a forgotten password', async () => {
      await using site = await stage()
      await site.core.passwordResets.request(ama.email, linkOf)
      const reset = await tokenFor(site.core, ama.email)
      await site.change(next)
      await expect(site.core.passwordResets.use(reset, 'four goats on a red roof')).rejects.toThrow(NotFound)
    })
  })
