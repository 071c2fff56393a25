/** Maps rows of the tables of places to the API's fields. `places.ts` decides who gets which. */
import { z } from 'zod'
import { dayOf } from '#shared/format.ts'
import { type Freshness, freshnessOf } from '#shared/places/freshness.ts'
import { type PlaceState, placeKinds } from '#shared/places/place-values.ts'
import type { Place, PlaceChange } from '#shared/shapes/place.ts'
import { lockRow } from '../database/query.ts'
import type { Database, PlaceRow } from '../database/tables.ts'
import { type Clock, daysAgo } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'

export const placeNotFound = () => new NotFound('There is no such place.')

const Kinds = z.array(z.enum(placeKinds))
const Phones = z.array(z.string())

/** `today`: a day in UTC. */
export const toPlace = (row: PlaceRow, today: string): Place => {
  const { id, kinds, phones, checked_at, checked_how, created_at, published_at, closed_at, ...rest } = row
  const { updated_at: updatedAt, removed_at, ...texts } = rest
  return {
    ...texts,
    _id: id,
    kinds: Kinds.parse(JSON.parse(kinds)),
    phones: Phones.parse(JSON.parse(phones)),
    state: stateOf(row, today),
    ...(checked_at && {
      checkedOn: dayOf(checked_at),
      checkedHow: checked_how ?? undefined,
      freshness: freshnessOn(checked_at, today),
    }),
    updatedAt,
    ...(removed_at && { removedAt: removed_at }),
  }
}

const freshnessOn = (checkedAt: string, today: string): Freshness => freshnessOf(dayOf(checkedAt), today)

const stateOf = ({ removed_at, closed_at, published_at, checked_at }: PlaceRow, today: string): PlaceState => {
  if (removed_at) return 'removed'
  if (closed_at) return 'closed'
  if (!published_at || !checked_at) return 'waiting'
  return freshnessOn(checked_at, today) === 'expired' ? 'expired' : 'listed'
}

/** Whether the place is due for a check within `days` days. */
export const isDue = ({ state, checkedOn }: Place, soon: string) => {
  if (state === 'waiting' || state === 'expired') return true
  return state === 'listed' && checkedOn !== undefined && freshnessOf(checkedOn, soon) !== 'current'
}

/** The day `count` days from today, in UTC. */
export const daysAhead = (clock: Clock, count: number) => daysAgo(clock, -count)

type Fields = Omit<PlaceChange, 'version'>

export const toColumns = ({ kinds, phones, ...texts }: Fields) => ({
  ...texts,
  ...(kinds && { kinds: JSON.stringify(kinds) }),
  ...(phones && { phones: JSON.stringify(phones) }),
})

/** Finds removed places, too. */
export const findPlaceRow = (db: Database, id: string) =>
  db.selectFrom('places').selectAll().where('id', '=', id).executeTakeFirstOrThrow(placeNotFound)

/**
 * Finds removed places, too. To be called in a transaction: a second transaction waits, so that no check and no change
 * is lost.
 */
export const lockPlace = (db: Database, id: string) => lockRow(db, 'places', 'id', id, placeNotFound)
