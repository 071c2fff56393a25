/**
 * Takes seats at a time of an event, and frees them. One conditional update decides whether there is room (capacity):
 * of many simultaneous sign-ups exactly as many succeed as there are seats (no overbooking), on either engine. There is
 * no waiting list (waitlist): who finds a time full chooses another one, and if all are full, `signups.ts` suggests
 * later events.
 */
import { foldEmail } from '#shared/email.ts'
import type { NewSignup } from '#shared/shapes/signup.ts'
import { formWording } from '#shared/wording/forms.ts'
import { signupWordingVersion } from '#shared/wording/signups.ts'
import { lockRowIfAny } from '../database/query.ts'
import type { Database } from '../database/tables.ts'
import type { EmailQueue } from '../email/queue.ts'
import { publicEvents } from '../events/event-row.ts'
import { type Clock, hours, later } from '../lib/clock.ts'
import { Conflict, NotFound, Refused } from '../lib/errors.ts'
import { idFrom, newId } from '../lib/id.ts'
import type { BotCheck, FormSignals } from '../messages/bot-check.ts'
import { hashCode, type SignupCodes } from './signup-codes.ts'
import { deleteSignupEmails, queueSignupEmail, type SignupLinks } from './signup-emails.ts'
import { signupsWithEvent } from './signup-row.ts'

export type SignupDeps = {
  db: Database
  clock: Clock
  outbox: Pick<EmailQueue, 'queue'>
  codes: SignupCodes
  botCheck: Pick<BotCheck, 'suspicion'>
}

type How = { links: SignupLinks; key?: string | undefined; signals?: FormSignals | undefined }

/**
 * Returns the code. The same values with the same idempotency key sign up once, however often they arrive; other values
 * sign up again, because the key is in the form, and a browser shows the same form again for the next person. Throws
 * NotFound for an unknown event or time, Conflict if fewer seats are left than people come or if a bot filled in the
 * form, and Refused for an event that takes no sign-ups now.
 */
export const takeSeats = async (deps: SignupDeps, eventId: string, wanted: NewSignup, how: How) => {
  const { links, key, signals } = how
  if ((await deps.botCheck.suspicion(signals)) === 'bot') throw new Conflict(formWording.isBot)
  const id = key ? idFrom(`signup ${key} ${JSON.stringify([eventId, wanted])}`) : newId()
  // Before the transaction: reading the secret inside it would need a second database connection.
  const code = await deps.codes.codeOf(id)
  const isNew = await deps.db.transaction().execute(async (trx) => {
    await lockOpenEvent(trx, eventId)
    if (key && (await isTaken(trx, id))) return false
    const number = await reserve(trx, deps.clock, eventId, wanted)
    await insertSignup(trx, deps.clock, { id, eventId, number, code, wanted })
    const row = await signupsWithEvent(trx).where('signups.id', '=', id).executeTakeFirstOrThrow()
    await queueSignupEmail(trx, deps.outbox, { kind: 'taken', row, code, links })
    return true
  })
  return { code, isNew }
}

/**
 * Makes other transactions that lock this event wait: one of them may contain the same request, or a change, a
 * cancellation or a removal of the event. Such a change is either seen here, or it sees the sign-up.
 */
const lockOpenEvent = (db: Database, eventId: string) => lockRowIfAny(db, 'events', 'id', eventId)

