/**
 * Retention of sign-ups: within 48 hours after an event (`limits.signupHours`), deletes every name, phone and email of its
 * sign-ups, with the emails in the outbox and the check-in marks. The counts stay. The database file contains none of
 * it afterwards.
 */
import { emptyLog } from '../database/dialect.ts'
import type { Database } from '../database/tables.ts'
import type { Clock } from '../lib/clock.ts'
import { closingTime } from './closing.ts'
import { storeCounts } from './counts.ts'
import { deleteOrphanedEmails, deleteSignupEmails } from './signup-emails.ts'

/** Deletes what has expired. Each event is one transaction. */
export const deleteExpiredSignups = async (db: Database, clock: Clock) => {
  const expired = await db
    .selectFrom('events')
    .select('id')
    .where('ends_at', '<=', closingTime(clock))
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(selectFrom('signups').select('signups.id').whereRef('event_id', '=', 'events.id')),
        exists(selectFrom('door_marks').select('door_marks.id').whereRef('event_id', '=', 'events.id')),
      ]),
    )
    .execute()
  for (const { id } of expired) await db.transaction().execute((trx) => closeEvent(trx, clock, id))
  await db.transaction().execute(deleteOrphanedEmails)
  if (expired.length > 0) await emptyLog(db)
}

const closeEvent = async (db: Database, clock: Clock, eventId: string) => {
  await storeCounts(db, clock, eventId)
  await db.deleteFrom('door_marks').where('event_id', '=', eventId).execute()
  const deleted = await db.deleteFrom('signups').where('event_id', '=', eventId).returning('id').execute()
  await deleteSignupEmails(
    db,
    deleted.map(({ id }) => id),
  )
}
