/** The rows that say which picture files there are. */
import type { Selectable } from 'kysely'
import type { Database } from '../database/open.ts'
import type { ImageRow } from '../database/tables.ts'
import { ownAddress, type StoredImage } from './stored-image.ts'

/** What a query joined with `images` selects for `toImage`. */
export const imageColumns = [
  'images.id as image_id',
  'images.alt',
  'images.width',
  'images.height',
  'images.widths',
  'images.fallback',
  'images.file_bytes',
  'images.focus_x',
  'images.focus_y',
] as const

type Shown = Selectable<
  Pick<ImageRow, 'alt' | 'width' | 'height' | 'widths' | 'fallback' | 'file_bytes' | 'focus_x' | 'focus_y'>
>
export type JoinedImage = { image_id: string | null } & { [Column in keyof Shown]: Shown[Column] | null }

export const toImage = (row: JoinedImage): StoredImage | undefined => {
  const { image_id: id, alt, width, height, widths, fallback, file_bytes: fileBytes } = row
  if (!(id && alt !== null && width && height && widths && fallback && fileBytes)) return undefined
  const { focus_x: x, focus_y: y } = row
  const focus = typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined
  return { id, alt, width, height, widths: JSON.parse(widths), fallback, fileBytes: JSON.parse(fileBytes), focus }
}

export const imageOf = (row: Selectable<ImageRow>) => toImage({ image_id: row.id, ...row })

export const imageValues = ({ widths, fileBytes, focus, ...image }: StoredImage) => ({
  ...image,
  widths: JSON.stringify(widths),
  file_bytes: JSON.stringify(fileBytes),
  focus_x: focus?.x ?? null,
  focus_y: focus?.y ?? null,
})

export const insertImage = (db: Database, image: StoredImage, at: string) =>
  db
    .insertInto('images')
    .values({ ...imageValues(image), created_at: at })
    .execute()

/** A picture that came with an article goes with it, unless it is used elsewhere or was put into the library. */
export const deleteImage = async (db: Database, id: string) => {
  const row = await unused(db).where('images.id', '=', id).where('in_library', '=', 0).returningAll().executeTakeFirst()
  return row && imageOf(row)
}

/**
 * Only what no article shows, no text names, and no letter that is still to go out. One that went out holds no picture
 * here: it cannot be changed any more, and somebody in the picture may want it gone.
 */
export const unused = (db: Database) =>
  db
    .deleteFrom('images')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('articles').select('articles.id').whereRef('articles.image_id', '=', 'images.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('image_uses').select('image_id').whereRef('image_id', '=', 'images.id'))),
    )
    .where(({ not, exists, selectFrom, eb, val, ref }) =>
      not(
        exists(
          selectFrom('newsletters')
            .select('newsletters.id')
            .where('finished_at', 'is', null)
            .where('content', 'like', eb(eb(val(`%${ownAddress}`), '||', ref('images.id')), '||', val('%'))),
        ),
      ),
    )

export const knownImages = async (db: Database) => {
  const rows = await db.selectFrom('images').select('id').execute()
  return new Set(rows.map((row) => row.id))
}
