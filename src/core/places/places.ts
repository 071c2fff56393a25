/**
 * Places of care: where people are tested and treated. Start reading this folder here. A place is public only
 * after somebody has checked it (`checks.ts`), and not once the check is too old (`shared/places/freshness.ts`).
 */
import type { Insertable } from 'kysely'
import { limits } from '#shared/limits.ts'
import { withTown } from '#shared/names-town.ts'
import {
  type NewPlace,
  type NewPlaceCheck,
  type Place,
  type PlaceChange,
  type PlacesQuery,
  phoneNeeded,
} from '#shared/shapes/place.ts'
import { freeSlug, shortSlugOf } from '#shared/slug.ts'
import { record } from '../audit/audit-log.ts'
import type { Database, PlaceRow } from '../database/tables.ts'
import { cachedUntilChange } from '../lib/cached-until-change.ts'
import type { ChangeEvents } from '../lib/change-events.ts'
import { type Clock, today } from '../lib/clock.ts'
import { Refused } from '../lib/errors.ts'
import { newId } from '../lib/id.ts'
import { mustBeNewest } from '../lib/record-version.ts'
import { addCheck, checksOf, removeCheck } from './checks.ts'
import { listedPlaces, pageOfPlaces, placesForEditors } from './place-list.ts'
import { findPlaceRow, lockPlace, placeNotFound, toColumns, toPlace } from './place-row.ts'

export const createPlaces = (db: Database, clock: Clock, changes: ChangeEvents) => {
  const shown = (row: PlaceRow) => toPlace(row, today(clock))
  return {
    /** Every place that visitors may see. */
    listed: () => listedPlaces(db, clock),
    /** Every page asks for it, and the emergency page also while the database is unavailable. */
    isAnyListed: cachedUntilChange(async () => (await listedPlaces(db, clock)).length > 0, changes, 'places'),
    list: (query: PlacesQuery) => pageOfPlaces(db, clock, query),
    listForEditors: (query: PlacesQuery) => placesForEditors(db, clock, query),
    /** By its id or its slug. Throws NotFound for a place that visitors may not see. */
    findPublic: async (name: string) => {
      const place = shown(await findByName(db, name))
      if (place.state !== 'listed') throw placeNotFound()
      return place
    },
    /** By its id or its slug: any place, with its checks. */
    find: async (name: string) => {
      const row = await findByName(db, name)
      return { place: shown(row), checks: await checksOf(db, row.id) }
    },
    add: async (fields: NewPlace) => shown(await addPlace(db, clock, fields)),
    change: async (id: string, change: PlaceChange) => shown(await changePlace(db, clock, id, change)),
    /** Moves the place to the trash; `restore` can bring it back for `limits.trashDays` days. */
    remove: async (id: string) => shown(await setRemoved(db, clock, id, true)),
    restore: async (id: string) => shown(await setRemoved(db, clock, id, false)),
    check: async (id: string, check: NewPlaceCheck) => {
      const { place, checkId } = await addCheck(db, clock, id, check)
      return { place: shown(place), checkId }
    },
    removeCheck: async (id: string, checkId: string) => shown(await removeCheck(db, clock, id, checkId)),
  }
}

const findByName = (db: Database, name: string) =>
  db
    .selectFrom('places')
    .selectAll()
    .where((eb) => eb.or([eb('id', '=', name), eb('slug', '=', name)]))
    .executeTakeFirstOrThrow(placeNotFound)

const refOf = ({ id, name }: Pick<PlaceRow, 'id' | 'name'>) => ({ kind: 'places' as const, id, title: name })

const addPlace = (db: Database, clock: Clock, { kinds, phones, ...fields }: NewPlace) => {
  mustBeComplete({ phones, ...fields })
  return db.transaction().execute(async (trx) => {
    const now = clock().toISOString()
    const place: Insertable<PlaceRow> = {
      id: newId(),
      slug: await slugFor(trx, fields),
      version: 1,
      ...fields,
      kinds: JSON.stringify(kinds),
      phones: JSON.stringify(phones),
      created_at: now,
      updated_at: now,
    }
    const row = await trx.insertInto('places').values(place).returningAll().executeTakeFirstOrThrow()
    await record(trx, clock, 'places.added', refOf(row))
    return row
  })
}

/** Rejects a place without a number to call before travelling, and a single coordinate. */
const mustBeComplete = ({ phones, whatsapp, lat, lon }: Pick<Place, 'phones' | 'whatsapp' | 'lat' | 'lon'>) => {
  if (phones.length === 0 && !whatsapp) throw new Refused({ phones: phoneNeeded })
  if ((lat === null) !== (lon === null))
    throw new Refused({ [lat === null ? 'lat' : 'lon']: 'Enter both the latitude and the longitude, or neither.' })
}

/**
 * Words of the name, and of the town if the name does not contain it; with a number if another place has or had that
 * slug.
 */
const slugFor = async (db: Database, { name, town }: Pick<Place, 'name' | 'town'>) => {
  const slug = shortSlugOf(withTown(name, town), limits.slug.max - 4) || 'place'
  const rows = await db.selectFrom('places').select('slug').where('slug', 'like', `${slug}%`).execute()
  return freeSlug(slug, rows)
}

const changePlace = (db: Database, clock: Clock, id: string, { version, ...fields }: PlaceChange) =>
  db.transaction().execute(async (trx) => {
    const old = await lockPlace(trx, id)
    const place = toPlace(old, today(clock))
    if (old.removed_at) throw placeNotFound()
    mustBeNewest(version, 'place', 'place', place)
    mustBeComplete({ ...place, ...fields })
    const change = { ...toColumns(fields), version: old.version + 1, updated_at: clock().toISOString() }
    await trx.updateTable('places').set(change).where('id', '=', id).execute()
    await record(trx, clock, 'places.changed', refOf({ ...old, ...change }))
    return findPlaceRow(trx, id)
  })

const setRemoved = (db: Database, clock: Clock, id: string, isRemoved: boolean) =>
  db.transaction().execute(async (trx) => {
    const old = await lockPlace(trx, id)
    if ((old.removed_at !== null) === isRemoved) return old
    const now = clock().toISOString()
    const removal = { removed_at: isRemoved ? now : null, updated_at: now }
    await trx.updateTable('places').set(removal).where('id', '=', id).execute()
    await record(trx, clock, isRemoved ? 'places.removed' : 'places.restored', refOf(old))
    return { ...old, ...removal }
  })
