/**
 * Decides which files may be uploaded for download: the allowed file extensions, their MIME types and the size. A file
 * is recognised by its bytes (magic bytes), because the sender chooses the name and the declared type. There is no
 * virus scan. For pictures: `images/validation.ts`.
 */
import type { DownloadEnding } from '#shared/files.ts'
import { isKeyOf } from '#shared/keys.ts'
import { limits } from '#shared/limits.ts'
import { Refused } from '../lib/errors.ts'
import { fileKindOf } from '../lib/file-kinds.ts'

const office = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

const types: Record<DownloadEnding, { mime: string; isAudio?: boolean }> = {
  pdf: { mime: 'application/pdf' },
  docx: { mime: `${office}.wordprocessingml.document` },
  xlsx: { mime: `${office}.spreadsheetml.sheet` },
  pptx: { mime: `${office}.presentationml.presentation` },
  odt: { mime: `${openDocument}.text` },
  ods: { mime: `${openDocument}.spreadsheet` },
  odp: { mime: `${openDocument}.presentation` },
  mp3: { mime: 'audio/mpeg', isAudio: true },
  m4a: { mime: 'audio/mp4', isAudio: true },
  ogg: { mime: 'audio/ogg', isAudio: true },
}

export const fileEndingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

export const fileTypeOf = (ending: string) => (isKeyOf(types, ending) ? types[ending] : undefined)

/** Throws Refused unless the bytes are those of an allowed file with this name. */
export const validateFile = (name: string, bytes: Uint8Array) => {
  const allowed = `Send a PDF, a Word, Excel, PowerPoint or OpenDocument file, or MP3, M4A or OGG audio, of at most ${limits.fileBytes / 1024 / 1024} MB.`
  if (bytes.byteLength === 0) throw new Refused({ file: `“${name}” is empty. ${allowed}` })
  if (bytes.byteLength > limits.fileBytes) throw new Refused({ file: `“${name}” is too large. ${allowed}` })
  const known = fileKindOf(bytes)
  if (known?.kind !== fileEndingOf(name))
    throw new Refused({
      file: `“${name}” is ${known?.name ?? 'of a type that is not supported'}${fileTypeOf(fileEndingOf(name)) ? ', which does not fit its name' : ''}. ${allowed}`,
    })
  if (known.kind === 'm4a' && place.test(Buffer.from(bytes).toString('latin1')))
    throw new Refused({
      file: `“${name}” contains the place where it was recorded. Save it without the location, or as MP3, and send that file.`,
    })
}

/** Phones write the position into a recording under one of these names. */
const place = /\u00a9xyz|loci\0|location\.ISO6709/
