/** Places of care and the checks of their details, as a record type. */
import { regions } from '#shared/country/regions.ts'
import { dayOf } from '#shared/format.ts'
import { withTown } from '#shared/names-town.ts'
import { placesPath } from '#shared/paths.ts'
import { oldestListedDay } from '#shared/places/freshness.ts'
import { placesWording } from '#shared/wording/places.ts'
import type { PlaceRow } from '../database/tables.ts'
import { deleteTrash } from '../database/trash.ts'
import { exported } from '../export/fields.ts'
import { today } from '../lib/clock.ts'
import type { RecordType } from '../record-types/record-type.ts'
import { countDuePlaces, listedPlaces } from './place-list.ts'
import { toPlace } from './place-row.ts'

export const placeRecords: RecordType = {
  name: 'places',
  tables: ['places', 'place_checks'],
  exports: [
    exported({
      name: 'places',
      about: 'places of care, and when their details were last checked',
      table: 'places',
      toItem: ({ id, kinds, phones, ...row }) => ({
        _id: id,
        ...row,
        kinds: JSON.parse(kinds),
        phones: JSON.parse(phones),
      }),
    }),
    exported({
      name: 'place-checks',
      about: 'every check of a place: when, how, and what came of it',
      table: 'place_checks',
      toItem: ({ id, place_id: place, user_id: user, ...row }) => ({ _id: id, place, user, ...row }),
    }),
  ],
  person: { not: 'The phone numbers are those of clinics, which the public may call.' },
  expire: ({ db, clock }) => deleteTrash(db, clock, 'places'),
  search: {
    rows: (db, clock) =>
      db
        .selectFrom('places')
        .select(['id', 'updated_at as updatedAt'])
        .where('published_at', 'is not', null)
        .where('removed_at', 'is', null)
        .where('checked_at', '>=', oldestListedDay(today(clock)))
        .as('row'),
    texts: async (db, ids) =>
      (await db.selectFrom('places').selectAll().where('id', 'in', ids).execute()).map(searchTextOf),
  },
  sitemap: async (db, clock) =>
    (await listedPlaces(db, clock)).map(({ slug, updatedAt }) => ({ path: `${placesPath}/${slug}`, updatedAt })),
  tasks: {
    permission: 'places.write',
    count: async (db, clock) => ({ duePlaces: await countDuePlaces(db, clock) }),
  },
  startCheck: { counted: 'places', newest: ['places', 'updated_at'] },
}

const searchTextOf = (row: PlaceRow) => {
  const { kinds, name, town, slug, district, region, landmark } = toPlace(row, dayOf(row.updated_at))
  return {
    id: row.id,
    path: `${placesPath}/${slug}`,
    title: withTown(name, town),
    text: `${kinds.map((kind) => placesWording.kinds[kind]).join(', ')}. ${landmark}`,
    words: `${district} ${regions[region]} clinic hospital laboratory`,
    updatedAt: row.updated_at,
  }
}
