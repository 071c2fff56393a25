/** Makes the files that nobody waits for, out of one that is kept. */
import { createFiles, type PictureFile } from './files.ts'
import { loadSharp } from './sharp.ts'

export type LaterWish = { width: number; height: number; avif: number[]; webp: number[] }

/** Takes seconds. */
export const makeLater = async (source: Uint8Array, { avif, webp, ...size }: LaterWish): Promise<PictureFile[]> => {
  const sharp = await loadSharp()
  const make = createFiles(() => sharp(source), size)
  const files: PictureFile[] = []
  for (const width of webp) files.push(await make.webp(width))
  for (const width of avif) files.push(await make.avif(width))
  return files
}
