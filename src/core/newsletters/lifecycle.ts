/**
 * The lifecycle of a newsletter: start or schedule, pause, resume, stop. Each action is rejected in a state that does
 * not allow it.
 */
import { record } from '../audit/audit-log.ts'
import type { Database, NewsletterRow } from '../database/tables.ts'
import { isWaiting, untouched } from '../email/email-state.ts'
import { allowsActions } from '../email/manual-actions.ts'
import type { Clock } from '../lib/clock.ts'
import { Refused } from '../lib/errors.ts'
import { lockNewsletter, newsletterStateOf, toNewsletter, updateNewsletter } from './newsletter-row.ts'
import { areEmailsStored, unreachedEmails } from './result.ts'

type States = ReturnType<typeof newsletterStateOf>[]

type Change = (trx: Database, row: NewsletterRow, now: string) => Promise<Partial<NewsletterRow>>

const changesOf = (db: Database, clock: Clock) => (id: string, from: States, work: Change) =>
  db.transaction().execute(async (trx) => {
    const row = await lockNewsletter(trx, id)
    if (!from.includes(newsletterStateOf(row))) throw new Refused({ state: sentences[newsletterStateOf(row)] })
    const values = await work(trx, row, clock().toISOString())
    await updateNewsletter(trx, id, values)
    return toNewsletter({ ...row, ...values })
  })

export const createLifecycle = (db: Database, clock: Clock) => {
  const change = changesOf(db, clock)
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
    /** To those who did not get it and still want it. */
    resend: (id: string) =>
      change(id, ['sending', 'sent'], async (trx, row, now) => {
        await record(trx, clock, 'newsletters.resent', linked(id, row.subject))
        await queueAgain(trx, clock, row, now)
        return { finished_at: null, result: null }
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

/** Their own failed emails wait again, so nobody can get a second one. */
const queueAgain = async (db: Database, clock: Clock, row: NewsletterRow, due_at: string) => {
  if (!areEmailsStored(clock, row)) throw new Refused({ state: 'This newsletter is too old to be sent again.' })
  const again = { ...untouched, attempts: 0, last_error: null, due_at }
  const ids = unreachedEmails(db, row.text_id).select('id')
  await db.updateTable('emails').set(again).where('id', 'in', ids).execute()
}

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
