import { describe, expect, test } from 'vitest'
import { databases } from '#test/databases.ts'
import { sendThroughReplies } from '#test/refused-newsletter.ts'
import { closedMailboxes, complaints, fullMailboxes } from '#test/smtp-replies.ts'

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
  })
