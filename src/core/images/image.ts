/** Turns a picture upright, drops its metadata (a photo may tell where someone lives) and makes its first files. */
import { limits } from '#shared/limits.ts'
import { Refused } from '../lib/errors.ts'
import { createFiles, masterSize, type PictureFile, shownSize, widthsUpTo } from './files.ts'
import { loadSharp } from './sharp.ts'
import { damaged, refuseTooManyPixels } from './suitable.ts'

export type PreparedImage = { width: number; height: number; widths: number[]; fallback: string; files: PictureFile[] }

/** Throws Refused with one sentence for `image`. AVIF takes too long for somebody who waits: see later.ts. */
export const prepareImage = async (bytes: Uint8Array): Promise<PreparedImage> => {
  const picture = await uprightPicture(bytes).catch((error: Error) => {
    throw error instanceof Refused ? error : damaged()
  })
  const { width, height } = shownSize(picture)
  const widths = widthsUpTo(width)
  const make = createFiles(picture.copy, { width, height })
  const fallback = (await picture.copy().stats()).isOpaque ? 'jpg' : 'png'
  const files = [await make[fallback](), await make.master()]
  for (const each of widths) files.push(await make.webp(each))
  return { width, height, widths, fallback, files }
}

/** Decodes the file once, at the largest size we keep, as bare pixels: no metadata comes along. */
const uprightPicture = async (bytes: Uint8Array) => {
  const sharp = await loadSharp()
  const header = await sharp(bytes, { limitInputPixels: false }).metadata()
  refuseTooManyPixels(header.width, header.pageHeight ?? header.height)
  const { data, info } = await sharp(bytes, { limitInputPixels: limits.imagePixels, failOn: 'error' })
    .autoOrient()
    .resize({ ...masterSize, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { width, height, copy: () => sharp(data, { raw: { width, height, channels } }) }
}
