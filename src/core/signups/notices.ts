/**
 * The automatic emails (notifications) to people who signed up: a change or cancellation of their event, and the
 * reminders a day and three hours before; and the email that a volunteer writes to all of them. Each is queued in the
 * transaction that marks the sign-up, so it is sent once, however often a process is killed. The background job
 * `Telling people who signed up` calls this repeatedly.
 */
import { record } from '../audit/audit-log.ts'
import type { Database, SignupRow } from '../database/tables.ts'
import { bouncedSignups, getsEmail } from '../events/event-times.ts'
import { hours, later } from '../lib/clock.ts'
import { Refused } from '../lib/errors.ts'
import { idFrom, newId } from '../lib/id.ts'
import { findEventRow } from './door.ts'
import { queueSignupEmail, type SignupEmail, type SignupLinks } from './signup-emails.ts'
import { signupsWithEvent } from './signup-row.ts'
import { neededReminders, type SignupDeps } from './take-seats.ts'

/** Few enough that other requests can write in between. */
const atOnce = 200

type NoticeDeps = SignupDeps & { sendsEmail: boolean }

/** Changes come first, because a reminder must not contain the old time. Returns whether anything was due. */
export const sendNotices = async (deps: NoticeDeps, links: SignupLinks) => {
  const changed = await idsOf(toTell(deps))
  for (const id of changed) await tellChange(deps, id, links)
  const reminded = await idsOf(toRemind(deps))
  for (const id of reminded) await remind(deps, id, links)
  return changed.length + reminded.length > 0
}

const idsOf = async (query: ReturnType<typeof toTell>) => {
  const rows = await query.clearSelect().select('signups.id').limit(atOnce).execute()
  return rows.map(({ id }) => id)
}

type UntoldDeps = Pick<NoticeDeps, 'db' | 'clock' | 'sendsEmail'>

/** The sign-ups whose event was changed or cancelled since. */
const untold = ({ db, clock }: UntoldDeps) =>
  signupsWithEvent(db)
    .where('signups.given_back_at', 'is', null)
    .where('events.ends_at', '>', clock().toISOString())
    .whereRef('events.sequence', '>', 'signups.told_sequence')

/** Whom volunteers must still call (`saveTold`), because no email reaches them; `id`: the first of their events. */
export const countPeopleToCall = async (deps: UntoldDeps) => {
  const rows = await untold(deps)
    .select('events.updated_at as changed_at')
    .where('signups.phone', 'is not', null)
    .orderBy('events.starts_at')
    .execute()
  const found = rows.filter((row) => !getsEmail(row, deps.sendsEmail))
  const [oldestAt] = found.map(({ changed_at }) => changed_at).sort()
  return { count: found.length, ...(found[0] && { id: found[0].event_id, oldestAt }) }
}

/** Those with an email. Volunteers tell the others, and by phone those to whom no email can be delivered. */
const toTell = (deps: UntoldDeps) =>
  untold(deps)
    .where('signups.email', 'is not', null)
    .where((eb) =>
      deps.sendsEmail
        ? eb.or([eb('signups.phone', 'is', null), eb('signups.id', 'not in', bouncedSignups(deps.db))])
        : eb('signups.phone', 'is', null),
    )

const tellChange = async (deps: NoticeDeps, id: string, links: SignupLinks) => {
  const code = await deps.codes.codeOf(id)
  await deps.db.transaction().execute(async (trx) => {
    const row = await toTell({ ...deps, db: trx })
      .where('signups.id', '=', id)
      .executeTakeFirst()
    if (!row) return
    const { sequence: told_sequence, time_starts_at } = row
    const isFirst = await mark(trx, row, { told_sequence, ...neededReminders(deps.clock, time_starts_at) })
    const kind: SignupEmail = row.cancelled_at ? 'cancelled' : 'changed'
    if (isFirst) await queueSignupEmail(trx, deps.outbox, { kind, row, code, links })
  })
}

