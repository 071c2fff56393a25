import { describe, expect, test } from 'vitest'
import { limits } from '#shared/limits.ts'
import { adwoa, esi, kofi, yaw } from '#test/cast.ts'
import { databases } from '#test/databases.ts'
import { linkOf, testNewsletter } from '#test/newsletter.ts'
import { days, hours, minutes } from '../lib/clock.ts'
import { NotFound, Refused } from '../lib/errors.ts'

type Stage = Awaited<ReturnType<typeof testNewsletter>>

const subscribe = ({ core }: Stage, email = esi.email) => core.subscribers.add({ email }, { linkOf })
const only = async ({ core }: Stage) => (await core.subscribers.newest())[0]
const countOfEmails = async ({ core, server }: Stage) => {
  await core.outbox.sendDue()
  return server.taken.length
}

for (const database of databases)
  describe(`confirming, on ${database.name}`, () => {
    test('Esi gets one email, and is a reader once she says yes; saying it again is the same', async () => {
      await using stage = await testNewsletter({ database })
      await subscribe(stage)
      expect(await only(stage)).toMatchObject({ state: 'waiting', source: 'api' })
      const token = await stage.confirmationToken(esi.email)
      const { confirmedAt } = await stage.core.subscribers.confirm(token)
      stage.pass(hours(1))
      expect(await stage.core.subscribers.confirm(token)).toMatchObject({ state: 'confirmed', confirmedAt })
      expect(await stage.core.subscribers.counts()).toEqual({ confirmed: 1, waiting: 0, bounced: 0, unsubscribed: 0 })
    })

    test('a link that nobody was sent opens nothing', async () => {
      await using stage = await testNewsletter({ database })
      await subscribe(stage)
      for (const token of ['x'.repeat(43), 'later', 'doubt'])
        await expect(stage.core.subscribers.confirm(token)).rejects.toThrow(NotFound)
    })

    test('an address gets one email a day, however often it is given, also at the same time', async () => {
      await using stage = await testNewsletter({ database })
      await Promise.all([subscribe(stage), subscribe(stage), subscribe(stage, esi.email.toUpperCase())])
      expect(await countOfEmails(stage)).toBe(1)
      stage.pass(hours(23))
      await subscribe(stage)
      expect(await countOfEmails(stage)).toBe(1)
      stage.pass(hours(2))
      await subscribe(stage)
      expect(await countOfEmails(stage)).toBe(2)
    })

    test('a reader who subscribes again gets no email', async () => {
      await using stage = await testNewsletter({ database })
      await stage.addSubscribers(esi.email)
      await subscribe(stage)
      expect(await countOfEmails(stage)).toBe(0)
    })

    test('whoever does not say yes within a week of the email is forgotten', async () => {
      await using stage = await testNewsletter({ database })
      await subscribe(stage)
      await stage.addSubscribers(kofi.email)
      const token = await stage.confirmationToken(esi.email)
      stage.pass(days(6.9))
      await stage.core.runHousekeeping()
      expect(await stage.core.subscribers.counts()).toMatchObject({ waiting: 1 })
      stage.pass(days(0.2))
      await stage.core.runHousekeeping()
      expect((await stage.core.subscribers.newest()).map(({ email }) => email)).toEqual([kofi.email])
      await expect(stage.core.subscribers.confirm(token)).rejects.toThrow(NotFound)
    })

    test('whose email never went out waits for a month, and may be confirmed by hand; then they are deleted', async () => {
      await using stage = await testNewsletter({ database, hasMailServer: false })
      const { _id } = await subscribe(stage)
      await subscribe(stage, kofi.email)
      stage.pass(days(limits.unsentEmailDays - 0.1))
      await stage.core.runHousekeeping()
      const reason = 'She asked me at the walk'
      expect(await stage.core.subscribers.confirmByHand(_id, reason)).toMatchObject({
        state: 'confirmed',
        confirmReason: reason,
      })
      stage.pass(days(0.2))
      await stage.core.runHousekeeping()
      expect((await stage.core.subscribers.newest()).map(({ email }) => email)).toEqual([esi.email])
      expect(await stage.core.outbox.counts()).toMatchObject({ waiting: 0 })
    })

    test('an address that a flood kept from being asked is deleted after a month, too', async () => {
      await using stage = await testNewsletter({ database })
      await stage.core.subscribers.add({ email: esi.email }, { linkOf, suspicion: 'tooFast' })
      stage.pass(days(limits.unsentEmailDays + 0.1))
      await stage.core.runHousekeeping()
      expect(await only(stage)).toBeUndefined()
    })

    test('an email that goes out late leaves a whole week to answer', async () => {
      await using stage = await testNewsletter({ database })
      await subscribe(stage)
      stage.pass(days(limits.unsentEmailDays - 1))
      const token = await stage.confirmationToken(esi.email)
      stage.pass(days(limits.unconfirmedDays - 0.1))
      await stage.core.runHousekeeping()
      expect(await stage.core.subscribers.confirm(token)).toMatchObject({ state: 'confirmed' })
    })

    test('nobody is asked to confirm any more who was deleted, confirmed by hand, or has left', async () => {
      await using stage = await testNewsletter({ database })
      const { subscribers, outbox } = stage.core
      const idOf = async (email: string) => (await subscribe(stage, email))._id
      await subscribers.remove(await idOf(esi.email))
      await subscribers.confirmByHand(await idOf(kofi.email), 'He asked me at the walk')
      await subscribers.unsubscribe(await subscribers.unsubscribeToken(await idOf(yaw.email)))
      await subscribe(stage, adwoa.email)
      await outbox.sendDue()
      expect(stage.server.taken.map(({ to }) => to)).toEqual([adwoa.email])
    })

    test('whoever has left does not come back by another’s hand', async () => {
      await using stage = await testNewsletter({ database })
      const [reader] = await stage.addSubscribers(esi.email)
      const { subscribers } = stage.core
      const id = reader?._id ?? ''
      await subscribers.unsubscribe(await subscribers.unsubscribeToken(id))
      await expect(subscribers.confirmByHand(id, 'I want her back')).rejects.toThrow(Refused)
    })

    test('a flood of addresses is asked bit by bit, and nobody is forgotten', async () => {
      await using stage = await testNewsletter({ database })
      for (let count = 0; count < 36; count += 1) await subscribe(stage, `reader${count}@mail.example`)
      expect(await countOfEmails(stage)).toBe(33)
      await stage.core.subscribers.sendWaitingConfirmations(linkOf)
      expect(await countOfEmails(stage)).toBe(33)
      stage.pass(minutes(21))
      await stage.core.subscribers.sendWaitingConfirmations(linkOf)
      expect(await countOfEmails(stage)).toBe(36)
    })

    test('whoever was in haste is asked a little later, a robot’s address only by a person', async () => {
      await using stage = await testNewsletter({ database })
      await stage.core.subscribers.add({ email: esi.email }, { linkOf, suspicion: 'tooFast' })
      const { _id } = await stage.core.subscribers.add({ email: kofi.email }, { linkOf, suspicion: 'bot' })
      expect(await countOfEmails(stage)).toBe(0)
      await stage.core.subscribers.sendWaitingConfirmations(linkOf)
      expect(await countOfEmails(stage)).toBe(1)
      expect(await stage.core.subscribers.sendConfirmation(_id, linkOf)).toBe(true)
      expect(await countOfEmails(stage)).toBe(2)
    })

    test('a robot’s address that nobody speaks for is forgotten', async () => {
      await using stage = await testNewsletter({ database })
      await stage.core.subscribers.add({ email: kofi.email }, { linkOf, suspicion: 'bot' })
      stage.pass(days(8))
      await stage.core.runHousekeeping()
      expect(await only(stage)).toBeUndefined()
    })

    test('an address that a mail server refuses for good is not written to again', async () => {
      await using stage = await testNewsletter({ database })
      stage.server.behave((step) => (step === 'reader' ? '550 5.1.1 No such user' : 'yes'))
      await subscribe(stage)
      await stage.core.outbox.sendDue()
      const subscriber = await only(stage)
      expect(subscriber).toMatchObject({ state: 'bounced' })
      expect(subscriber?.bounceReason).toContain('No such user')
      expect(await stage.core.subscribers.counts()).toMatchObject({ bounced: 1, waiting: 0 })
    })

    test('an address that is put off is tried again, and stays as it is', async () => {
      await using stage = await testNewsletter({ database })
      stage.server.behave((step) => (step === 'reader' ? '450 4.2.1 Come back later' : 'yes'))
      await subscribe(stage)
      await stage.core.outbox.sendDue()
      expect(await only(stage)).toMatchObject({ state: 'waiting' })
    })
  })
