/**
 * The optional picture of multipart forms (a file upload beside text fields). `core/images/validation.ts` decides which
 * formats are allowed; the description below repeats them.
 */
import { z } from '@hono/zod-openapi'
import { limits } from '#shared/limits.ts'

const maxMegabytes = limits.imageBytes / 1024 / 1024

// A browser sends an untouched file input as an empty file without a name; other programs send an empty text.
const isUntouched = (sent: unknown) => sent === '' || (sent instanceof File && sent.size === 0 && sent.name === '')

const sentence = (field: string, sent: unknown) => {
  if (Array.isArray(sent)) return `${field} was sent ${sent.length} times. Send one picture.`
  if (sent instanceof File) return `The picture "${sent.name.slice(0, 60)}" is empty.`
  return `${field} is text; it must be a picture file.`
}

/** The optional picture of a multipart form. The core validates its bytes. */
export const imageField = (field: string) =>
  z
    .custom<File>((sent) => isUntouched(sent) || (sent instanceof File && sent.size > 0), {
      error: ({ input }) => sentence(field, input),
    })
    .optional()
    .openapi({
      type: 'string',
      format: 'binary',
      description: `JPEG, PNG, WebP, AVIF or GIF, at most ${maxMegabytes} MB`,
    })

/** Splits a validated form into the text fields and the bytes of the picture, if there is one. */
export const splitForm = async <Fields>(form: Record<string, unknown>, pictureField: string) => {
  const { [pictureField]: picture, ...fields } = form
  const image = picture instanceof File && !isUntouched(picture) ? await bytesOf(picture) : undefined
  return { fields: fields as Fields, image }
}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer())
