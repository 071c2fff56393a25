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
  describe(`confirming a subscription, on ${database.name}`, () => {
    test('Esi gets one email and confirms; confirming again changes nothing', async () => {
      await using stage = await testNewsletter({ database })
      await subscribe(stage)
      expect(await only(stage)).toMatchObject({ state: 'waiting', source: 'api' })
      const token = await stage.confirmationToken(esi.email)
      const { confirmedAt } = await stage.core.subscribers.confirm(token)
      stage.pass(hours(1))
      expect(await stage.core.subscribers.confirm(token)).toMatchObject({ state: 'confirmed', confirmedAt })
      expect(await stage.core.subscribers.counts()).toEqual({ confirmed: 1, waiting: 0, bounced: 0, unsubscribed: 0 })
    })

    test('an invented link does nothing', async () => {
      await using stage = await testNewsletter({ database })
      await subscribe(stage)
      for (const token of ['x'.repeat(43), 'later', 'doubt'])
        await expect(stage.core.subscribers.confirm(token)).rejects.toThrow(NotFound)
    })

    test('an address gets at most one email a day, also for simultaneous requests', async () => {
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

    test('a confirmed subscriber who subscribes again gets no email', async () => {
      await using stage = await testNewsletter({ database })
      await stage.addSubscribers(esi.email)
      await subscribe(stage)
      expect(await countOfEmails(stage)).toBe(0)
    })

    test('a subscription that is not confirmed within a week of the email is deleted', async () => {
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

    test('a subscription whose email was never sent waits for a month, and can be confirmed manually', async () => {
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

    test('an address that got no email because of a flood is deleted after a month', async () => {
      await using stage = await testNewsletter({ database })
      await stage.core.subscribers.add({ email: esi.email }, { linkOf, suspicion: 'tooFast' })
      stage.pass(days(limits.unsentEmailDays + 0.1))
      await stage.core.runHousekeeping()
      expect(await only(stage)).toBeUndefined()
    })

    test('an email that is sent late still leaves a week to confirm', async () => {
      await using stage = await testNewsletter({ database })
      await subscribe(stage)
      stage.pass(days(limits.unsentEmailDays - 1))
      const token = await stage.confirmationToken(esi.email)
      stage.pass(days(limits.unconfirmedDays - 0.1))
      await stage.core.runHousekeeping()
      expect(await stage.core.subscribers.confirm(token)).toMatchObject({ state: 'confirmed' })
    })

    test('a person who was deleted, confirmed manually or has unsubscribed gets no confirmation email', async () => {
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

    test('a person who unsubscribed cannot be confirmed manually', async () => {
      await using stage = await testNewsletter({ database })
      const [reader] = await stage.addSubscribers(esi.email)
      const { subscribers } = stage.core
      const id = reader?._id ?? ''
      await subscribers.unsubscribe(await subscribers.unsubscribeToken(id))
      await expect(subscribers.confirmByHand(id, 'I want her back')).rejects.toThrow(Refused)
    })

    test('a flood of addresses gets its emails gradually, and none is forgotten', async () => {
      await using stage = await testNewsletter({ database })
      for (let count = 0; count < 103; count += 1) await subscribe(stage, `reader${count}@mail.example`)
      expect(await countOfEmails(stage)).toBe(100)
      await stage.core.subscribers.sendWaitingConfirmations(linkOf)
      expect(await countOfEmails(stage)).toBe(100)
      stage.pass(minutes(21))
      await stage.core.subscribers.sendWaitingConfirmations(linkOf)
      expect(await countOfEmails(stage)).toBe(103)
    })

    test('forty people in a hall get their emails at once, a flood from many networks gradually', {
      tags: 'slow',
    }, async () => {
      await using stage = await testNewsletter({ database })
      const { subscribers } = stage.core
      const subscribeFrom = (network: string, name: string) =>
        subscribers.add({ email: `${name}@mail.example` }, { linkOf, network })
      for (let person = 0; person < 40; person += 1) await subscribeFrom('hall', `person${person}`)
      expect(await countOfEmails(stage)).toBe(40)
      for (let bot = 0; bot < 200; bot += 1) await subscribeFrom(`network ${bot}`, `bot${bot}`)
      expect(await countOfEmails(stage)).toBe(138)
      for (let person = 0; person < 40; person += 1) await subscribeFrom('school', `pupil${person}`)
      // The first two do not yet look like a school.
      expect(await countOfEmails(stage)).toBe(176)
    })

    test('a subscription sent too fast gets its email later, and what looks like a bot is asked to send it again', async () => {
      await using stage = await testNewsletter({ database })
      await stage.core.subscribers.add({ email: esi.email }, { linkOf, suspicion: 'tooFast' })
      const bot = stage.core.subscribers.add({ email: kofi.email }, { linkOf, suspicion: 'bot' })
      await expect(bot).rejects.toThrow('please send it again')
      expect(await countOfEmails(stage)).toBe(0)
      await stage.core.subscribers.sendWaitingConfirmations(linkOf)
      expect(await countOfEmails(stage)).toBe(1)
      expect(await stage.core.subscribers.counts()).toMatchObject({ waiting: 1 })
    })

    test('an address that the mail server rejects permanently gets no more email', async () => {
      await using stage = await testNewsletter({ database })
      stage.server.behave((step) => (step === 'reader' ? '550 5.1.1 No such user' : 'yes'))
      await subscribe(stage)
      await stage.core.outbox.sendDue()
      const subscriber = await only(stage)
      expect(subscriber).toMatchObject({ state: 'bounced' })
      expect(subscriber?.bounceReason).toContain('No such user')
      expect(await stage.core.subscribers.counts()).toMatchObject({ bounced: 1, waiting: 0 })
    })

    test('an address that is deferred is retried and keeps its state', async () => {
      await using stage = await testNewsletter({ database })
      stage.server.behave((step) => (step === 'reader' ? '450 4.2.1 Come back later' : 'yes'))
      await subscribe(stage)
      await stage.core.outbox.sendDue()
      expect(await only(stage)).toMatchObject({ state: 'waiting' })
    })
  })
