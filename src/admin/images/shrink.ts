/** Makes a photo as small as the site needs it, before it travels. Loaded only when somebody has chosen one. */
import { limits } from '#shared/limits.ts'

const quality = 0.82

/** The file itself where that is smaller, moves, or cannot be read here: the server judges it then. */
export const shrink = async (file: File): Promise<Blob> => {
  if (await isAnimated(file)) return file
  const small = await redrawn(file).catch(() => undefined)
  return small && small.size < file.size ? small : file
}

const redrawn = async (file: File) => {
  // Turned as the camera says: what is drawn anew forgets that, and where it was taken.
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
  // JPEG knows nothing of transparency, so it only takes the place of itself.
  return (
    (await encoded(canvas, 'image/webp')) ?? (file.type === 'image/jpeg' ? encoded(canvas, 'image/jpeg') : undefined)
  )
}

/** A browser that cannot write a type writes PNG instead. */
const encoded = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | undefined>((resolve) => {
    canvas.toBlob((blob) => resolve(blob?.type === type ? blob : undefined), type, quality)
  })

const headBytes = 64 * 1024

/** Told by its first bytes: drawn anew, only its first picture would be left. */
export const isAnimated = async (file: Blob) => {
  const head = new TextDecoder('latin1').decode(await file.slice(0, headBytes).arrayBuffer())
  return head.startsWith('GIF8') || isMoving(head)
}

const isMoving = (head: string) =>
  (head.startsWith('RIFF') && head.slice(8, 64).includes('ANIM')) ||
  (head.slice(1, 4) === 'PNG' && head.includes('acTL')) ||
  (head.slice(4, 8) === 'ftyp' && head.slice(8, 40).includes('avis'))
