/** Maps rows of events to the API's events, and back. */
import { z } from 'zod'
import { keysOf } from '#shared/keys.ts'
import { languages, languageTags } from '#shared/languages.ts'
import type { Event, EventChange } from '#shared/shapes/event.ts'
import { lockRow } from '../database/query.ts'
import type { Database, EventRow } from '../database/tables.ts'
import { NotFound } from '../lib/errors.ts'
import { toHtml } from '../lib/markdown.ts'

export const eventNotFound = () => new NotFound('There is no such event.')

const Kind = z.enum(['screening', 'talk', 'other'])
const Languages = z.array(z.string())

/** Until tags were required, editors typed names: Twi becomes tw. Other texts stay as they are. */
const tagIn = (text: string) => languageTags.find((tag) => languages[tag].toLowerCase() === text.toLowerCase()) ?? text

const toEvent = (row: EventRow, seats: Event['seats']): Event => ({
  _id: row.id,
  slug: row.slug,
  version: row.version,
  kind: Kind.parse(row.kind),
  title: row.title,
  text: row.text,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
  region: row.region,
  town: row.town,
  landmark: row.landmark,
  bring: row.bring,
  cost: row.cost,
  languages: Languages.parse(JSON.parse(row.languages)).map(tagIn),
  contact: row.contact,
  state: stateOf(row),
  sequence: row.sequence,
  ...(row.series_id && { seriesId: row.series_id }),
  ...(row.previous_starts_at && { previousStartsAt: row.previous_starts_at }),
  takesSignups: seats !== undefined,
  ...(seats && { seats, allSeats: seats.all }),
  updatedAt: row.updated_at,
})

const stateOf = ({ removed_at, published_at, cancelled_at }: EventRow): Event['state'] => {
  if (removed_at) return 'removed'
  if (!published_at) return 'draft'
  return cancelled_at ? 'cancelled' : 'published'
}

type Fields = Omit<EventChange, 'version' | 'times'>

/**
 * Events and their times start and end at whole minutes, as every page and form shows them: seconds are cut off. The
 * text has milliseconds, like those of the clock, so that comparing the texts compares the times.
 */
export const wholeMinute = (at: string) => new Date(Math.floor(Date.parse(at) / 60_000) * 60_000).toISOString()

export const eventColumns = ({ startsAt, endsAt, languages, ...texts }: Fields) => ({
  ...texts,
  ...(startsAt && { starts_at: wholeMinute(startsAt) }),
  ...(endsAt && { ends_at: wholeMinute(endsAt) }),
  ...(languages && { languages: JSON.stringify(languages) }),
})

/** Whether both say the same. The form lists languages in its own order. */
export const isSameRow = (one: EventRow, other: EventRow) =>
  keysOf(one).every((column) =>
    column === 'languages' ? spoken(one) === spoken(other) : one[column] === other[column],
  )

const spoken = ({ languages: tags }: EventRow) => [...new Set(Languages.parse(JSON.parse(tags)))].sort().join()

/** The seats of those of these events that have times with limited seats. */
export const seatsOf = async (db: Database, ids: string[]) => {
  if (ids.length === 0) return new Map<string, Event['seats']>()
  const found = await db
    .selectFrom('event_times')
    .select(({ fn }) => ['event_id', fn.sum('seats').as('all'), fn.sum('taken').as('taken')])
    .where('event_id', 'in', ids)
    .where('seats', 'is not', null)
    .groupBy('event_id')
    .execute()
  return new Map(found.map(({ event_id, all, taken }) => [event_id, { all: Number(all), taken: Number(taken) }]))
}

export const toEvents = async (db: Database, rows: EventRow[]) => {
  const seats = await seatsOf(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => toEvent(row, seats.get(row.id)))
}

/** To be called in a transaction: a second transaction waits, so that no change is lost. Finds removed events, too. */
export const lockEvent = (db: Database, id: string) => lockRow(db, 'events', 'id', id, eventNotFound)

/** The public events, including cancelled ones. */
export const publicEvents = (db: Database) =>
  db.selectFrom('events').where('events.published_at', 'is not', null).where('events.removed_at', 'is', null)

/** By its id or its slug. Throws NotFound. */
export const findByName = async (db: Database, name: string) => {
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', name), eb('slug', '=', name)]))
    .execute()
  const [event] = await toEvents(db, rows)
  if (!event) throw eventNotFound()
  return { ...event, textHtml: toHtml(event.text) }
}

/** The name of an event in the history. */
export const eventRef = ({ id, title }: Pick<EventRow, 'id' | 'title'>) => ({ kind: 'events' as const, id, title })
