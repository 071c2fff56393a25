/**
 * The rows of images: their columns, how images are chosen for articles, and which images may be deleted because
 * nothing uses them any more.
 */
import type { Selectable } from 'kysely'
import { containsValue } from '../database/query.ts'
import type { Database, ImageRow } from '../database/tables.ts'
import { Refused } from '../lib/errors.ts'
import { mediaPath, type StoredImage } from './stored-image.ts'

const columns = ['alt', 'width', 'height', 'widths', 'fallback', 'file_bytes', 'focus_x', 'focus_y'] as const

/** The columns that a query joined with `images` selects for `toImage`. */
export const imageColumns = ['images.id as image_id', ...columns.map((name) => `images.${name}` as const)] as const

type Shown = Selectable<Pick<ImageRow, (typeof columns)[number]>>
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

/** Removes an image that was uploaded with an article, unless it is used elsewhere, was sent, or is in the library. */
export const removeImageIfUnused = async (db: Database, id: string) => {
  const row = await removeUnused(db)
    .where('images.id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('newsletters').select('newsletters.id').where('content', 'like', `%${mediaPath}${id}%`))),
    )
    .where('in_library', '=', 0)
    .returningAll()
    .executeTakeFirst()
  return row && imageOf(row)
}

/**
 * Removes only images that no article shows and no text contains, except a sent newsletter. A sent newsletter
 * does not protect its images from a user who deletes one: it cannot be changed any more, and a person in the image may
 * want it removed.
 */
export const removeUnused = (db: Database) =>
  db
    .deleteFrom('images')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('articles').select('articles.id').whereRef('articles.image_id', '=', 'images.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('image_uses').select('image_id').whereRef('image_id', '=', 'images.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('newsletters')
            .select('newsletters.id')
            .where('finished_at', 'is', null)
            .where(isNamedIn('newsletters.content')),
        ),
      ),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('events').select('events.id').where(isNamedIn('events.text')))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('questions').select('questions.id').where(isNamedIn('questions.answer')))),
    )

const isNamedIn = (text: string) => containsValue(text, mediaPath, 'images.id')

/** The images that exist, by id. */
export const findImages = async (db: Database, ids: string[]): Promise<Map<string, StoredImage>> => {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('images').selectAll().where('id', 'in', ids).execute()
  return new Map(rows.flatMap((row) => imageOf(row) ?? []).map((image) => [image.id, image]))
}

/** The ids of everything in the store: images, and files for download. */
export const listStoredIds = async (db: Database) => {
  const rows = await db.selectFrom('images').select('id').unionAll(db.selectFrom('files').select('id')).execute()
  return new Set(rows.map((row) => row.id))
}

type Choice = { imageId?: string | undefined; imageAlt?: string | undefined }

/** Adds the chosen image to the library. Call it in the transaction that gives the image to an article. */
export const chooseImage = async (db: Database, { imageId, imageAlt }: Choice) => {
  if (!imageId) return undefined
  const row = await db
    .updateTable('images')
    .set({ in_library: 1, ...(imageAlt && { alt: imageAlt, is_decorative: 0 }) })
    .where('id', '=', imageId)
    .returning('id')
    .executeTakeFirstOrThrow(() => new Refused({ imageId: 'This picture no longer exists. Choose another one.' }))
  return row.id
}
