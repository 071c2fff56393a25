/** Turns a drawing, and perhaps a photo under it, into one small file. */
import { loadSharp } from '../images/sharp.ts'
import { pictureBox, previewSize } from './drawing.ts'

// WhatsApp and others leave out a picture that is much larger, and many readers pay for each byte.
const maxBytes = 100_000
const [best, ...lower] = [78, 65, 50, 35] as const

export const render = async (svg: string, picture?: Uint8Array) => {
  const sharp = await loadSharp()
  const under = picture ? [{ input: await cropped(picture), left: pictureBox.left, top: pictureBox.top }] : []
  const { data, info } = await sharp({ create: { ...previewSize, channels: 3, background: '#fdf8f2' } })
    .composite([...under, { input: Buffer.from(svg) }])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const written = (quality: number) =>
    sharp(data, { raw: { width, height, channels } }).jpeg({ quality, mozjpeg: true }).toBuffer()
  let file = await written(best)
  for (const quality of lower) if (file.byteLength > maxBytes) file = await written(quality)
  return new Uint8Array(file)
}

/** As on the pages: filled to the edges, and what is lost is lost below rather than above, where faces are. */
const cropped = async (picture: Uint8Array) => {
  const sharp = await loadSharp()
  const { width, height } = pictureBox
  const { data, info } = await sharp(picture)
    .resize({ width, height, fit: 'outside' })
    .flatten({ background: '#fdf8f2' })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  const left = Math.floor((info.width - width) / 2)
  const top = Math.floor((info.height - height) / 3)
  return sharp(data).extract({ left, top, width, height }).png({ compressionLevel: 1 }).toBuffer()
}
