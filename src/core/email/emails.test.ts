import { describe, expect, test } from 'vitest'
import { esi, kofi, yaw } from '#test/cast.ts'
import { databases } from '#test/databases.ts'
import { onlyEmail, recipients, testOutbox } from '#test/outbox.ts'
import { at } from '#test/smtp-server.ts'
import { days, hours, minutes } from '../lib/clock.ts'
import { replyToSetting } from '../settings/reply-address.ts'
import { createSettings } from '../settings/settings.ts'

for (const database of databases)
  describe(`emails in ${database.name}`, () => {
    test.runIf(database.isShared)('two processes share the work and send no email twice', async () => {
      await using stage = await testOutbox(database)
      const other = await stage.open()
      const all = Array.from({ length: 60 }, (_, number) => `reader${number}@mail.example`)
      for (const email of all) await stage.queue(email)
      await Promise.all([stage.outbox.sendDue(), other.outbox.sendDue()])
      expect(recipients(stage).sort()).toEqual(all.sort())
      expect(await stage.outbox.counts()).toMatchObject({ waiting: 0, sent: 60, unknown: 0 })
    })

    test('the hourly and daily quotas hold for all processes together, and the rest follows later', async () => {
      await using stage = await testOutbox(database, { settings: { MAIL_PER_HOUR: '3', MAIL_PER_DAY: '5' } })
      for (let number = 0; number < 7; number += 1) await stage.queue(`reader${number}@mail.example`)
      const { outbox: other } = database.isShared ? await stage.open() : stage
      const sentAfter = async (milliseconds: number) => {
        stage.pass(milliseconds)
        await Promise.all([stage.outbox.sendDue(), other.sendDue()])
        return stage.server.taken.length
      }
      expect(await sentAfter(0)).toBe(3)
      expect(await stage.outbox.health()).toMatchObject({ isQuotaReached: true })
      expect(await sentAfter(minutes(59))).toBe(3)
      expect(await sentAfter(minutes(1))).toBe(5)
      expect(await sentAfter(hours(2))).toBe(5)
      expect(await sentAfter(hours(21))).toBe(7)
    })

    test('emails to one person are sent before newsletters', async () => {
      await using stage = await testOutbox(database)
      const { outbox, db } = stage
      const textId = await outbox.addText(db, { subject: 'News', text: 'News', html: '', purpose: 'newsletter' })
      await outbox.queueToMany(db, textId, [{ to: kofi.email }])
      await stage.queue(esi.email)
      await outbox.sendDue()
      expect(recipients(stage)).toEqual([esi.email, kofi.email])
    })

    test('a newsletter is one stored text with variables, and nobody is queued twice', async () => {
      await using stage = await testOutbox(database)
      const { outbox, db } = stage
      const text = 'Leave: {{unsubscribe}} {{other}}'
      const headers = { 'List-Unsubscribe': '<{{unsubscribe}}>' }
      await createSettings(db).save(replyToSetting, 'help@voima.example')
      const textId = await outbox.addText(db, { subject: 'News', text, html: text, headers, purpose: 'newsletter' })
      const to = ({ email }: { email: string }) => ({
        to: email,
        variables: { unsubscribe: `https://voima.example/?a&b=${email}` },
      })
      for (const batch of [
        [esi, kofi],
        [{ email: kofi.email.toUpperCase() }, yaw],
      ])
        await outbox.queueToMany(db, textId, batch.map(to))
      await outbox.sendDue()
      expect(recipients(stage).sort()).toEqual([esi.email, kofi.email, yaw.email])
      const email = stage.server.taken.find((taken) => taken.to === esi.email)?.text ?? ''
      expect(email).toContain(`List-Unsubscribe: <https://voima.example/?a&b=${esi.email}>`)
      expect(email).toMatch(/^Reply-To: help@voima.example\r$/m)
      expect(email).toContain(`Leave: https://voima.example/?a&amp;b=${esi.email} {{other}}`)
    })

    test('an email with a due time is not sent earlier', async () => {
      await using stage = await testOutbox(database)
      const { outbox, db } = stage
      const dueAt = new Date(stage.clock().getTime() + hours(1)).toISOString()
      await outbox.queue(db, { to: esi.email, subject: 'News', text: 'News', html: '', purpose: 'notice' }, { dueAt })
      await outbox.sendDue()
      expect(recipients(stage)).toEqual([])
      stage.pass(hours(1))
      await outbox.sendDue()
      expect(recipients(stage)).toEqual([esi.email])
    })

    test('the text of a secret email is deleted when it is sent, and other emails after 30 days', async () => {
      await using stage = await testOutbox(database)
      await stage.queue(esi.email, { isSecret: true })
      await stage.queue(kofi.email)
      await stage.outbox.sendDue()
      const { found } = await stage.outbox.list('sent', 1, 10)
      const texts = await Promise.all(found.map(async ({ _id, to }) => [to, (await stage.outbox.find(_id)).text]))
      expect(Object.fromEntries(texts)).toEqual({ [esi.email]: '', [kofi.email]: expect.stringContaining('We walk') })
      stage.pass(days(30) + 1)
      await stage.outbox.expire()
      expect(await stage.outbox.counts()).toMatchObject({ sent: 0 })
      expect(await stage.db.selectFrom('email_texts').selectAll().execute()).toEqual([])
    })

    test('a deleted email is never sent, and one that is sent or being sent cannot be deleted', async () => {
      await using stage = await testOutbox(database)
      await stage.queue(esi.email)
      const { _id } = await onlyEmail(stage, 'waiting')
      await stage.outbox.discard(_id)
      await expect(stage.outbox.find(_id)).rejects.toThrow('There is no such email.')
      await expect(stage.outbox.discard(_id)).rejects.toThrow('There is no such email.')

      await stage.queue(kofi.email)
      const { _id: onItsWay } = await onlyEmail(stage, 'waiting')
      stage.server.behave(at('end', 'silence'))
      const sending = stage.outbox.sendDue()
      await stage.server.quiet
      for (const verb of ['discard', 'sendAgain'] as const)
        await expect(stage.outbox[verb](onItsWay)).rejects.toThrow('being sent')
      stage.server.goOn()
      await sending
      for (const verb of ['discard', 'sendAgain'] as const)
        await expect(stage.outbox[verb](onItsWay)).rejects.toThrow('This email was sent.')
      expect(recipients(stage)).toEqual([kofi.email])
    })

    test('a process that stops releases emails that it has not handed over', async () => {
      await using stage = await testOutbox(database)
      await stage.queue(esi.email)
      stage.server.behave(at('reader', 'silence'))
      const sending = stage.outbox.sendDue()
      await stage.server.quiet
      await stage.outbox.close()
      await sending
      expect(await onlyEmail(stage, 'waiting')).toMatchObject({ tries: 0 })
      stage.server.behave(() => 'yes')
      const next = await stage.open()
      await next.outbox.sendDue()
      expect(recipients(stage)).toEqual([esi.email])
    })
  })
