/** What is known of a kept picture, the names of its files, and the addresses that the API tells. */
import type { Focus } from '#shared/shapes/image.ts'
import { newId } from '../lib/id.ts'
import { endings } from './files.ts'

/** What an article needs to show a picture. `widths` are those of the WebP files, ascending. */
export type StoredImage = {
  id: string
  alt: string
  width: number
  height: number
  widths: number[]
  fallback: string
  /** How large each file is, by its ending. What is not in here is not known, or not made yet. */
  fileBytes: Record<string, number>
  focus?: Focus | undefined
}

export const idLength = newId().length

const namePattern = /^[0-9a-z]{16}(?:-(?:\d{1,4}|master)\.(?:webp|avif)|\.(?:jpg|png))$/

export const isFileName = (name: string) => namePattern.test(name)

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' }

export const typeOf = (name: string) => types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

const { avif, webp } = endings

export const fileNames = ({ id, widths, fallback, fileBytes }: StoredImage) => {
  const endings = new Set([`.${fallback}`, ...widths.map(webp), ...Object.keys(fileBytes)])
  return [...endings].map((ending) => id + ending)
}

/** Where visitors find the files, unless a store hands them out itself. */
export const ownAddress = '/media/'

export const imageFieldsOf = (image: StoredImage, address = ownAddress) => ({
  imageId: image.id,
  imageUrl: `${address}${image.id}.${image.fallback}`,
  imageSrcset: srcset(address, image, image.widths, webp),
  imageAvif: srcset(address, image, avifWidths(image), avif),
  imageWidth: image.width,
  imageHeight: image.height,
  imageAlt: image.alt,
  imageFocus: image.focus,
  imageLight: lightOf(address, image),
})

const avifWidths = ({ widths, fileBytes }: StoredImage) => widths.filter((width) => avif(width) in fileBytes)

const srcset = (address: string, { id }: StoredImage, widths: number[], ending: (width: number) => string) =>
  widths.map((width) => `${address}${id}${ending(width)} ${width}w`).join(', ') || undefined

// Sharp on a small screen, and no more.
const lightWidth = 640

const lightOf = (address: string, { id, widths, fileBytes }: StoredImage) => {
  const width = widths.findLast((each) => each <= lightWidth) ?? 0
  const [smallest] = [avif(width), webp(width)]
    .map((ending) => ({ url: `${address}${id}${ending}`, bytes: fileBytes[ending] ?? 0 }))
    .filter(({ bytes }) => bytes > 0)
    .sort((one, other) => one.bytes - other.bytes)
  return smallest
}
