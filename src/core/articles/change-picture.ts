import type { Selectable } from 'kysely'
import type { ArticleChange } from '#shared/shapes/article.ts'
import type { Database } from '../database/open.ts'
import type { ArticleRow } from '../database/tables.ts'
import { choosePicture } from '../images/choose.ts'
import { deleteImage, insertImage } from '../images/images.ts'
import type { StoredImage } from '../images/stored-image.ts'

type Row = Selectable<ArticleRow>

/** Gives the picture that was replaced. */
export const changePicture = async (
  db: Database,
  { id, image_id: oldId }: Row,
  { imageId, imageAlt }: ArticleChange,
  image: StoredImage | undefined,
  at: string,
) => {
  if (image) await insertImage(db, image, at)
  const newId = image?.id ?? (await choosePicture(db, { imageId, imageAlt }))
  if (newId && newId !== oldId) {
    await db.updateTable('articles').set({ image_id: newId }).where('id', '=', id).execute()
    return oldId ? deleteImage(db, oldId) : undefined
  }
  if (imageAlt !== undefined && oldId)
    await db.updateTable('images').set({ alt: imageAlt }).where('id', '=', oldId).execute()
  return undefined
}
