/** What a person decides about an email that did not simply go out. */
import type { EmailState } from '#shared/shapes/outbox.ts'
import type { Database } from '../database/open.ts'
import type { EmailRow } from '../database/tables.ts'
import type { Clock } from '../lib/clock.ts'
import { NotFound, Refused } from '../lib/errors.ts'
import { type EmailWhere, isWaiting, stateOf, untouched } from './email-state.ts'

/** From the moment the mail server has it until its answer, nobody can decide anything. */
const isOnItsWay = (is: EmailWhere) => is.and([isWaiting(is), is('handed_at', 'is not', null)])

const isInDoubt = (is: EmailWhere) => is('unknown_at', 'is not', null)

export const isOpenToDecision = (is: EmailWhere) => is.and([is('sent_at', 'is', null), is.not(isOnItsWay(is))])

export const createManualActions = (db: Database, clock: Clock) => {
  const now = () => clock().toISOString()

  const change = async (id: string, values: Partial<EmailRow>, isAllowed = isOpenToDecision) => {
    const changed = await db
      .updateTable('emails')
      .set(values)
      .where('id', '=', id)
      .where(isAllowed)
      .returning('id')
      .executeTakeFirst()
    if (!changed) throw await whyNot(db, id)
  }
  return {
    /** Now, whatever was tried before. For an email that waits: before its pause is over. */
    sendAgain: (id: string) => change(id, { ...untouched, attempts: 0, last_error: null, due_at: now() }),
    /** The reader has it, somebody found out. */
    arrived: (id: string) =>
      change(id, { unknown_at: null, sent_at: now(), last_error: null, leased_by: null }, isInDoubt),
    /** It is never sent, and gone for good. */
    discard: async (id: string) => {
      const gone = await db
        .deleteFrom('emails')
        .where('id', '=', id)
        .where(isOpenToDecision)
        .returning('id')
        .executeTakeFirst()
      if (!gone) throw await whyNot(db, id)
    },
  }
}

const whyNot = async (db: Database, id: string) => {
  const row = await db.selectFrom('emails').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return new NotFound('There is no such email.')
  return new Refused({ id: row.handed_at && stateOf(row) === 'waiting' ? onItsWay : reasons[stateOf(row)] })
}

const onItsWay = 'This email is on its way at this moment.'
const reasons: Record<EmailState, string> = {
  waiting: 'This email waits to be sent.',
  sent: 'This email was sent.',
  failed: 'This email did not arrive.',
  unknown: 'Somebody else decided about this email a moment ago.',
}

/** To be called in a transaction: what waits for this reader, and is not on its way, is never sent. */
export const removeWaitingEmails = (db: Database, email_key: string, ...purposes: string[]) =>
  db
    .deleteFrom('emails')
    .where('email_key', '=', email_key)
    .where(isOpenToDecision)
    .where('failed_at', 'is', null)
    .where('unknown_at', 'is', null)
    .where('text_id', 'in', ({ selectFrom }) => selectFrom('email_texts').select('id').where('purpose', 'in', purposes))
    .execute()
