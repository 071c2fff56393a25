/** Places of care and the checks of their details, as a record type. */
import { exported } from '../export/fields.ts'
import type { RecordType } from '../record-types/record-type.ts'

export const placeRecords: RecordType = {
  name: 'places',
  tables: ['places', 'place_checks'],
  api: {
    paths: ['/places'],
    create: ['POST /places'],
    list: ['GET /places'],
    read: ['GET /places/{id}'],
    change: ['PATCH /places/{id}'],
    remove: ['DELETE /places/{id}'],
    public: ['GET /places', 'GET /places/{id}'],
  },
  permissions: ['places.write'],
  pages: { public: { not: 'The pages are not built yet.' }, admin: { not: 'The pages are not built yet.' } },
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
  expire: ({ places }) => places.deleteExpired(),
  history: 'places',
  search: { not: 'The pages are not built yet.' },
  sitemap: { not: 'The pages are not built yet.' },
  dashboard: { not: 'The pages are not built yet.' },
  launch: { not: 'The list starts empty, and says how to help.' },
  startCheck: {
    counted: 'places',
    newest: (db) =>
      db
        .selectFrom('places')
        .select(({ fn }) => fn.max('updated_at').as('at'))
        .executeTakeFirst(),
  },
  lists: [],
}
