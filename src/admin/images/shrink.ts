/**
 * Shrinks a photo in the browser before the upload (resizes, compresses, removes EXIF metadata). Loaded only when the
 * user has chosen a file. `core/images/resize.ts` makes the sizes that readers get.
 */
import { limits } from '#shared/limits.ts'

const quality = 0.82

/** Returns the original if it is smaller, animated, damaged, or cannot be decoded here: the server then checks it. */
export const shrink = async (file: File): Promise<Blob> => {
  if ((await isAnimated(file)) || (file.size <= limits.imageBytes && (await isDamagedJpeg(file)))) return file
  const small = await redrawn(file).catch(() => undefined)
  return small && small.size < file.size ? small : file
}

const redrawn = async (file: File) => {
  // Applies the camera's rotation; encoding the image again removes its metadata, with the location.
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const scale = Math.min(1, limits.imageSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return undefined
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
  // JPEG has no transparency, so only a JPEG may become a JPEG.
  return (
    (await encoded(canvas, 'image/webp')) ?? (file.type === 'image/jpeg' ? encoded(canvas, 'image/jpeg') : undefined)
  )
}

/** A browser that cannot encode a type returns PNG instead. */
const encoded = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | undefined>((resolve) => {
    canvas.toBlob((blob) => resolve(blob?.type === type ? blob : undefined), type, quality)
  })

/** Browsers decode a JPEG without its end, or with a part overwritten, and leave the rest grey. */
export const isDamagedJpeg = async (file: Blob) => {
  const bytes = new TextDecoder('latin1').decode(await file.arrayBuffer())
  return bytes.startsWith('\u00ff\u00d8') && (!bytes.includes('\u00ff\u00d9') || bytes.includes('\u00ff'.repeat(16)))
}

const headBytes = 64 * 1024

/** Detects an animation by the file's first bytes: encoding it again would keep only the first frame. */
export const isAnimated = async (file: Blob) => {
  const head = new TextDecoder('latin1').decode(await file.slice(0, headBytes).arrayBuffer())
  return head.startsWith('GIF8') || isMoving(head)
}

const isMoving = (head: string) =>
  (head.startsWith('RIFF') && head.slice(8, 64).includes('ANIM')) ||
  (head.slice(1, 4) === 'PNG' && head.includes('acTL')) ||
  (head.slice(4, 8) === 'ftyp' && head.slice(8, 40).includes('avis'))
