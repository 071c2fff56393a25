import { describe, expect, test } from 'vitest'
import { adwoa, ama } from '#test/cast.ts'
import { testClock, testCore } from '#test/core.ts'
import { databases } from '#test/databases.ts'
import { emailsTo, tokenFor } from '#test/emails.ts'
import { days } from '../lib/clock.ts'
import { NotFound, Refused } from '../lib/errors.ts'

const linkOf = (token: string) => `https://voima.example/here#${token}`
const by = { id: 'ama', email: ama.email, role: 'administrator' as const, name: null }

for (const database of databases)
  describe(`an invitation in ${database.name}`, () => {
    const invited = async () => {
      const { clock, pass } = testClock()
      const organisation = await testCore({ database, clock })
      const { invitations } = organisation.core
      const { link } = await invitations.invite(by, { email: adwoa.email, role: 'editor' }, linkOf)
      return { ...organisation, invitations, pass, link, token: await tokenFor(organisation.core, adwoa.email) }
    }

    test('sends the returned link by email, and the link works once', async () => {
      await using stage = await invited()
      const [email] = await emailsTo(stage.core, adwoa.email)
      expect(email?.text).toContain(`${ama.email} has invited you to help run Voima’s website: Writer and Events.`)
      expect(stage.link).toBe(linkOf(stage.token))
      expect(await stage.invitations.find(stage.token)).toMatchObject({ email: adwoa.email, role: 'editor' })
      await stage.invitations.accept({ token: stage.token, password: adwoa.password, name: 'Adwoa Owusu' })
      const { token } = await stage.core.sessions.open(adwoa)
      expect(await stage.core.sessions.userOf(token)).toMatchObject({ email: adwoa.email, role: 'editor' })
      await expect(
        stage.invitations.accept({ token: stage.token, password: adwoa.password, name: 'Adwoa Owusu' }),
      ).rejects.toThrow(NotFound)
      expect(await stage.invitations.list()).toEqual([])
    })

    test('is still valid after a password that is too easy to guess', async () => {
      await using stage = await invited()
      await expect(
        stage.invitations.accept({ token: stage.token, password: 'adwoa-voima-2026', name: 'Adwoa Owusu' }),
      ).rejects.toThrow(Refused)
      expect(
        await stage.invitations.accept({ token: stage.token, password: adwoa.password, name: 'Adwoa Owusu' }),
      ).toMatchObject({ email: adwoa.email })
    })

    test('expires after seven days', async () => {
      await using stage = await invited()
      stage.pass(days(7) - 1)
      expect(await stage.invitations.list()).toHaveLength(1)
      stage.pass(1)
      expect(await stage.invitations.list()).toEqual([])
      await expect(stage.invitations.find(stage.token)).rejects.toThrow(NotFound)
      await expect(
        stage.invitations.accept({ token: stage.token, password: adwoa.password, name: 'Adwoa Owusu' }),
      ).rejects.toThrow(NotFound)
      await stage.core.runHousekeeping()
    })

    test('can be withdrawn', async () => {
      await using stage = await invited()
      const [invitation] = await stage.invitations.list()
      await stage.invitations.withdraw(invitation?._id ?? '')
      await expect(
        stage.invitations.accept({ token: stage.token, password: adwoa.password, name: 'Adwoa Owusu' }),
      ).rejects.toThrow(NotFound)
      await expect(stage.invitations.withdraw(invitation?._id ?? '')).rejects.toThrow(NotFound)
    })

    test('sent again replaces the old one', async () => {
      await using stage = await invited()
      const again = { email: 'ADWOA@voima.example', role: 'administrator' as const, name: null }
      const { link } = await stage.invitations.invite(by, again, linkOf)
      expect(await stage.invitations.list()).toMatchObject([{ email: again.email, role: 'administrator' }])
      await expect(stage.invitations.find(stage.token)).rejects.toThrow(NotFound)
      expect(await stage.invitations.find(link.split('#')[1] ?? '')).toMatchObject({ role: 'administrator' })
    })

    test('is not possible for an address that has an account', async () => {
      await using stage = await invited()
      const mine = stage.invitations.invite(by, { email: 'AMA@voima.example', role: 'editor' }, linkOf)
      await expect(mine).rejects.toThrow('already has an account')
      expect(await emailsTo(stage.core, ama.email)).toEqual([])
    })
  })
