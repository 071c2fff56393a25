/**
 * Decides which files may be uploaded for download: the allowed file extensions, their MIME types and the size. A file
 * is recognised by its bytes (magic bytes), because the sender chooses the name and the declared type. For pictures:
 * `images/validation.ts`.
 */
import type { DownloadEnding } from '#shared/files.ts'
import { isKeyOf } from '#shared/keys.ts'
import { limits } from '#shared/limits.ts'
import { Refused } from '../lib/errors.ts'

type Head = { start: string; whole: Buffer }
type FileType = { mime: string; isAudio?: boolean; matches: (head: Head) => boolean }

/** An office document is a ZIP archive with this entry in it. Its macros would need another ending (docm, xlsm). */
const isZipWith =
  (entry: string) =>
  ({ start, whole }: Head) =>
    start.startsWith('PK\x03\x04') && whole.includes(entry) && !whole.includes('vbaProject.bin')

const office = 'application/vnd.openxmlformats-officedocument'
const openDocument = 'application/vnd.oasis.opendocument'

const types: Record<DownloadEnding, FileType> = {
  pdf: { mime: 'application/pdf', matches: ({ start }) => start.startsWith('%PDF-') },
  docx: { mime: `${office}.wordprocessingml.document`, matches: isZipWith('word/document.xml') },
  xlsx: { mime: `${office}.spreadsheetml.sheet`, matches: isZipWith('xl/workbook.xml') },
  pptx: { mime: `${office}.presentationml.presentation`, matches: isZipWith('ppt/presentation.xml') },
  odt: { mime: `${openDocument}.text`, matches: isZipWith(`${openDocument}.text`) },
  ods: { mime: `${openDocument}.spreadsheet`, matches: isZipWith(`${openDocument}.spreadsheet`) },
  odp: { mime: `${openDocument}.presentation`, matches: isZipWith(`${openDocument}.presentation`) },
  mp3: {
    mime: 'audio/mpeg',
    isAudio: true,
    matches: ({ start, whole }) => start.startsWith('ID3') || (whole[0] === 0xff && ((whole[1] ?? 0) & 0xe0) === 0xe0),
  },
  m4a: { mime: 'audio/mp4', isAudio: true, matches: ({ start }) => start.slice(4, 8) === 'ftyp' },
  ogg: { mime: 'audio/ogg', isAudio: true, matches: ({ start }) => start.startsWith('OggS') },
}

export const fileEndingOf = (name: string) => name.slice(name.lastIndexOf('.') + 1).toLowerCase()

export const fileTypeOf = (ending: string): FileType | undefined => (isKeyOf(types, ending) ? types[ending] : undefined)

/** Throws Refused unless the bytes are those of an allowed file with this name. */
export const validateFile = (name: string, bytes: Uint8Array) => {
  const allowed = `Send a PDF, a Word, Excel, PowerPoint or OpenDocument file, or MP3, M4A or OGG audio, of at most ${limits.fileBytes / 1024 / 1024} MB.`
  if (bytes.byteLength === 0) throw new Refused({ file: `The file is empty. ${allowed}` })
  if (bytes.byteLength > limits.fileBytes) throw new Refused({ file: `The file is too large. ${allowed}` })
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = whole.subarray(0, 16).toString('latin1')
  if (!fileTypeOf(fileEndingOf(name))?.matches({ start, whole }))
    throw new Refused({
      file: `The content of this file does not fit its name, or its type is not supported. ${allowed}`,
    })
}
