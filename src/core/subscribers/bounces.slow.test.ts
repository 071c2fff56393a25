import { describe, expect, test } from 'vitest'
import { databases } from '#test/databases.ts'
import { sendThroughReplies } from '#test/refused-newsletter.ts'
import { closedMailboxes, complaints } from '#test/smtp-replies.ts'
import type { Step } from '#test/smtp-server.ts'

const allSteps: Step[] = ['greeting', 'hello', 'sender', 'reader', 'data', 'end']

for (const [index, database] of databases.entries()) {
  // What a reply means depends on no engine: the second one stores what follows, before and after a reader is known.
  const steps = index === 0 ? allSteps : allSteps.filter((step) => step === 'sender' || step === 'end')
  describe(`on ${database.name}`, () => {
    test.each(steps)(
      'no complaint at the %s suppresses a reader, and everybody gets one copy',
      async (step) => {
        const { readers, said, suppressed, got } = await sendThroughReplies(database, step, complaints)
        expect(said.size).toBe(complaints.length)
        expect(suppressed).toEqual([])
        expect(got).toEqual(readers)
      },
      120_000,
    )

    test.each(steps)(
      'a closed mailbox at the %s',
      async (step) => {
        const { readers, suppressed, got } = await sendThroughReplies(database, step, closedMailboxes)
        // Before RCPT TO the server does not know whose mailbox it would be.
        const isKnown = ['reader', 'data', 'end'].includes(step)
        expect(suppressed).toEqual(isKnown ? readers : [])
        expect(got).toEqual(isKnown ? [] : readers)
      },
      120_000,
    )
  })
}
