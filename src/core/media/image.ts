/** Checks a picture, turns it upright, drops its metadata (a photo may tell where someone lives) and resizes it. */
import type { Sharp } from 'sharp'
import { limits } from '#shared/limits.ts'
import { atMost } from '../at-most.ts'
import { Refused } from '../errors.ts'
import { allowedFormats, formatOf } from './formats.ts'

const widths = [320, 640, 960, 1280]
const largest = { width: 1280, height: 2560 }
const fallbackWidth = 960

/** The files of one picture; `ending` follows its id, as in `-640.webp` or `.jpg`. */
export type PreparedImage = {
  width: number
  height: number
  widths: number[]
  fallback: string
  files: { ending: string; body: Uint8Array }[]
}

const oneAtATime = atMost(1)

/** Throws Refused with one sentence for `image`. */
export const prepareImage = (bytes: Uint8Array): Promise<PreparedImage> => {
  refuseUnsuitable(bytes)
  return oneAtATime(() => prepared(bytes))
}

const refused = (sentence: string) => new Refused({ image: sentence })
const inMegabytes = (count: number) => `${(count / 1024 / 1024).toLocaleString('en', { maximumFractionDigits: 1 })} MB`

const refuseUnsuitable = (bytes: Uint8Array) => {
  const allowed = `Send a ${allowedFormats} picture of at most ${inMegabytes(limits.imageBytes)}.`
  if (bytes.byteLength === 0) throw refused(`The picture file is empty. ${allowed}`)
  if (bytes.byteLength > limits.imageBytes)
    throw refused(`The picture has ${inMegabytes(bytes.byteLength)}. ${allowed}`)
  const format = formatOf(bytes)
  if (!format) throw refused(`The file is not a picture that we know. ${allowed}`)
  if (!format.isAllowed) throw refused(`The file is ${format.name}. ${allowed}`)
}

const prepared = async (bytes: Uint8Array): Promise<PreparedImage> => {
  const picture = await uprightPicture(bytes).catch((error: Error) => {
    if (error instanceof Refused) throw error
    throw refused('The picture is damaged or was cut off on its way. Send it again, or save it anew first.')
  })
  const { width, height } = picture
  const kept = [...widths.filter((each) => each < width), width]
  const { isOpaque } = await picture.copy().stats()
  const fallback = isOpaque ? 'jpg' : 'png'
  const files = [{ ending: `.${fallback}`, body: await fallbackOf(picture.copy(), isOpaque) }]
  for (const each of kept)
    files.push({ ending: `-${each}.webp`, body: await picture.copy().resize(each).webp({ quality: 78 }).toBuffer() })
  return { width, height, widths: kept, fallback, files }
}

const fallbackOf = (picture: Sharp, isOpaque: boolean) => {
  const resized = picture.resize({ width: fallbackWidth, withoutEnlargement: true })
  return (isOpaque ? resized.jpeg({ quality: 80, mozjpeg: true }) : resized.png({ compressionLevel: 9 })).toBuffer()
}

/** Decodes the file once, at the largest size we keep, as bare pixels: no metadata comes along. */
const uprightPicture = async (bytes: Uint8Array) => {
  const sharp = await loadSharp()
  const header = await sharp(bytes, { limitInputPixels: false }).metadata()
  refuseTooManyPixels(header.width, header.pageHeight ?? header.height)
  const { data, info } = await sharp(bytes, { limitInputPixels: limits.imagePixels, failOn: 'error' })
    .autoOrient()
    .resize({ ...largest, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { width, height, copy: () => sharp(data, { raw: { width, height, channels } }) }
}

const refuseTooManyPixels = (width: number, height: number) => {
  const inMillions = (count: number) => (count / 1_000_000).toLocaleString('en', { maximumFractionDigits: 1 })
  if (width * height <= limits.imagePixels) return
  throw refused(
    `The picture has ${inMillions(width * height)} million pixels (${width} × ${height}); at most ${inMillions(limits.imagePixels)} million are allowed.`,
  )
}

/** A picture made of one of our own drawings. An SVG that somebody sends never comes here. */
export const drawn = async (svg: string) => (await loadSharp())(Buffer.from(svg)).png().toBuffer()

// Loaded at the first picture: a site that only shows pictures starts sooner and keeps less in memory.
export const loadSharp = async () => {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}
