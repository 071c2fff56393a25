/** Images, called pictures on screens and in addresses, as a record type. */
import { foldEmail } from '#shared/email.ts'
import { imagesPath } from '#shared/paths.ts'
import type { Database } from '../database/open.ts'
import { exported, filesOf } from '../export/fields.ts'
import type { RecordType } from '../record-types/record-type.ts'

/**
 * Consents are stored as long as their images: without them no user could know who had asked the people in the image.
 */
const consentsBy = async (db: Database, email: string) => {
  const rows = await db
    .selectFrom('images')
    .select(['id', 'consent_at'])
    .where((eb) => eb(eb.fn<string>('lower', ['consent_by']), '=', foldEmail(email)))
    .orderBy('consent_at')
    .execute()
  return rows.map(({ id, consent_at: at }) => ({ picture: id, at: at ?? '' }))
}

export const imageRecords: RecordType = {
  name: 'pictures',
  tables: ['images', 'image_uses', 'image_uploads', 'image_upload_parts'],
  api: { paths: ['/pictures', '/picture-uploads'] },
  permissions: ['articles.write', 'privacy.write'],
  adminPages: [imagesPath, `${imagesPath}/:id`],
  exports: [
    exported({
      name: 'images',
      about: 'the pictures: their descriptions, and the names of their files',
      table: 'images',
      toItem: (row) => ({ _id: row.id, alt: row.alt, width: row.width, height: row.height, files: filesOf(row) }),
    }),
  ],
  person: { show: async ({ db }, { email }) => ({ consents: await consentsBy(db, email) }), erase: async () => ({}) },
  expire: ({ images }) => images.uploads.deleteExpired(),
  history: 'pictures',
  search: { not: 'The search finds the articles that show a picture.' },
  sitemap: { not: 'The sitemap lists pages only.' },
  dashboard: { not: 'Pictures create no tasks.' },
  launch: { not: 'The pictures that the site comes with may stay.' },
  startCheck: { counted: 'images', newest: ['images', 'created_at'] },
}
