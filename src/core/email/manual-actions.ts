/**
 * Manual actions of an administrator on an email: send it again (resend), mark it as delivered, or delete it so that it
 * is never sent (cancel).
 */
import type { EmailState } from '#shared/shapes/outbox.ts'
import type { Database, EmailRow } from '../database/tables.ts'
import type { Clock } from '../lib/clock.ts'
import { NotFound, Refused } from '../lib/errors.ts'
import { type EmailWhere, emailStateOf, isWaiting, untouched } from './email-state.ts'

/** Between the handover to the mail server and its response, no action is possible. */
const isInTransit = (is: EmailWhere) => is.and([isWaiting(is), is('handed_at', 'is not', null)])

const isUnknown = (is: EmailWhere) => is('unknown_at', 'is not', null)

export const allowsActions = (is: EmailWhere) => is.and([is('sent_at', 'is', null), is.not(isInTransit(is))])

export const createManualActions = (db: Database, clock: Clock) => {
  const now = () => clock().toISOString()

  const change = async (id: string, values: Partial<EmailRow>, isAllowed = allowsActions) => {
    const changed = await db
      .updateTable('emails')
      .set(values)
      .where('id', '=', id)
      .where(isAllowed)
      .returning('id')
      .executeTakeFirst()
    if (!changed) throw await refusalFor(db, id)
  }
  return {
    /** At once, without waiting for the backoff. */
    sendAgain: (id: string) => change(id, { ...untouched, attempts: 0, last_error: null, due_at: now() }),
    /** A person found out that the recipient got it. */
    arrived: (id: string) =>
      change(id, { unknown_at: null, sent_at: now(), last_error: null, leased_by: null }, isUnknown),
    /** Deletes it permanently, so that it is never sent. */
    discard: async (id: string) => {
      const removed = await db
        .deleteFrom('emails')
        .where('id', '=', id)
        .where(allowsActions)
        .returning('id')
        .executeTakeFirst()
      if (!removed) throw await refusalFor(db, id)
    },
  }
}

const refusalFor = async (db: Database, id: string) => {
  const row = await db.selectFrom('emails').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return new NotFound('There is no such email.')
  return new Refused({ id: row.handed_at && emailStateOf(row) === 'waiting' ? inTransit : reasons[emailStateOf(row)] })
}

const inTransit = 'This email is being sent right now.'
const reasons: Record<EmailState, string> = {
  waiting: 'This email is waiting to be sent.',
  sent: 'This email was sent.',
  failed: 'This email did not arrive.',
  unknown: 'Another person has just dealt with this email.',
}

/** Deletes the emails that wait for this recipient, except one in transit. Call it in a transaction. */
export const removeWaitingEmails = (db: Database, email_key: string, ...purposes: string[]) =>
  db
    .deleteFrom('emails')
    .where('email_key', '=', email_key)
    .where(allowsActions)
    .where(isWaiting)
    .where('text_id', 'in', ({ selectFrom }) => selectFrom('email_texts').select('id').where('purpose', 'in', purposes))
    .execute()
