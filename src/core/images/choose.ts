import type { Database } from '../database/open.ts'
import { Refused } from '../lib/errors.ts'

type Choice = { imageId?: string | undefined; imageAlt?: string | undefined }

/** To be called in the transaction that gives it to an article. From now on it belongs to the library. */
export const choosePicture = async (db: Database, { imageId, imageAlt }: Choice) => {
  if (!imageId) return undefined
  const row = await db
    .updateTable('images')
    .set({ in_library: 1, ...(imageAlt && { alt: imageAlt, is_decorative: 0 }) })
    .where('id', '=', imageId)
    .returning('id')
    .executeTakeFirst()
  if (!row) throw new Refused({ imageId: 'This picture is not there any more. Choose another one.' })
  return row.id
}
