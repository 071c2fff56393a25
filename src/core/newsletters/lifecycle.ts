/**
 * The lifecycle of a newsletter: start or schedule, pause, resume, stop. Each action is rejected in a state that does
 * not allow it.
 */
import { record } from '../audit/audit-log.ts'
import type { Database } from '../database/open.ts'
import type { NewsletterRow } from '../database/tables.ts'
import { isWaiting } from '../email/email-state.ts'
import { allowsActions } from '../email/manual-actions.ts'
import type { Clock } from '../lib/clock.ts'
import { Refused } from '../lib/errors.ts'
import { lockNewsletter, newsletterStateOf, toNewsletter, updateNewsletter } from './newsletter-row.ts'

type States = ReturnType<typeof newsletterStateOf>[]

type Change = (trx: Database, row: NewsletterRow, now: string) => Promise<Partial<NewsletterRow>>

export const createLifecycle = (db: Database, clock: Clock) => {
  const change = (id: string, from: States, work: Change) =>
    db.transaction().execute(async (trx) => {
      const row = await lockNewsletter(trx, id)
      if (!from.includes(newsletterStateOf(row))) throw new Refused({ state: sentences[newsletterStateOf(row)] })
      const values = await work(trx, row, clock().toISOString())
      await updateNewsletter(trx, id, values)
      return toNewsletter({ ...row, ...values })
    })
  return {
    /** Now, or at a time in the future. */
    start: (id: string, at?: string) =>
      change(id, ['draft', 'scheduled'], async (trx, { subject }, now) => {
        await record(trx, clock, 'newsletters.sent', linked(id, subject))
        return { send_at: at && at > now ? at : now, pause_reason: null }
      }),
    /** A scheduled newsletter becomes a draft again; the waiting emails of one being sent stay in the outbox. */
    pause: (id: string) =>
      change(id, ['scheduled', 'sending'], async (trx, { subject, started_at, text_id }, now) => {
        await record(trx, clock, 'newsletters.paused', linked(id, subject))
        if (!started_at) return { send_at: null }
        await pauseText(trx, text_id, now)
        return { paused_at: now, pause_reason: null }
      }),
    resume: (id: string) =>
      change(id, ['paused'], async (trx, { subject, started_at, text_id }) => {
        await record(trx, clock, 'newsletters.resumed', linked(id, subject))
        if (started_at) await pauseText(trx, text_id, null)
        return { paused_at: null, pause_reason: null }
      }),
    /** Permanently: subscribers to whom it has not been sent yet never get it. */
    stop: (id: string) =>
      change(id, ['sending', 'paused'], async (trx, { subject, text_id }, now) => {
        await record(trx, clock, 'newsletters.stopped', linked(id, subject))
        await removeWaiting(trx, text_id)
        await pauseText(trx, text_id, null)
        return { stopped_at: now, paused_at: null, pause_reason: null }
      }),
  }
}

const linked = (id: string, subject: string) => ({ kind: 'newsletters' as const, id, title: subject })

const pauseText = (db: Database, id: string | null, paused_at: string | null) =>
  db.updateTable('email_texts').set({ paused_at }).where('id', '=', id).execute()

const removeWaiting = (db: Database, text_id: string | null) =>
  db.deleteFrom('emails').where('text_id', '=', text_id).where(isWaiting).where(allowsActions).execute()

const sentences: Record<States[number], string> = {
  draft: 'This newsletter is still a draft.',
  scheduled: 'This newsletter is scheduled.',
  sending: 'This newsletter is being sent already.',
  paused: 'This newsletter is paused.',
  stopped: 'This newsletter was stopped.',
  sent: 'This newsletter has been sent.',
}
