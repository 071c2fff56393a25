/**
 * Sign-ups for events with limited seats. Start reading this folder here: each of the other files does one part, and
 * this one combines them.
 */
import type { DoorMarks, EventCountChange, NewSignup, Signup, SignupTimes, ToldChange } from '#shared/shapes/signup.ts'
import type { Database } from '../database/tables.ts'
import type { EmailQueue } from '../email/queue.ts'
import { eventNotFound, publicEvents } from '../events/event-row.ts'
import type { Clock } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'
import type { Settings } from '../settings/settings.ts'
import { changeCounts, eventCounts } from './counts.ts'
import { doorList, saveMarks } from './door.ts'
import { emailEverybody, sendNotices } from './notices.ts'
import { listSignups, removeSignup } from './people.ts'
import { createSignupCodes, hashCode } from './signup-codes.ts'
import type { SignupLinks } from './signup-emails.ts'
import { eventColumnNames, signupsWithEvent, toSignup, toSignupEvent } from './signup-row.ts'
import { cancelSignup, changePeople, type SignupDeps, takeSeats } from './take-seats.ts'

type Outbox = Pick<EmailQueue, 'queue'> & { sends: () => Promise<boolean> }
type Deps = Omit<SignupDeps, 'codes' | 'outbox'> & { settings: Settings; outbox: Outbox }

export const createSignups = ({ settings, ...given }: Deps) => {
  const deps = { ...given, codes: createSignupCodes(settings) }
  const { db, clock, outbox } = given
  return {
    times: async (event: string): Promise<SignupTimes> => ({
      ...(await signupTimes(db, clock, event)),
      sendsEmail: await outbox.sends(),
    }),
    take: (eventId: string, wanted: NewSignup, how: Parameters<typeof takeSeats>[3]) =>
      takeSeats(deps, eventId, wanted, how),
    find: async (code: string): Promise<Signup> => {
      const signup = toSignup(await findByCode(db, code))
      return { ...signup, getsEmail: signup.getsEmail && (await outbox.sends()) }
    },
    cancel: (code: string) => cancelSignup(deps, code),
    list: async (eventId: string) => listSignups(db, eventId, await outbox.sends()),
    emailEverybody: (eventId: string, message: Parameters<typeof emailEverybody>[2]) =>
      emailEverybody(deps, eventId, message),
    /** Throws Refused({ people }) for more people than before. */
    changePeople: (code: string, people: number) => changePeople(deps, code, people),
    /** Throws NotFound. */
    remove: (eventId: string, id: string, links: SignupLinks) => removeSignup(deps, { eventId, id, links }),
    /** Throws NotFound. */
    saveTold: (eventId: string, id: string, change: ToldChange) => saveTold(db, eventId, id, change),
    door: (eventId: string) => doorList(deps, eventId),
    mark: (eventId: string, marks: DoorMarks) => saveMarks(deps, eventId, marks),
    counts: (eventId: string) => eventCounts(db, clock, eventId),
    changeCounts: (eventId: string, change: EventCountChange) => changeCounts(db, clock, eventId, change),
    sendNotices: async (links: SignupLinks) => sendNotices({ ...deps, sendsEmail: await outbox.sends() }, links),
  }
}

/** Throws NotFound for an unknown code. */
const findByCode = async (db: Database, code: string) => {
  const row = await signupsWithEvent(db).where('code_hash', '=', hashCode(code)).executeTakeFirst()
  if (!row) throw new NotFound('There is no such code.')
  return row
}

/** How many other events a full event suggests. */
const nextEvents = 3

/** `event` is an id or a slug. Throws NotFound for an event that is not public. */
const signupTimes = async (db: Database, clock: Clock, event: string) => {
  const row = await publicEvents(db)
    .select(['events.id', ...eventColumnNames])
    .where(({ or, eb }) => or([eb('events.id', '=', event), eb('events.slug', '=', event)]))
    .executeTakeFirstOrThrow(eventNotFound)
  const now = clock().toISOString()
  const rows = await db
    .selectFrom('event_times')
    .select(['id', 'starts_at', 'seats', 'taken'])
    .where('event_id', '=', row.id)
    .where('seats', 'is not', null)
    .orderBy('starts_at')
    .execute()
  const later = rows.filter(({ starts_at }) => starts_at > now)
  const times = later.map(({ id, starts_at, seats, taken }) => ({
    _id: id,
    startsAt: starts_at,
    left: Math.max(0, (seats ?? 0) - taken),
  }))
  const isOpen = row.cancelled_at === null && times.length > 0
  const hasRoom = isOpen && times.some(({ left }) => left > 0)
  const next = hasRoom ? [] : await eventsAfter(db, now, row.id)
  return { event: toSignupEvent(row), _id: row.id, takesSignups: rows.length > 0, isOpen, times, next }
}

const eventsAfter = async (db: Database, now: string, except: string) => {
  const rows = await publicEvents(db)
    .select(['slug', 'title', 'starts_at'])
    .where('starts_at', '>', now)
    .where('cancelled_at', 'is', null)
    .where('id', '<>', except)
    .orderBy('starts_at')
    .limit(nextEvents)
    .execute()
  return rows.map(({ slug, title, starts_at }) => ({ slug, title, startsAt: starts_at }))
}

/** `sequence`: of the change that the volunteer saw; the event may have changed again since. Throws NotFound. */
const saveTold = (db: Database, eventId: string, id: string, { sequence, isTold }: ToldChange) =>
  db.transaction().execute(async (trx) => {
    const row = await signupsWithEvent(trx)
      .where('signups.event_id', '=', eventId)
      .where('signups.id', '=', id)
      .where('signups.given_back_at', 'is', null)
      .where('signups.phone', 'is not', null)
      .executeTakeFirstOrThrow(() => new NotFound('There is no such sign-up with a phone number.'))
    const seen = Math.min(sequence, row.sequence)
    const told_sequence = isTold ? Math.max(seen, row.told_sequence) : Math.min(seen - 1, row.told_sequence)
    await trx.updateTable('signups').set({ told_sequence }).where('id', '=', id).execute()
  })
