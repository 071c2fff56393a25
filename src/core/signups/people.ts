/**
 * The people who signed up: for users with the permission `signups.read`, and for a person who requests their own data.
 * There is no CSV export, because a file would contain names for longer than the promised two days.
 */
import { internationalDigits } from '#shared/country/phone.ts'
import { foldEmail } from '#shared/email.ts'
import type { ListedSignup } from '#shared/shapes/signup.ts'
import { record } from '../audit/audit-log.ts'
import type { Database } from '../database/tables.ts'
import { seatsOf } from '../events/event-row.ts'
import { getsEmail } from '../events/event-times.ts'
import type { Clock } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'
import type { Whose } from '../record-types/record-type.ts'
import { findReplyAddress } from '../settings/reply-address.ts'
import { findEventRow } from './door.ts'
import { queueSignupEmail, type SignupLinks } from './signup-emails.ts'
import { type SignupWithEvent, signupsWithEvent, toSignupEvent } from './signup-row.ts'
import { freeSeats, type SignupDeps } from './take-seats.ts'

/** With their event, by time and number. Throws NotFound for an unknown event. */
export const listSignups = async (db: Database, eventId: string, sendsEmail: boolean) => {
  const found = await findEventRow(db, eventId)
  const event = toSignupEvent(found)
  const rows = await signupsWithEvent(db)
    .where('signups.event_id', '=', eventId)
    .where('signups.given_back_at', 'is', null)
    .orderBy('event_times.starts_at')
    .orderBy('signups.number')
    .execute()
  const seats = (await seatsOf(db, [eventId])).get(eventId)
  return {
    event,
    sequence: found.sequence,
    signups: rows.map((row) => toListed(row, sendsEmail)),
    sendsEmail,
    goesTo: await findReplyAddress(db),
    ...(seats && { seats }),
  }
}

const toListed = (row: SignupWithEvent, sendsEmail: boolean): ListedSignup => ({
  _id: row.id,
  number: row.number,
  time: row.time_id,
  startsAt: row.time_starts_at,
  calledBy: row.called_by,
  people: row.people,
  email: row.email ?? undefined,
  phone: row.phone ?? undefined,
  getsEmail: getsEmail(row, sendsEmail),
  createdAt: row.created_at,
  isTold: row.told_sequence >= row.sequence,
  cameAt: row.came_at ?? undefined,
  goneAt: row.gone_at ?? undefined,
})

type Removal = { eventId: string; id: string; links: SignupLinks }

/**
 * Frees the seats, deletes the name, and tells the person by email, unless their time has begun. Throws NotFound if there
 * is no such sign-up.
 */
export const removeSignup = async ({ db, clock, codes, outbox }: SignupDeps, { eventId, id, links }: Removal) => {
  // Before the transaction: reading the secret inside it would need a second database connection.
  const code = await codes.codeOf(id)
  await db.transaction().execute(async (trx) => {
    const row = await signupsWithEvent(trx)
      .where('signups.event_id', '=', eventId)
      .where('signups.id', '=', id)
      .executeTakeFirst()
    if (!row || !(await freeSeats(trx, clock, id))) throw new NotFound('There is no such sign-up.')
    if (row.time_starts_at > clock().toISOString())
      await queueSignupEmail(trx, outbox, { kind: 'removed', row, code, links })
    // Without the name: the history outlasts it.
    await record(trx, clock, 'signups.removed', row.title)
  })
}

/** The sign-ups with this email, or with this phone number in any notation. */
const signupsOf = async (db: Database, { email, phone }: Whose) => {
  const rows = await signupsWithEvent(db)
    .where(({ or, eb }) => or([eb('email_key', '=', foldEmail(email)), eb('phone', 'is not', null)]))
    .where('given_back_at', 'is', null)
    .execute()
  const wanted = phone && internationalDigits(phone)
  const hasPhone = (row: SignupWithEvent) => wanted && row.phone && internationalDigits(row.phone) === wanted
  return rows.filter((row) => row.email_key === foldEmail(email) || hasPhone(row))
}

export const findSignupsOf = async (db: Database, whose: Whose) =>
  (await signupsOf(db, whose)).map((row) => ({ event: row.title, ...toListed(row, true) }))

/** To be called in a transaction. Frees the seats, and returns how many sign-ups were erased. */
export const eraseSignupsOf = async (db: Database, whose: Whose, clock: Clock) => {
  const found = await signupsOf(db, whose)
  for (const { id } of found) {
    await freeSeats(db, clock, id)
    await db.deleteFrom('door_marks').where('signup_id', '=', id).execute()
  }
  return found.length
}
