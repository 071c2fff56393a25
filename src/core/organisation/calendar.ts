/** The calendar: what will be published or sent automatically, and the coming events, the next first. */
import { limits } from '#shared/limits.ts'
import { can, type Permission } from '#shared/permissions.ts'
import type { ScheduledItem } from '#shared/shapes/calendar.ts'
import type { Database } from '../database/tables.ts'
import { eventsWhen } from '../events/event-list.ts'
import { seatsOf } from '../events/event-row.ts'
import type { Clock } from '../lib/clock.ts'

type Kind = { needs: Permission; itemsIn: (db: Database, clock: Clock) => Promise<ScheduledItem[]> }

/** At most `limits.scheduled` of each kind, and only the kinds whose pages the user may open. */
export const createCalendar = (db: Database, clock: Clock) => async (user: { role: string }) => {
  const shown = kinds.filter(({ needs }) => can(user, needs))
  const items = await Promise.all(shown.map(({ itemsIn }) => itemsIn(db, clock)))
  return items.flat().sort((one, other) => (one.at < other.at ? -1 : 1))
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
  const ids = rows.map(({ id }) => id)
  const seats = await seatsOf(db, ids)
  return rows.map(({ id, title, starts_at: at }) => ({ kind: 'event', _id: id, title, at, seats: seats.get(id) }))
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

const kinds: Kind[] = [
  { needs: 'articles.write', itemsIn: articlesIn },
  { needs: 'events.read', itemsIn: eventsIn },
  { needs: 'newsletters.write', itemsIn: newslettersIn },
]
