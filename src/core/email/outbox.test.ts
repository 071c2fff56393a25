import { describe, expect, test } from 'vitest'
import { esi, kofi, yaw } from '#test/cast.ts'
import { databases } from '#test/databases.ts'
import { onlyEmail, recipients, testOutbox } from '#test/outbox.ts'
import { at } from '#test/smtp-server.ts'
import { days, hours, minutes } from '../lib/clock.ts'
import { leaseMinutes, unknownMinutes } from './leases.ts'

for (const database of databases)
  describe(`the outbox in ${database.name}`, () => {
    test('an email is sent once, and then has the state sent', async () => {
      await using stage = await testOutbox(database)
      await stage.queue(esi.email)
      expect(await onlyEmail(stage, 'waiting')).toMatchObject({ to: esi.email, subject: 'A walk on 19 June', tries: 0 })
      await stage.outbox.sendDue()
      await stage.outbox.sendDue()
      expect(recipients(stage)).toEqual([esi.email])
      expect(await onlyEmail(stage, 'sent')).toMatchObject({ to: esi.email, tries: 1 })
      expect(await stage.outbox.counts()).toEqual({ waiting: 0, sent: 1, failed: 0, unknown: 0 })
      expect(await stage.outbox.oldestWaitingAt()).toBeUndefined()
    })

    test('an email of a transaction that was rolled back is never sent', async () => {
      await using stage = await testOutbox(database)
      const undone = stage.db.transaction().execute(async (trx) => {
        await stage.outbox.queue(trx, { to: esi.email, subject: 'No', text: 'No', html: '', purpose: 'a test' })
        throw new Error('after all not')
      })
      await expect(undone).rejects.toThrow('after all not')
      expect(await stage.outbox.counts()).toMatchObject({ waiting: 0 })
    })

    test('without a mail server all emails wait, and can be read', async () => {
      await using stage = await testOutbox(database, { hasMailServer: false })
      await stage.queue(esi.email)
      await stage.outbox.sendDue()
      expect(await stage.outbox.health()).toMatchObject({ sends: false, from: 'info@voima.example' })
      const { _id, createdAt } = await onlyEmail(stage, 'waiting')
      expect(await stage.outbox.find(_id)).toMatchObject({ text: 'We walk.\n\nCome along.\n' })
      stage.pass(minutes(1))
      await stage.queue(yaw.email)
      expect(await stage.outbox.oldestWaitingAt()).toBe(createdAt)
    })

    // The days are written out: the privacy page promises them, and a change of the limit must be deliberate.
    test('a sent email is deleted after 30 days, and not earlier', async () => {
      await using stage = await testOutbox(database)
      await stage.queue(esi.email)
      await stage.outbox.sendDue()
      stage.pass(days(29.9))
      await stage.outbox.expire()
      expect(await stage.outbox.counts()).toMatchObject({ sent: 1 })
      stage.pass(days(0.2))
      await stage.outbox.expire()
      expect(await stage.outbox.counts()).toMatchObject({ sent: 0 })
      expect(await stage.db.selectFrom('email_texts').select('id').execute()).toEqual([])
    })

    test('an unsent email is deleted after 30 days', async () => {
      await using stage = await testOutbox(database, { hasMailServer: false })
      await stage.queue(esi.email)
      stage.pass(days(29.9))
      await stage.outbox.expire()
      expect(await stage.outbox.counts()).toMatchObject({ waiting: 1 })
      stage.pass(days(0.2))
      await stage.outbox.expire()
      expect(await stage.outbox.counts()).toMatchObject({ waiting: 0 })
      expect(await stage.db.selectFrom('email_texts').select('id').execute()).toEqual([])
    })

    test('a deferred email is retried with growing delays', async () => {
      await using stage = await testOutbox(database)
      await stage.queue(esi.email)
      stage.server.behave(at('reader', '451 4.7.1 Greylisted, come back'))
      const pauses: number[] = []
      for (let time = 0; time < 3; time += 1) {
        await stage.outbox.sendDue()
        const { dueAt, reason } = await onlyEmail(stage, 'waiting')
        expect(reason).toContain('Greylisted')
        const pause = Date.parse(dueAt) - stage.clock().getTime()
        await stage.outbox.sendDue()
        expect((await onlyEmail(stage, 'waiting')).tries).toBe(time + 1)
        pauses.push(pause)
        stage.pass(pause)
      }
      const near = (expected: number) => [expected * 0.8, expected * 1.2] as const
      for (const [index, [from, to]] of [near(minutes(1)), near(minutes(5)), near(minutes(15))].entries()) {
        expect(pauses[index]).toBeGreaterThanOrEqual(from)
        expect(pauses[index]).toBeLessThanOrEqual(to)
      }
      stage.server.behave(() => 'yes')
      await stage.outbox.sendDue()
      expect(recipients(stage)).toEqual([esi.email])
      expect((await onlyEmail(stage, 'sent')).reason).toBeUndefined()
    })

    test('a deferred email fails after three days, and a person can send it again', async () => {
      await using stage = await testOutbox(database)
      await stage.queue(esi.email)
      stage.server.behave(at('reader', '451 4.7.1 Not yet'))
      for (let time = 0; time < 9; time += 1) {
        await stage.outbox.sendDue()
        stage.pass(hours(29))
      }
      const { _id, reason } = await onlyEmail(stage, 'failed')
      expect(reason).toBe(
        'Tried 9 times in three days. The mail server temporarily rejected this address: 451 4.7.1 Not yet',
      )
      stage.server.behave(() => 'yes')
      await stage.outbox.sendAgain(_id)
      await stage.outbox.sendDue()
      expect(recipients(stage)).toEqual([esi.email])
    })

    test('a rejected address fails at once with the reason, and other emails are sent', async () => {
      await using stage = await testOutbox(database)
      for (const { email } of [esi, kofi, yaw]) await stage.queue(email)
      stage.server.behave((step, reader) => (step === 'reader' && reader === kofi.email ? '550 5.1.1 Nobody' : 'yes'))
      await stage.outbox.sendDue()
      expect(recipients(stage).sort()).toEqual([esi.email, yaw.email])
      expect((await onlyEmail(stage, 'failed')).reason).toBe('The mail server rejected this address: 550 5.1.1 Nobody')
    })

    test('a problem with the mail server holds all emails, counts as no attempt, and ends automatically', async () => {
      await using stage = await testOutbox(database)
      for (const { email } of [esi, kofi]) await stage.queue(email)
      stage.server.behave(at('greeting', '554 5.3.2 Away'))
      for (let time = 0; time < 8; time += 1) {
        await stage.outbox.sendDue()
        stage.pass(hours(3))
      }
      expect(await stage.outbox.health()).toMatchObject({ problem: expect.stringContaining('554 5.3.2 Away') })
      expect((await stage.outbox.list('waiting', 1, 10)).found.map(({ tries }) => tries)).toEqual([0, 0])
      stage.server.behave(() => 'yes')
      await stage.outbox.sendDue()
      expect(recipients(stage).sort()).toEqual([esi.email, kofi.email])
      expect((await stage.outbox.health()).problem).toBeUndefined()
    })

    test('after a problem, the mail server is not contacted for a while', async () => {
      await using stage = await testOutbox(database)
      await stage.queue(esi.email)
      let visits = 0
      stage.server.behave((step) => {
        if (step === 'greeting') visits += 1
        return '421 4.3.2 Too busy'
      })
      for (let time = 0; time < 5; time += 1) await stage.outbox.sendDue()
      expect(visits).toBe(1)
      stage.pass(minutes(1))
      await stage.outbox.sendDue()
      expect(visits).toBe(2)
    })

    test('an email in an unknown state is never sent automatically; a person decides', async () => {
      await using stage = await testOutbox(database)
      for (const { email } of [esi, kofi]) await stage.queue(email)
      stage.server.behave(at('end', 'hang up'))
      await stage.outbox.sendDue()
      await stage.outbox.sendDue()
      stage.pass(days(2))
      stage.server.behave(() => 'yes')
      await stage.outbox.sendDue()
      expect(recipients(stage).sort()).toEqual([esi.email, kofi.email])
      const { found } = await stage.outbox.list('unknown', 1, 10)
      expect(found.map(({ reason }) => reason)).toEqual(Array(2).fill(expect.stringContaining('may have arrived')))

      const idOf = (email: string) => found.find(({ to }) => to === email)?._id ?? ''
      await stage.outbox.arrived(idOf(esi.email))
      await stage.outbox.sendAgain(idOf(kofi.email))
      await stage.outbox.sendDue()
      expect(recipients(stage).filter((reader) => reader === esi.email)).toHaveLength(1)
      expect(await stage.outbox.counts()).toEqual({ waiting: 0, sent: 2, failed: 0, unknown: 0 })
      // The same Message-ID, so that a mail program recognises the duplicate.
      const ids = stage.server.taken
        .filter(({ to }) => to === kofi.email)
        .map(({ text }) => /^Message-ID: .*$/im.exec(text)?.[0])
      expect(ids).toEqual([ids[0], ids[0]])
    })

    test('an email of a process that died is sent if it was not handed over, and otherwise is unknown', async () => {
      await using stage = await testOutbox(database)
      for (const { email } of [esi, kofi]) await stage.queue(email)
      const died = { leased_by: 'a process that died', leased_at: stage.clock().toISOString() }
      await stage.db.updateTable('emails').set(died).execute()
      await stage.db.updateTable('emails').set({ handed_at: died.leased_at }).where('email', '=', kofi.email).execute()
      await stage.outbox.sendDue()
      expect(recipients(stage)).toEqual([])
      stage.pass(minutes(leaseMinutes) + 1)
      await stage.outbox.sendDue()
      expect(recipients(stage)).toEqual([esi.email])
      stage.pass(minutes(unknownMinutes))
      await stage.outbox.sendDue()
      expect((await onlyEmail(stage, 'unknown')).to).toBe(kofi.email)
    })

    test('a late success of another process ends the unknown state', async () => {
      await using stage = await testOutbox(database)
      await stage.queue(esi.email)
      const other = await stage.open()
      let isLate = true
      stage.server.behave((step) => {
        if (step !== 'end' || !isLate) return 'yes'
        isLate = false
        return 'silence'
      })
      const sending = stage.outbox.sendDue()
      await stage.server.quiet
      stage.pass(minutes(unknownMinutes) + 1)
      await other.outbox.sendDue()
      expect((await onlyEmail(stage, 'unknown')).to).toBe(esi.email)
      stage.server.goOn()
      await sending
      expect((await onlyEmail(stage, 'sent')).to).toBe(esi.email)
    })
  })
