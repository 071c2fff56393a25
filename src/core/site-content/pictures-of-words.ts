/** Which pictures the words name, and what pages need to show them. */
import type { ContentImage } from '#shared/content/words.ts'
import type { Database } from '../database/open.ts'
import { imageOf } from '../images/images.ts'
import { imageFieldsOf, type StoredImage } from '../images/stored-image.ts'

type Json = unknown
type Holder = { picture: ContentImage }

const isHolder = (json: Json): json is Holder =>
  typeof json === 'object' && json !== null && 'picture' in json && json.picture !== undefined

/** Everything in it that holds a picture, however deep. */
const holdersIn = (json: Json): Holder[] => {
  if (typeof json !== 'object' || json === null) return []
  const inside = Object.values(json).flatMap(holdersIn)
  return isHolder(json) ? [json, ...inside] : inside
}

export const pictureIdsIn = (words: Json) => [...new Set(holdersIn(words).map(({ picture }) => picture.id))]

/** The words with all that pages need of each picture. One that is gone is left out: a drawing takes its place. */
export const shownPictures = async <Words extends object>(db: Database, words: Words, address: string) => {
  const copy = structuredClone(words)
  const ids = pictureIdsIn(copy)
  if (ids.length === 0) return copy
  const rows = await db.selectFrom('images').selectAll().where('id', 'in', ids).execute()
  const images = new Map(rows.map((row) => [row.id, imageOf(row)]))
  for (const holder of holdersIn(copy)) {
    const image = images.get(holder.picture.id)
    if (image) holder.picture = shown(image, address)
    else Reflect.deleteProperty(holder, 'picture')
  }
  return copy
}

const shown = (image: StoredImage, address: string): ContentImage => {
  const { imageUrl, imageSrcset, imageWidth, imageHeight, imageLight } = imageFieldsOf(image, address)
  return { id: image.id, url: imageUrl, srcset: imageSrcset, width: imageWidth, height: imageHeight, light: imageLight }
}
