/**
 * Decides which upload formats (MIME types) of images are allowed: JPEG, PNG, GIF, WebP and AVIF, detected from the
 * first bytes (magic bytes), never from the file name. Also refuses files over `limits.imageBytes` (10 MB) and
 * `limits.imagePixels` (50 million; decompression bomb). Every refusal is one sentence for the field `image`.
 * `files/file-types.ts` decides the same for other files.
 */
import { limits } from '#shared/limits.ts'
import { Refused } from '../lib/errors.ts'
import { type FileKind, fileKindOf } from '../lib/file-kinds.ts'

/** Throws Refused unless the bytes are those of an allowed format. */
export const validateImageFile = (bytes: Uint8Array) => {
  const allowed = `Send a ${allowedFormats} picture of at most ${inMegabytes(limits.imageBytes)}.`
  if (bytes.byteLength === 0) throw refused(`The picture file is empty. ${allowed}`)
  if (bytes.byteLength > limits.imageBytes) throw refused(`The picture is ${inMegabytes(bytes.byteLength)}. ${allowed}`)
  const known = fileKindOf(bytes)
  if (known?.kind === 'heic')
    throw refused(`The file is a HEIC picture, which most browsers cannot show. ${heicAdvice}`)
  if (!known) throw refused(`The file is not a supported picture. ${allowed}`)
  if (!allowedKinds.includes(known.kind)) throw refused(`The file is ${known.name}. ${allowed}`)
  if (known.kind === 'jpeg' && hasTooManyScans(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
    throw refused('This picture takes too long to read. Save it as an ordinary JPEG and send that file.')
}

// Programs that write progressive JPEG use about ten scans, and each is decoded over the whole picture: 75 bytes can
// cost 7 ms.
const maxScans = 100

const marker = { temporary: 0x01, startOfImage: 0xd8, endOfImage: 0xd9, startOfScan: 0xda }

/** These have no segment behind them (B.1.1.3). Someone who builds such a file hides scans behind a wrong length. */
const isStandalone = (code: number) =>
  code === 0 || code === marker.temporary || (code >= 0xd0 && code <= marker.startOfImage)

/** Reads the segments of a JPEG (ITU-T T.81, B.1): scans inside metadata, such as a thumbnail, are not counted. */
const hasTooManyScans = (bytes: Buffer) => {
  let scans = 0
  for (let at = 2; at >= 0 && at + 4 <= bytes.length; ) {
    // The data of a scan lies between its header and the next marker; 0xff 0x00 and restart markers are part of it.
    at = bytes.indexOf(0xff, at)
    const code = at < 0 ? marker.endOfImage : (bytes[at + 1] ?? marker.endOfImage)
    if (code === marker.endOfImage) return false
    if (code === 0xff) at += 1
    else if (isStandalone(code)) at += 2
    else at += 2 + (at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : 0)
    if (code === marker.startOfScan) scans += 1
    if (scans > maxScans) return true
  }
  return false
}

/** Throws Refused for an image whose decoding would take too much memory (a decompression bomb). */
export const validatePixelCount = (width: number, height: number) => {
  if (width * height <= limits.imagePixels) return
  throw refused(
    `The picture has ${inMillions(width * height)} million pixels (${width} × ${height}). The limit is ${inMillions(limits.imagePixels)} million.`,
  )
}

export const damagedImage = () =>
  refused(
    'The picture is damaged or incomplete: a part of it cannot be read, and would be grey. Send it again from where it was taken, or open it in a picture program, look at it, and save it again.',
  )

/** A JPEG as it should be: without bytes that a transfer added after the first two, and with its end. */
export const mendedJpeg = (bytes: Uint8Array) => {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const marker = /\u00ff[\u00c0-\u00fe]/.exec(whole.toString('latin1', 2, headBytes))
  const end = Buffer.from([0xff, 0xd9])
  const isCut = whole.lastIndexOf(end) < whole.lastIndexOf(Buffer.from([0xff, 0xda]))
  const parts = [whole.subarray(0, 2), whole.subarray(2 + (marker?.index ?? 0)), ...(isCut ? [end] : [])]
  return { isCut, bytes: marker?.index || isCut ? Buffer.concat(parts) : whole }
}

const refused = (sentence: string) => new Refused({ image: sentence })
const toTenths = (count: number) => String(Math.round(count * 10) / 10)
const inMegabytes = (count: number) => `${toTenths(count / 1024 / 1024)} MB`
const inMillions = (count: number) => toTenths(count / 1_000_000)

const headBytes = 1024

const allowedKinds: FileKind[] = ['jpeg', 'png', 'gif', 'webp', 'avif']
const allowedFormats = 'JPEG, PNG, GIF, WebP or AVIF'

const heicAdvice =
  'On an iPhone, choose Settings, Camera, Formats, Most Compatible for new photos. To make a JPEG of this one, send it to yourself with WhatsApp, or open it and save it as JPEG. On Android, switch off HEIF in the settings of the camera.'
