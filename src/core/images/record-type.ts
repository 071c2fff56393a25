/** Images, called pictures on screens and in addresses, as a record type. */
import { foldEmail } from '#shared/email.ts'
import type { Database } from '../database/tables.ts'
import { deleteExpiredRows } from '../database/trash.ts'
import { exported, filesOf } from '../export/fields.ts'
import type { PersonPart, RecordType } from '../record-types/record-type.ts'

const statementsBy = async (db: Database, email: string, stated: 'consent' | 'assumed') => {
  const rows = await db
    .selectFrom('images')
    .select(['id', `${stated}_at as at`])
    .where((eb) => eb(eb.fn<string>('lower', [`${stated}_by`]), '=', foldEmail(email)))
    .orderBy('at')
    .execute()
  return rows.map(({ id, at }) => ({ picture: id, at: at ?? '' }))
}

/** Statements are stored as long as their images: without them no user could know who had asked the people in them. */
const person: PersonPart = {
  show: async ({ db }, { email }) => ({
    consents: await statementsBy(db, email, 'consent'),
    assumedConsents: await statementsBy(db, email, 'assumed'),
  }),
  erase: async () => ({}),
}

export const imageRecords: RecordType = {
  name: 'pictures',
  tables: ['images', 'image_uses', 'image_uploads', 'image_upload_parts'],
  exports: [
    exported({
      name: 'images',
      about: 'the pictures: their descriptions, and the names of their files',
      table: 'images',
      toItem: (row) => ({ _id: row.id, alt: row.alt, width: row.width, height: row.height, files: filesOf(row) }),
    }),
  ],
  person,
  expire: ({ db, clock }) => deleteExpiredRows(db, clock, 'image_uploads'),
  startCheck: { counted: 'images', newest: ['images', 'created_at'] },
}