const isTaken = async (db: Database, id: string) =>
  (await db.selectFrom('signups').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/**
 * Returns the number of the new sign-up. The update locks the time slot, so that no two sign-ups get the same number.
 */
const reserve = async (db: Database, clock: Clock, eventId: string, { time, people }: NewSignup) => {
  await mustBeOpen(db, clock, eventId, time)
  const taken = await db
    .updateTable('event_times')
    .set((eb) => ({ taken: eb('taken', '+', people) }))
    .where('id', '=', time)
    .where((eb) => eb(eb('taken', '+', people), '<=', eb.ref('seats')))
    .returning('id')
    .executeTakeFirst()
  if (!taken) throw await fullFor(db, time, people)
  const { last } = await db
    .selectFrom('signups')
    .select(({ fn }) => fn.max('number').as('last'))
    .where('time_id', '=', time)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

const fullFor = async (db: Database, time: string, people: number) => {
  const row = await db.selectFrom('event_times').selectAll().where('id', '=', time).executeTakeFirst()
  const left = row ? (row.seats ?? 0) - row.taken : 0
  if (left <= 0) return conflictAt('time', 'This time is full. Please choose another time.')
  const rest = left === 1 ? 'Only 1 seat is left at this time.' : `Only ${left} seats are left at this time.`
  return conflictAt('people', `There is no room for ${people} people. ${rest}`)
}

const conflictAt = (field: string, sentence: string) => new Conflict(sentence, undefined, { [field]: sentence })

/** Throws NotFound for an event or time that is not public, and Refused for one that takes no sign-ups now. */
const mustBeOpen = async (db: Database, clock: Clock, eventId: string, time: string) => {
  const row = await publicEvents(db)
    .innerJoin('event_times', 'event_times.event_id', 'events.id')
    .select(['events.cancelled_at', 'event_times.starts_at', 'event_times.seats'])
    .where('events.id', '=', eventId)
    .where('event_times.id', '=', time)
    .executeTakeFirstOrThrow(() => new NotFound('There is no such event or time.'))
  if (row.cancelled_at) throw new Refused({ time: 'This event is cancelled.' })
  if (row.seats === null) throw new Refused({ time: 'You do not need to sign up for this event. Just come.' })
  if (row.starts_at <= clock().toISOString())
    throw new Refused({ time: 'This time has already started. Choose a later time.' })
}

type NewRow = { id: string; eventId: string; number: number; code: string; wanted: NewSignup }

const insertSignup = async (db: Database, clock: Clock, { id, eventId, number, code, wanted }: NewRow) => {
  const { time, calledBy, people, email, phone } = wanted
  const { starts_at, sequence } = await db
    .selectFrom('event_times')
    .innerJoin('events', 'events.id', 'event_times.event_id')
    .select(['event_times.starts_at', 'sequence'])
    .where('event_times.id', '=', time)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('signups')
    .values({
      ...{ id, event_id: eventId, time_id: time, number, called_by: calledBy, people },
      ...{ email: email || null, email_key: email ? foldEmail(email) : null, phone: phone || null },
      ...{ code_hash: hashCode(code), wording: signupWordingVersion, created_at: clock().toISOString() },
      ...{ given_back_at: null, told_sequence: sequence, came_at: null, gone_at: null },
      ...neededReminders(clock, starts_at),
    })
    .execute()
}

/** A reminder whose time has passed is not needed, because the confirmation says the same. */
export const neededReminders = (clock: Clock, startsAt: string) => {
  const doneIf = (isPast: boolean) => (isPast ? clock().toISOString() : null)
  return {
    reminded_24_at: doneIf(startsAt <= later(clock, hours(24))),
    reminded_3_at: doneIf(startsAt <= later(clock, hours(3))),
  }
}

/**
 * Frees the seats of one sign-up, once, and deletes its name, email, phone and emails. Throws NotFound for an unknown
 * code, and Refused after the time has begun.
 */
export const cancelSignup = ({ db, clock }: Pick<SignupDeps, 'db' | 'clock'>, code: string) =>
  db.transaction().execute(async (trx) => {
    const row = await findChangeable(trx, clock, code)
    await freeSeats(trx, clock, row.id)
  })

const findChangeable = async (db: Database, clock: Clock, code: string) => {
  const row = await signupsWithEvent(db).where('code_hash', '=', hashCode(code)).executeTakeFirst()
  if (!row) throw new NotFound('There is no such code.')
  if (row.time_starts_at <= clock().toISOString())
    throw new Refused({ code: 'This time has already started, so the seat can no longer be changed or cancelled.' })
  return row
}

/**
 * Frees the seats of those who cannot come. Throws NotFound for an unknown code, and Refused after the time has begun,
 * or for more people than before, who sign up on the page of the event.
 */
export const changePeople = ({ db, clock }: Pick<SignupDeps, 'db' | 'clock'>, code: string, people: number) =>
  db.transaction().execute(async (trx) => {
    const row = await findChangeable(trx, clock, code)
    const changed = await trx
      .updateTable('signups')
      .set({ people })
      .where('id', '=', row.id)
      .where('given_back_at', 'is', null)
      .where('people', '=', row.people)
      .where('people', '>=', people)
      .returning('id')
      .executeTakeFirst()
    if (!changed)
      throw new Refused({ people: `people is ${people}; it must be a number from 1 to ${row.people}, as signed up.` })
    await addTaken(trx, row.time_id, people - row.people)
  })

const addTaken = (db: Database, timeId: string, people: number) =>
  db
    .updateTable('event_times')
    .set((eb) => ({ taken: eb('taken', '+', people) }))
    .where('id', '=', timeId)
    .execute()

/** To be called in a transaction. A second call frees nothing. Returns whether this call freed the seats. */
export const freeSeats = async (db: Database, clock: Clock, id: string) => {
  const row = await db
    .updateTable('signups')
    .set({ given_back_at: clock().toISOString(), called_by: '', email: null, email_key: null, phone: null })
    .where('id', '=', id)
    .where('given_back_at', 'is', null)
    .returning(['time_id', 'people'])
    .executeTakeFirst()
  if (!row) return false
  await addTaken(db, row.time_id, -row.people)
  await deleteSignupEmails(db, [id])
  return true
}