/** The sign-ups due for a reminder: with an email, for an event that is near and whose last change was announced. */
const toRemind = ({ db, clock }: SignupDeps) =>
  signupsWithEvent(db)
    .where('signups.given_back_at', 'is', null)
    .where('signups.email', 'is not', null)
    .where('events.cancelled_at', 'is', null)
    .where('events.removed_at', 'is', null)
    .where('events.published_at', 'is not', null)
    .whereRef('events.sequence', '=', 'signups.told_sequence')
    .where('event_times.starts_at', '>', clock().toISOString())
    .where(({ or, and, eb }) =>
      or([
        and([eb('reminded_24_at', 'is', null), eb('event_times.starts_at', '<=', later(clock, hours(24)))]),
        and([eb('reminded_3_at', 'is', null), eb('event_times.starts_at', '<=', later(clock, hours(3)))]),
      ]),
    )

/** After a downtime of the site, both reminders may be due: the person gets one. */
const remind = async (deps: SignupDeps, id: string, links: SignupLinks) => {
  const code = await deps.codes.codeOf(id)
  await deps.db.transaction().execute(async (trx) => {
    const row = await toRemind({ ...deps, db: trx })
      .where('signups.id', '=', id)
      .executeTakeFirst()
    if (!row) return
    const isFirst = await mark(trx, row, neededReminders(deps.clock, row.time_starts_at))
    if (isFirst) await queueSignupEmail(trx, deps.outbox, { kind: 'reminder', row, code, links })
  })
}

/** False if another process was first: each mark is a conditional update of the values that were read. */
const mark = async (db: Database, row: SignupRow, values: Partial<SignupRow>) => {
  const { id, told_sequence, reminded_24_at, reminded_3_at } = row
  const marked = await db
    .updateTable('signups')
    .set(values)
    .where('id', '=', id)
    .where('given_back_at', 'is', null)
    .where('told_sequence', '=', told_sequence)
    .where('reminded_24_at', reminded_24_at === null ? 'is' : '=', reminded_24_at)
    .where('reminded_3_at', reminded_3_at === null ? 'is' : '=', reminded_3_at)
    .returning('id')
    .executeTakeFirst()
  return marked !== undefined
}

type ToAll = { text: string; links: SignupLinks; key?: string | undefined }

/**
 * Queues a volunteer's text once for each sign-up with an email address, and returns their number. The same text with
 * the same idempotency key is queued once, however often it arrives. Throws NotFound for an unknown event, and Refused
 * if nobody gave an email address.
 */
export const emailEverybody = async (deps: SignupDeps, eventId: string, { text, links, key = newId() }: ToAll) => {
  const { title } = await findEventRow(deps.db, eventId)
  const rows = await withEmail(deps.db, eventId).execute()
  if (rows.length === 0) throw new Refused({ text: 'Nobody who signed up for this event gave an email address.' })
  // Before the transaction: reading the secret inside it would need a second database connection.
  const codes = await Promise.all(rows.map(({ id }) => deps.codes.codeOf(id)))
  await deps.db.transaction().execute(async (trx) => {
    let isNew = false
    for (const [at, { id: signup }] of rows.entries()) {
      const row = await withEmail(trx, eventId).where('signups.id', '=', signup).executeTakeFirst()
      const id = idFrom(`email to everybody ${key} ${signup} ${text}`)
      const written = { kind: 'message', code: codes[at] ?? '', links, text, id } as const
      if (row && (await queueSignupEmail(trx, deps.outbox, { ...written, row }))) isNew = true
    }
    if (isNew) await record(trx, deps.clock, 'signups.emailed', title)
  })
  return rows.length
}

const withEmail = (db: Database, eventId: string) =>
  signupsWithEvent(db)
    .where('signups.event_id', '=', eventId)
    .where('signups.given_back_at', 'is', null)
    .where('signups.email', 'is not', null)
    .orderBy('signups.id')
