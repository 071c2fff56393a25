/** Events, such as screening days, and their times, as a record type. */
import { regions } from '#shared/country/regions.ts'
import { withTown } from '#shared/names-town.ts'
import { eventsPath } from '#shared/paths.ts'
import type { EventRow } from '../database/tables.ts'
import { deleteTrash } from '../database/trash.ts'
import { exported } from '../export/fields.ts'
import { toText } from '../lib/excerpt.ts'
import type { RecordType } from '../record-types/record-type.ts'
import { countEventDrafts } from './event-list.ts'
import { publicEvents } from './event-row.ts'

export const eventRecords: RecordType = {
  name: 'events',
  tables: ['events', 'event_times'],
  exports: [
    exported({
      name: 'events',
      about: 'screening days and other events',
      table: 'events',
      toItem: ({ id, languages, ...row }) => ({ _id: id, ...row, languages: JSON.parse(languages) }),
    }),
    exported({
      name: 'event-times',
      about: 'the times of events, with their seats',
      table: 'event_times',
      toItem: ({ id, event_id: event, ...row }) => ({ _id: id, event, ...row }),
    }),
  ],
  person: { not: 'The contact details are those that the organisation publishes.' },
  expire: ({ db, clock }) => deleteTrash(db, clock, 'events'),
  search: {
    rows: (db) => publicEvents(db).select(['id', 'updated_at as updatedAt']).as('row'),
    texts: async (db, ids) =>
      (await db.selectFrom('events').selectAll().where('id', 'in', ids).execute()).map(searchTextOf),
  },
  sitemap: async (db) => {
    const rows = await publicEvents(db)
      .select(['slug', 'updated_at as updatedAt'])
      .orderBy('starts_at')
      .orderBy('id')
      .execute()
    return rows.map(({ slug, updatedAt }) => ({ path: `${eventsPath}/${slug}`, updatedAt }))
  },
  tasks: {
    permission: 'events.write',
    count: async (db, clock) => ({ eventDrafts: await countEventDrafts(db, clock) }),
  },
  startCheck: { counted: 'events', newest: ['events', 'updated_at'] },
}

const searchTextOf = ({
  id,
  slug,
  title,
  town,
  landmark,
  text,
  region,
  updated_at: updatedAt,
  starts_at: startsAt,
}: EventRow) => ({
  id,
  path: `${eventsPath}/${slug}`,
  title: withTown(title, town),
  text: `${landmark}. ${toText(text)}`,
  words: `${regions[region]} event`,
  updatedAt,
  startsAt,
})
