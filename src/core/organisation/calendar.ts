/** The calendar: what will be published or sent automatically, and the coming events, the next first. */
import { limits } from '#shared/limits.ts'
import { can } from '#shared/permissions.ts'
import type { ScheduledItem } from '#shared/shapes/calendar.ts'
import type { Database } from '../database/tables.ts'
import { eventsWhen } from '../events/event-list.ts'
import type { Clock } from '../lib/clock.ts'

/** At most `limits.scheduled` of each kind. Newsletters only for users who may send them. */
export const createCalendar = (db: Database, clock: Clock) => async (user: { role: string }) => {
  const newsletters = can(user, 'newsletters.write') ? await newslettersIn(db) : []
  const items = [...(await articlesIn(db)), ...(await eventsIn(db, clock)), ...newsletters]
  return items.sort((one, other) => (one.at < other.at ? -1 : 1))
}

const articlesIn = async (db: Database): Promise<ScheduledItem[]> => {
  const rows = await db
    .selectFrom('articles')
    .select(['kind', 'id', 'title', 'publish_at'])
    .where('publish_at', 'is not', null)
    .where('removed_at', 'is', null)
    .orderBy('publish_at')
    .limit(limits.scheduled)
    .execute()
  return rows.map(({ kind, id, title, publish_at }) => ({ kind, _id: id, title, at: publish_at ?? '' }))
}

const eventsIn = async (db: Database, clock: Clock): Promise<ScheduledItem[]> => {
  const rows = await eventsWhen(db, clock, 'coming')
    .select(['id', 'title', 'starts_at'])
    .where('cancelled_at', 'is', null)
    .orderBy('starts_at')
    .limit(limits.scheduled)
    .execute()
  return rows.map(({ id, title, starts_at }) => ({ kind: 'event', _id: id, title, at: starts_at }))
}

const newslettersIn = async (db: Database): Promise<ScheduledItem[]> => {
  const rows = await db
    .selectFrom('newsletters')
    .select(['id', 'subject', 'send_at'])
    .where('send_at', 'is not', null)
    .where('started_at', 'is', null)
    .where('stopped_at', 'is', null)
    .where('finished_at', 'is', null)
    .orderBy('send_at')
    .limit(limits.scheduled)
    .execute()
  return rows.map(({ id, subject, send_at }) => ({ kind: 'newsletter', _id: id, title: subject, at: send_at ?? '' }))
}
