import { describe, expect, test } from 'vitest'
import { databaseUrlOf } from '#config.ts'
import { databases } from '#test/databases.ts'
import { testNewsletter } from '#test/newsletter.ts'
import { sendThroughReplies } from '#test/refused-newsletter.ts'
import { closedMailboxes, complaints, fullMailboxes } from '#test/smtp-replies.ts'
import { openDatabase } from '../database/open.ts'
import { createBounces } from './bounces.ts'

const some = <Item>(items: Item[], every: number) => items.filter((_, index) => index % every === 0)

for (const database of databases)
  describe(`the mail server refuses readers, on ${database.name}`, () => {
    test('because of the sender: nobody is suppressed, the account pauses, and everybody gets one copy later', async () => {
      const { readers, suppressed, problems, got, health } = await sendThroughReplies(
        database,
        'reader',
        some(complaints, 5),
      )
      expect(suppressed).toEqual([])
      expect(problems.every(Boolean)).toBe(true)
      expect(got).toEqual(readers)
      expect(health.problem).toBeUndefined()
    })

    test('because their mailboxes are closed: each is suppressed, and the account does not pause', async () => {
      const { readers, suppressed, problems } = await sendThroughReplies(database, 'reader', some(closedMailboxes, 3))
      expect(suppressed).toEqual(readers)
      expect(problems.some(Boolean)).toBe(false)
    })

    test('because their mailboxes are full: nobody is suppressed, and everybody gets one copy within days', async () => {
      const { readers, suppressed, got } = await sendThroughReplies(database, 'end', fullMailboxes)
      expect(suppressed).toEqual([])
      expect(got).toEqual(readers)
    })

    test('readers whom an earlier version suppressed wrongly are found and restored together, others only on request', async () => {
      await using stage = await testNewsletter({ database })
      const { subscribers } = stage.core
      const replies = [...complaints, ...fullMailboxes, ...some(closedMailboxes, 6)]
      const added = await stage.addSubscribers(
        'no.reply@mail.example',
        ...replies.map((_, index) => `${index}@mail.example`),
      )
      const db = await openDatabase(databaseUrlOf(stage.config))
      const bounces = createBounces(stage.clock)
      for (const [index, { email }] of added.entries())
        await bounces.record(db, email, index ? `The mail server rejected this address: ${replies[index - 1]}` : 'Away')
      await db.destroy()
      await subscribers.unsubscribe(await subscribers.unsubscribeToken(added[1]?._id ?? ''))
      const misjudged = complaints.length + fullMailboxes.length - 1
      expect(await subscribers.countMisjudged()).toBe(misjudged)
      expect(await subscribers.restoreBounced('misjudged')).toBe(misjudged)
      const closed = some(closedMailboxes, 6).length + 1
      expect(await subscribers.counts()).toMatchObject({ confirmed: misjudged, bounced: closed, unsubscribed: 1 })
      expect(await subscribers.countMisjudged()).toBe(0)
      expect(await subscribers.restoreBounced('all')).toBe(closed)
      expect(await subscribers.counts()).toMatchObject({ confirmed: added.length - 1, bounced: 0, unsubscribed: 1 })
      expect((await subscribers.list(1, 100)).found).toHaveLength(added.length - 1)
    })
  })
