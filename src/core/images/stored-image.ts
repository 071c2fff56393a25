/**
 * A stored image: the names and URLs of its files, the `srcset` that lists them, the Content-Type of each, and the
 * interface of the stores that hold them. `resize.ts` defines the widths.
 */
import type { Focus } from '#shared/shapes/image.ts'
import { newId } from '../lib/id.ts'

/** What an article needs to show an image. `widths` are those of the WebP files, ascending, in pixels. */
export type StoredImage = {
  id: string
  alt: string
  width: number
  height: number
  widths: number[]
  fallback: string
  /** The size of each file in bytes, by its ending. A missing file is not made yet, or was never measured. */
  fileBytes: Record<string, number>
  focus?: Focus | undefined
}

/** One file of an image, before it has an id: `ending` follows the id in its name, as in `-640.webp`. */
export type ImageFile = { ending: string; body: Uint8Array }

export type StoredFile = { name: string; body: Uint8Array }

/** Where image files, and files for download, are stored: a folder or an S3 bucket. Throws Unavailable when the store cannot be used. */
export type ImageStore = {
  /** What precedes a file name in the URLs that visitors get. */
  baseUrl: string
  /** Where the files are, if they are on the disk of this machine. */
  folder?: string
  /** Why the latest request to a store failed, as a sentence; undefined if it did not. */
  problem?: () => string | undefined
  /** Resolves once the files would survive a power cut. */
  write: (files: StoredFile[]) => Promise<void>
  /** Undefined when there is no such file. */
  read: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** From the byte `start` to before `end`. Undefined when there is no such file. */
  readPart: (name: string, start: number, end: number) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Deleting a file that does not exist is no error. */
  remove: (names: string[]) => Promise<void>
  /** Every file in the store. `changedAt` is in milliseconds since 1970. */
  list: () => AsyncIterable<{ name: string; changedAt: number }>
}

export const imageIdLength = newId().length

export const fileEndings = {
  webp: (width: number) => `-${width}.webp`,
  avif: (width: number) => `-${width}.avif`,
  /** Never shown: variants are made from it, so that each is compressed only once. */
  master: '-master.webp',
}

const { avif, webp } = fileEndings

const namePattern = /^[0-9a-z]{16}(?:-(?:\d{1,4}|master)\.(?:webp|avif)|\.(?:jpg|png))$/

export const isImageFileName = (name: string) => namePattern.test(name)

const downloadPattern = /^[0-9a-z]{16}\.(?:pdf|docx|xlsx|pptx|odt|ods|odp|mp3|m4a|ogg)$/

/** The name of an image file or a file for download. */
export const isStoredFileName = (name: string) => isImageFileName(name) || downloadPattern.test(name)

const types: Record<string, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' }

export const contentTypeOf = (name: string) =>
  types[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'

export const fileNamesOf = ({ id, widths, fallback, fileBytes }: StoredImage) => {
  const endings = new Set([`.${fallback}`, ...widths.map(webp), ...Object.keys(fileBytes)])
  return [...endings].map((ending) => id + ending)
}

/** The path of image files on this site. A store may also serve them from a URL of its own. */
export const mediaPath = '/media/'

/** The fields that the API adds to an item with an image. */
export const imageFieldsOf = (image: StoredImage, baseUrl = mediaPath) => ({
  imageId: image.id,
  imageUrl: `${baseUrl}${image.id}.${image.fallback}`,
  imageSrcset: srcset(baseUrl, image, image.widths, webp),
  imageAvif: srcset(baseUrl, image, avifWidths(image), avif),
  imageWidth: image.width,
  imageHeight: image.height,
  imageAlt: image.alt,
  imageFocus: image.focus,
  imageLight: lightVariant(baseUrl, image),
})

const avifWidths = ({ widths, fileBytes }: StoredImage) => widths.filter((width) => avif(width) in fileBytes)

const srcset = (baseUrl: string, { id }: StoredImage, widths: number[], ending: (width: number) => string) =>
  widths.map((width) => `${baseUrl}${id}${ending(width)} ${width}w`).join(', ') || undefined

// Sharp enough for a phone.
const lightWidth = 640

/** The smallest file for readers who save data. */
const lightVariant = (baseUrl: string, { id, widths, fileBytes }: StoredImage) => {
  const width = widths.findLast((each) => each <= lightWidth) ?? 0
  const [smallest] = [avif(width), webp(width)]
    .map((ending) => ({ url: `${baseUrl}${id}${ending}`, bytes: fileBytes[ending] ?? 0 }))
    .filter(({ bytes }) => bytes > 0)
    .sort((one, other) => one.bytes - other.bytes)
  return smallest
}

const imageUrls = new RegExp(`${mediaPath}([0-9a-z]{16})(?:-\\d{1,4}|-master)?\\.(?:webp|avif|jpg|png)`, 'g')

/** The ids of the images in a text, found by the URL of any of their files. */
export const imageIdsInText = (text: string) => [...new Set(Array.from(text.matchAll(imageUrls), ([, id = '']) => id))]

/** Undefined if the URL is not that of an image of this site. */
export const imageIdOfUrl = (url: string) => (url.startsWith(mediaPath) ? imageIdsInText(url)[0] : undefined)
