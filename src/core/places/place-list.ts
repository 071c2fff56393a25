/**
 * The lists of places: the public one, and the editors' list with due checks first. A country has hundreds of places,
 * not thousands, so a list is read completely. `freshnessOf` decides which places the public list has, and which of
 * them come last; before those, the order is by region and town, or with `town` by the distance from it
 * (proximity, `nearestFirst`).
 */
import { regions } from '#shared/country/regions.ts'
import { townNamed } from '#shared/country/towns.ts'
import { matches } from '#shared/fold.ts'
import { dayOf } from '#shared/format.ts'
import { recordOf } from '#shared/keys.ts'
import { limits } from '#shared/limits.ts'
import { distanceKm, positionOf } from '#shared/places/distance.ts'
import { endOfCurrent } from '#shared/places/freshness.ts'
import { placeStates } from '#shared/places/place-values.ts'
import type { Place, PlaceCounts, PlacesQuery } from '#shared/shapes/place.ts'
import type { Database, PlaceRow } from '../database/tables.ts'
import { type Clock, days, today } from '../lib/clock.ts'
import { pageOf } from '../paging/page.ts'
import { daysAhead, isDue, toPlace } from './place-row.ts'

type Filter = Pick<PlacesQuery, 'region' | 'kind' | 'town'>

/** Every place that visitors may see, in the order of the public list. */
export const listedPlaces = async (db: Database, clock: Clock, { region, kind, town }: Filter = {}) => {
  const published = db.selectFrom('places').selectAll().where('published_at', 'is not', null)
  const rows = await (region ? published.where('region', '=', region) : published)
    .where('removed_at', 'is', null)
    .execute()
  const day = today(clock)
  const places = rows
    .map((row) => toPlace(row, day))
    .filter(({ state, kinds }) => state === 'listed' && (!kind || kinds.includes(kind)))
  return town ? nearestFirst(places, town) : places.sort(byRegion)
}

/** One page of the public list. */
export const pageOfPlaces = async (db: Database, clock: Clock, { page, limit, ...filter }: PlacesQuery) =>
  pageOf(await listedPlaces(db, clock, filter), page, limit)

const compared = (one: string | number, other: string | number) => (one < other ? -1 : Number(one > other))

const isLast = ({ freshness }: Place) => Number(freshness === 'notChecked')

const byName = (one: Place, other: Place) => compared(one.town, other.town) || compared(one.name, other.name)

/** By region and town; places that were not checked for a year come last. */
const byRegion = (one: Place, other: Place) =>
  isLast(one) - isLast(other) || compared(regions[one.region], regions[other.region]) || byName(one, other)

const nearestFirst = (places: Place[], town: string) => {
  const from = townNamed(town)
  const kmOf = (place: Place) => {
    const to = positionOf(place)
    return from && to ? { km: Math.round(distanceKm(from, to)) } : {}
  }
  return places
    .map((place) => ({ ...place, ...kmOf(place) }))
    .sort(
      (one, other) =>
        isLast(one) - isLast(other) ||
        compared(one.km ?? Number.POSITIVE_INFINITY, other.km ?? Number.POSITIVE_INFINITY) ||
        byName(one, other),
    )
}

/** The editors' list: due checks first, and the oldest of these first. */
export const placesForEditors = async (db: Database, clock: Clock, query: PlacesQuery) => {
  const { page, limit, region, kind, state = 'all', search = '' } = query
  const [day, soon] = [today(clock), daysAhead(clock, limits.placeDueDays)]
  const rows = await db.selectFrom('places').selectAll().execute()
  const all = rows.map((row) => toPlace(row, day))
  const isWanted = (place: Place) =>
    isInState(place, state, soon) &&
    (!region || place.region === region) &&
    (!kind || place.kinds.includes(kind)) &&
    matches(`${place.name} ${place.town}`, search)
  const found = all.filter(isWanted).sort(dueFirst(soon))
  return { ...pageOf(found, page, limit), counts: countsOf(all, soon) }
}

const isInState = (place: Place, state: NonNullable<PlacesQuery['state']>, soon: string) => {
  if (state === 'all') return place.state !== 'removed'
  return state === 'due' ? isDue(place, soon) : place.state === state
}

const dueFirst = (soon: string) => (one: Place, other: Place) =>
  Number(isDue(other, soon)) - Number(isDue(one, soon)) ||
  compared(one.checkedOn ?? '', other.checkedOn ?? '') ||
  byName(one, other)

const countsOf = (places: Place[], soon: string): PlaceCounts =>
  recordOf(['all', 'due', ...placeStates], (state) => places.filter((place) => isInState(place, state, soon)).length)

/** How many places are due for a check this week, and since when the oldest of them is in the list of due checks. */
export const countDuePlaces = async (db: Database, clock: Clock) => {
  const rows = await db.selectFrom('places').selectAll().where('removed_at', 'is', null).execute()
  const [day, soon] = [today(clock), daysAhead(clock, limits.placeDueDays)]
  const since = rows.filter((row) => isDue(toPlace(row, day), soon)).map(dueSince)
  const [oldestAt] = since.sort()
  return { count: since.length, ...(oldestAt && { oldestAt }) }
}

const dueSince = ({ published_at, checked_at, created_at }: PlaceRow) =>
  published_at && checked_at
    ? new Date(endOfCurrent(dayOf(checked_at)) - days(limits.placeDueDays)).toISOString()
    : created_at
