/** The images in the site content: their ids, and the fields that pages need to show them. */
import type { ContentImage } from '#shared/content/types.ts'
import type { Database } from '../database/tables.ts'
import { findImages } from '../images/images.ts'
import { imageFieldsOf, type StoredImage } from '../images/stored-image.ts'

type ImageHolder = { picture: ContentImage }

const isImageHolder = (value: object): value is ImageHolder => 'picture' in value && value.picture !== undefined

/** Every object in the content that holds an image, at any depth. */
const imageHoldersIn = (value: unknown): ImageHolder[] => {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.values(value).flatMap(imageHoldersIn)
  return isImageHolder(value) ? [value, ...inside] : inside
}

export const imageIdsInContent = (content: object) => [
  ...new Set(imageHoldersIn(content).map(({ picture }) => picture.id)),
]

/** A copy of the content with everything that pages need of each image. Deleted images are left out. */
export const withImages = async <Content extends object>(db: Database, content: Content, baseUrl: string) => {
  const copy = structuredClone(content)
  const images = await findImages(db, imageIdsInContent(copy))
  for (const holder of imageHoldersIn(copy)) {
    const image = images.get(holder.picture.id)
    if (image) holder.picture = toContentImage(image, baseUrl)
    else Reflect.deleteProperty(holder, 'picture')
  }
  return copy
}

const toContentImage = (image: StoredImage, baseUrl: string): ContentImage => {
  const { imageUrl, imageSrcset, imageWidth, imageHeight, imageLight } = imageFieldsOf(image, baseUrl)
  return { id: image.id, url: imageUrl, srcset: imageSrcset, width: imageWidth, height: imageHeight, light: imageLight }
}
