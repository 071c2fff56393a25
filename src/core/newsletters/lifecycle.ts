/** Beginning, pausing and ending the sending of a letter to many. */

import { record } from '../audit/audit-log.ts'
import type { Database } from '../database/open.ts'
import type { NewsletterRow } from '../database/tables.ts'
import { isWaiting } from '../email/email-state.ts'
import { isOpenToDecision } from '../email/manual-actions.ts'
import type { Clock } from '../lib/clock.ts'
import { Refused } from '../lib/errors.ts'
import { holdCampaign, stateOf, toCampaign, writeCampaign } from './newsletter-row.ts'

type States = ReturnType<typeof stateOf>[]

export const createSteering = (db: Database, clock: Clock) => {
  const now = () => clock().toISOString()
  const steer = (
    id: string,
    from: States,
    work: (trx: Database, row: NewsletterRow) => Promise<Partial<NewsletterRow>>,
  ) =>
    db.transaction().execute(async (trx) => {
      const row = await holdCampaign(trx, id)
      if (!from.includes(stateOf(row))) throw new Refused({ state: sentences[stateOf(row)] })
      const change = await work(trx, row)
      await writeCampaign(trx, id, change)
      return toCampaign({ ...row, ...change })
    })
  return {
    send: (id: string, at?: string) =>
      steer(id, ['draft', 'scheduled'], async (trx, { subject }) => {
        await record(trx, clock, 'letters.sent', subject)
        return { send_at: at && at > now() ? at : now(), pause_reason: null }
      }),
    /** Before it has begun it is a draft again; afterwards what waits stays where it is. */
    pause: (id: string) =>
      steer(id, ['scheduled', 'sending'], async (trx, { subject, started_at, text_id }) => {
        await record(trx, clock, 'letters.paused', subject)
        if (!started_at) return { send_at: null }
        await holdText(trx, text_id, now())
        return { paused_at: now(), pause_reason: null }
      }),
    goOn: (id: string) =>
      steer(id, ['paused'], async (trx, { subject, started_at, text_id }) => {
        await record(trx, clock, 'letters.sent', subject)
        if (started_at) await holdText(trx, text_id, null)
        return { paused_at: null, pause_reason: null }
      }),
    /** For good: whoever has not got it yet never does. */
    stop: (id: string) =>
      steer(id, ['sending', 'paused'], async (trx, { subject, text_id }) => {
        await record(trx, clock, 'letters.stopped', subject)
        await dropWaiting(trx, text_id)
        await holdText(trx, text_id, null)
        return { stopped_at: now(), paused_at: null, pause_reason: null }
      }),
  }
}

const holdText = (db: Database, id: string | null, paused_at: string | null) =>
  db.updateTable('email_texts').set({ paused_at }).where('id', '=', id).execute()

const dropWaiting = (db: Database, text_id: string | null) =>
  db.deleteFrom('emails').where('text_id', '=', text_id).where(isWaiting).where(isOpenToDecision).execute()

const sentences: Record<States[number], string> = {
  draft: 'This letter is still a draft.',
  scheduled: 'This letter waits for its hour.',
  sending: 'This letter is being sent already.',
  paused: 'This letter is paused.',
  stopped: 'This letter was stopped.',
  sent: 'This letter has been sent.',
}
