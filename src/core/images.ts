/** The rows that say which picture files there are. */
import type { Database } from './database/open.ts'
import type { ImageRow } from './database/tables.ts'
import type { StoredImage } from './media/media.ts'

/** What a query joined with `images` selects for `toImage`. */
export const imageColumns = [
  'images.id as image_id',
  'images.alt',
  'images.width',
  'images.height',
  'images.widths',
  'images.fallback',
] as const

export type JoinedImage = { image_id: string | null } & {
  [Column in 'alt' | 'width' | 'height' | 'widths' | 'fallback']: ImageRow[Column] | null
}

export const toImage = ({
  image_id: id,
  alt,
  width,
  height,
  widths,
  fallback,
}: JoinedImage): StoredImage | undefined =>
  id && alt !== null && width && height && widths && fallback
    ? { id, alt, width, height, widths: JSON.parse(widths), fallback }
    : undefined

export const insertImage = (db: Database, image: StoredImage, at: string) =>
  db
    .insertInto('images')
    .values({ ...image, widths: JSON.stringify(image.widths), created_at: at })
    .execute()

export const deleteImage = async (db: Database, id: string) => {
  const row = await db.deleteFrom('images').where('id', '=', id).returningAll().executeTakeFirst()
  return row && toImage({ image_id: row.id, ...row })
}

export const knownImages = async (db: Database) => {
  const rows = await db.selectFrom('images').select('id').execute()
  return new Set(rows.map((row) => row.id))
}
