/** The files of a picture: which there are, and how well each is made. `ending` follows the id, as in `-640.webp`. */
import type { Sharp } from 'sharp'

export type PictureFile = { ending: string; body: Uint8Array }
type Size = { width: number; height: number }

export const endings = {
  webp: (width: number) => `-${width}.webp`,
  avif: (width: number) => `-${width}.avif`,
  /** Nobody is shown this one: it is what later files are made of, so that no loss is added to loss. */
  master: '-master.webp',
}

const screenWidths = [160, 240, 320, 640, 960, 1280]
const fallbackWidth = 960

/** What a browser may show. */
export const shownSize = (size: Size) => within(size, { width: 1280, height: 2560 })

export const widthsUpTo = (width: number) => [...screenWidths.filter((each) => each < width), width]

const within = ({ width, height }: Size, most: Size): Size => {
  const scale = Math.min(1, most.width / width, most.height / height)
  return { width: atLeastOne(width * scale), height: atLeastOne(height * scale) }
}

const atLeastOne = (length: number) => Math.max(1, Math.round(length))

/** A list shows ten thumbnails at once: small as they are, they may be less fine. */
const avifQuality = (width: number) => (width <= 240 ? 35 : 45)

/** Makes files of one picture, whose shown size is `size`. Each copy is a fresh start from the same pixels. */
export const createFiles = (copy: () => Sharp, size: Size) => {
  const sized = (width: number) =>
    copy().resize({ width, height: atLeastOne((width * size.height) / size.width), fit: 'fill' })
  const file = async (ending: string, picture: Sharp): Promise<PictureFile> => ({
    ending,
    body: await picture.toBuffer(),
  })
  return {
    webp: (width: number) => file(endings.webp(width), sized(width).webp({ quality: 72 })),
    // Twice the effort takes six times as long and saves a twentieth.
    avif: (width: number) =>
      file(
        endings.avif(width),
        sized(width).avif({ quality: avifQuality(width), effort: 2, chromaSubsampling: '4:2:0' }),
      ),
    jpg: () => file('.jpg', sized(Math.min(fallbackWidth, size.width)).jpeg({ quality: 80, mozjpeg: true })),
    png: () => file('.png', sized(Math.min(fallbackWidth, size.width)).png({ compressionLevel: 9 })),
    master: () => file(endings.master, copy().webp({ quality: 90, effort: 2 })),
  }
}

export const masterSize: Size = { width: 1920, height: 3840 }
