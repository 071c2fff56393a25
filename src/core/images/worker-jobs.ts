/** The jobs of the image worker. Loaded only in its process, so that their memory is freed when the process ends. */
import { drawIcon } from '../share-images/icon.ts'
import { drawShareImage } from '../share-images/layout.ts'
import { loadSharp, makeVariants, prepareImage } from './resize.ts'

/** Only for drawings of this project, never for an uploaded SVG. */
const svgToPng = async (svg: string): Promise<Uint8Array> =>
  (await loadSharp())(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer()

export const imageJobs = { drawIcon, drawShareImage, makeVariants, prepareImage, svgToPng }

export type ImageJobs = typeof imageJobs
export type ImageJob = {
  [Name in keyof ImageJobs]: { name: Name; given: Parameters<ImageJobs[Name]> }
}[keyof ImageJobs]
export type JobResult<Answer> = { answer: Answer } | { refused: Record<string, string> } | { failed: string }
