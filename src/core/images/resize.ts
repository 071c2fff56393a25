/**
 * Removes the metadata of a photo (EXIF, GPS position), rotates it upright, resizes and compresses it. Defines the
 * widths (of `srcset`, thumbnails included), formats (WebP, AVIF, JPEG, PNG) and qualities of the stored files; a
 * browser may have shrunk the photo before the upload (`admin/images/shrink.ts`). Runs in the image worker's process.
 */
import type { Metadata, Sharp } from 'sharp'
import { limits } from '#shared/limits.ts'
import { Refused } from '../lib/errors.ts'
import { fileEndings, type ImageFile } from './stored-image.ts'
import { damagedImage, mendedJpeg, validatePixelCount } from './validation.ts'

type Size = { width: number; height: number }

const screenWidths = [160, 240, 320, 640, 960, 1280]
const fallbackWidth = 960
const displayLimit: Size = { width: 1280, height: 2560 }
const masterLimit: Size = { width: 1920, height: 3840 }

/** In pixels: every screen width that is smaller than the image, and the image's own. */
export const widthsUpTo = (width: number) => [...screenWidths.filter((each) => each < width), width]

export type PreparedImage = { width: number; height: number; widths: number[]; fallback: string; files: ImageFile[] }

/**
 * Turns an image upright, removes its metadata (a photo may tell where someone lives) and makes the files that can be
 * made while the uploader waits; `makeVariants` makes the others, also those of the widths that `only` leaves out.
 * Throws Refused with one sentence for `image`.
 */
export const prepareImage = async (bytes: Uint8Array, only?: number[]): Promise<PreparedImage> => {
  const decoded = await decodeUpright(bytes).catch((error: Error) => {
    throw error instanceof Refused ? error : damagedImage()
  })
  const { width, height } = sizeWithin(decoded, displayLimit)
  const widths = only ?? widthsUpTo(width)
  const encode = createEncoder(decoded.copy, { width, height })
  const fallback = decoded.isOpaque ? 'jpg' : 'png'
  const files = [await encode[fallback](), await encode.master()]
  for (const each of widths) files.push(await encode.webp(each))
  return { width, height, widths, fallback, files }
}

/** `avif` and `webp` are the widths to make, in pixels. */
export type VariantRequest = { width: number; height: number; avif: number[]; webp: number[] }

/** Makes the missing variants of an image from a stored file. Takes seconds. */
export const makeVariants = async (source: Uint8Array, { avif, webp, ...size }: VariantRequest) => {
  const sharp = await loadSharp()
  const encode = createEncoder(() => sharp(source), size)
  const files: ImageFile[] = []
  for (const width of webp) files.push(await encode.webp(width))
  for (const width of avif) files.push(await encode.avif(width))
  return files
}

/** Loads sharp only when it is needed: its memory is freed when the worker's process ends. */
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

/** Decodes the file once, at the size of the master, into raw pixels without metadata. */
const decodeUpright = async (bytes: Uint8Array) => {
  const sharp = await loadSharp()
  const header = await sharp(bytes, { limitInputPixels: false }).metadata()
  validatePixelCount(header.width, header.pageHeight ?? header.height)
  const input = header.format === 'jpeg' ? await soundJpeg(bytes, header) : bytes
  const { data, info } = await sharp(input, { limitInputPixels: limits.imagePixels, failOn: 'error' })
    .autoOrient()
    .resize({ ...masterLimit, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const isOpaque = isOpaqueImage(data, channels)
  return { width, height, isOpaque, copy: () => sharp(data, { raw: { width, height, channels } }) }
}

// Bytes before the end marker are harmless, and some cameras write them.
const damage = /premature end|Corrupt JPEG data: (?!\d+ extraneous bytes before marker 0xd9)/

/** The decoder only warns about a damaged part, and leaves it grey. A JPEG that lacks nothing but its last bytes is whole. */
const soundJpeg = async (sent: Uint8Array, header: Metadata) => {
  const sharp = await loadSharp()
  const { bytes, isCut } = mendedJpeg(sent)
  const options = { limitInputPixels: limits.imagePixels, sequentialRead: true }
  const warning = await sharp(bytes, { ...options, failOn: 'warning' })
    .stats()
    .then(() => '', String)
  if (!damage.test(warning)) return bytes
  if (!isCut || header.isProgressive) throw damagedImage()
  const height = Math.min(header.height, 2 * largestBlock)
  const { data } = await sharp(bytes, { ...options, failOn: 'none' })
    .extract({ left: 0, top: header.height - height, width: header.width, height })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const bytesInRow = data.length / height
  const last = data.subarray(-bytesInRow)
  const greyRows = Array.from({ length: height }, (_, row) => data.subarray(row * bytesInRow, (row + 1) * bytesInRow))
  if (greyRows.filter((row) => last.equals(row)).length > largestBlock) throw damagedImage()
  return bytes
}

/** In pixels: a JPEG is stored in blocks, and a missing one repeats one colour. */
const largestBlock = 16

/** Reads the raw pixels itself: the statistics of sharp would take half the time of the whole image. */
const isOpaqueImage = (pixels: Uint8Array, channels: number) => {
  const hasAlpha = channels === 2 || channels === 4
  if (hasAlpha) for (let at = channels - 1; at < pixels.length; at += channels) if (pixels[at] !== 255) return false
  return true
}

const sizeWithin = ({ width, height }: Size, limit: Size): Size => {
  const scale = Math.min(1, limit.width / width, limit.height / height)
  return { width: atLeastOne(width * scale), height: atLeastOne(height * scale) }
}

const atLeastOne = (length: number) => Math.max(1, Math.round(length))

/** Small thumbnails get a lower quality, because a list shows ten of them. */
const avifQuality = (width: number) => (width <= 240 ? 35 : 45)

/** Encodes one image, whose display size is `size`, into its files. Every file is made from a new copy of the pixels. */
const createEncoder = (copy: () => Sharp, size: Size) => {
  const resized = (width: number) =>
    copy().resize({ width, height: atLeastOne((width * size.height) / size.width), fit: 'fill' })
  const file = async (ending: string, image: Sharp): Promise<ImageFile> => ({ ending, body: await image.toBuffer() })
  return {
    webp: (width: number) => file(fileEndings.webp(width), resized(width).webp({ quality: 72 })),
    // Twice the encoding effort would take six times as long and save five percent.
    avif: (width: number) =>
      file(
        fileEndings.avif(width),
        resized(width).avif({ quality: avifQuality(width), effort: 2, chromaSubsampling: '4:2:0' }),
      ),
    jpg: () => file('.jpg', resized(Math.min(fallbackWidth, size.width)).jpeg({ quality: 80, mozjpeg: true })),
    png: () => file('.png', resized(Math.min(fallbackWidth, size.width)).png({ compressionLevel: 9 })),
    master: () => file(fileEndings.master, copy().webp({ quality: 90, effort: 2 })),
  }
}
