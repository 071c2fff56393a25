/**
 * The emails about a sign-up: each is queued in the transaction of its cause, and recorded with the sign-up, so that it
 * is deleted with it. Their texts contain a code, so the outbox deletes a text once it is sent.
 */
import { endOfSlot, signupEmails } from '#shared/wording/signups.ts'
import type { Database } from '../database/tables.ts'
import { eraseEmailsById } from '../email/outbox.ts'
import type { EmailQueue } from '../email/queue.ts'
import { plainEmail } from '../email/template.ts'
import { type SignupWithEvent, toSignupEvent } from './signup-row.ts'

/** The purpose that the outbox shows for such an email. */
const purpose = 'sign-up for an event'

export type SignupEmail = keyof typeof signupEmails

/** The addresses of pages in these emails. */
export type SignupLinks = { signup: (code: string) => string; events: string }

type Written = {
  kind: SignupEmail
  row: SignupWithEvent
  code: string
  links: SignupLinks
  /** For the kind `message`: the volunteer's text. */
  text?: string
  /** Two emails with the same id are queued once. */
  id?: string
}

/**
 * To be called in a transaction. A sign-up without an email address gets no email. Returns whether an email was queued.
 */
export const queueSignupEmail = async (db: Database, outbox: Pick<EmailQueue, 'queue'>, written: Written) => {
  const { kind, row, code, links, text = '', id } = written
  if (row.email === null) return false
  const event = toSignupEvent(row)
  const day = { ...event, startsAt: row.time_starts_at, endsAt: endOfSlot(event, row.time_starts_at) }
  const { subject, lines, link, end } = signupEmails[kind](day, code, text)
  const target = kind === 'cancelled' || kind === 'removed' ? links.events : links.signup(code)
  const email = plainEmail({ to: row.email, subject, lines: [...lines, { text: link, link: target }, ...end] })
  const email_id = await outbox.queue(db, { ...email, purpose, isSecret: true, ...(id && { id }) })
  if (email_id) await db.insertInto('signup_emails').values({ email_id, signup_id: row.id }).execute()
  return email_id !== undefined
}

/** To be called in a transaction. Deletes every email about these sign-ups, sent or not, with its text. */
export const deleteSignupEmails = async (db: Database, signups: string[]) => {
  if (signups.length === 0) return
  const about = await db.deleteFrom('signup_emails').where('signup_id', 'in', signups).returning('email_id').execute()
  const ids = about.map(({ email_id }) => email_id)
  await eraseEmailsById(db, ids)
}

/** To be called in a transaction. The emails of sign-ups whose event was deleted. */
export const deleteOrphanedEmails = async (db: Database) => {
  const orphans = await db
    .selectFrom('signup_emails')
    .where('signup_id', 'not in', db.selectFrom('signups').select('id'))
    .select('email_id')
    .execute()
  const ids = orphans.map(({ email_id }) => email_id)
  if (ids.length === 0) return
  await db.deleteFrom('signup_emails').where('email_id', 'in', ids).execute()
  await eraseEmailsById(db, ids)
}
