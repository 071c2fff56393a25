/** The rows that say which picture files there are. */
import type { Selectable } from 'kysely'
import type { Database } from './database/open.ts'
import type { ImageRow } from './database/tables.ts'
import type { StoredImage } from './media/stored-image.ts'

/** What a query joined with `images` selects for `toImage`. */
export const imageColumns = [
  'images.id as image_id',
  'images.alt',
  'images.width',
  'images.height',
  'images.widths',
  'images.fallback',
  'images.file_bytes',
] as const

type Shown = Selectable<Pick<ImageRow, 'alt' | 'width' | 'height' | 'widths' | 'fallback' | 'file_bytes'>>
export type JoinedImage = { image_id: string | null } & { [Column in keyof Shown]: Shown[Column] | null }

export const toImage = ({
  image_id: id,
  alt,
  width,
  height,
  widths,
  fallback,
  file_bytes: fileBytes,
}: JoinedImage): StoredImage | undefined =>
  id && alt !== null && width && height && widths && fallback && fileBytes
    ? { id, alt, width, height, widths: JSON.parse(widths), fallback, fileBytes: JSON.parse(fileBytes) }
    : undefined

export const imageOf = (row: Selectable<ImageRow>) => toImage({ image_id: row.id, ...row })

export const imageValues = ({ widths, fileBytes, ...image }: StoredImage) => ({
  ...image,
  widths: JSON.stringify(widths),
  file_bytes: JSON.stringify(fileBytes),
})

export const insertImage = (db: Database, image: StoredImage, at: string) =>
  db
    .insertInto('images')
    .values({ ...imageValues(image), created_at: at })
    .execute()

export const deleteImage = async (db: Database, id: string) => {
  const row = await db.deleteFrom('images').where('id', '=', id).returningAll().executeTakeFirst()
  return row && imageOf(row)
}

export const knownImages = async (db: Database) => {
  const rows = await db.selectFrom('images').select('id').execute()
  return new Set(rows.map((row) => row.id))
}
