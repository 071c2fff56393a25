/**
 * Decides which upload formats (MIME types) of images are allowed: JPEG, PNG, GIF, WebP and AVIF, detected from the
 * first bytes (magic bytes), never from the file name. Also refuses files over `limits.imageBytes` (10 MB) and
 * `limits.imagePixels` (50 million). Every refusal is one sentence for the field `image`. `files/file-types.ts` decides
 * the same for other files.
 */
import { limits } from '#shared/limits.ts'
import { Refused } from '../lib/errors.ts'

/** Throws Refused unless the bytes are those of an allowed format. */
export const validateImageFile = (bytes: Uint8Array) => {
  const allowed = `Send a ${allowedFormats} picture of at most ${inMegabytes(limits.imageBytes)}.`
  if (bytes.byteLength === 0) throw refused(`The picture file is empty. ${allowed}`)
  if (bytes.byteLength > limits.imageBytes) throw refused(`The picture is ${inMegabytes(bytes.byteLength)}. ${allowed}`)
  const format = formatOf(bytes)
  if (!format) throw refused(`The file is not a supported picture. ${allowed}`)
  if (!format.isAllowed) throw refused(`The file is ${format.name}. ${allowed}`)
  if (format.name === 'JPEG' && hasTooManyScans(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
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
  refused('The picture is damaged or incomplete. Send it again, or open it in a picture program and save it first.')

const refused = (sentence: string) => new Refused({ image: sentence })
const toTenths = (count: number) => String(Math.round(count * 10) / 10)
const inMegabytes = (count: number) => `${toTenths(count / 1024 / 1024)} MB`
const inMillions = (count: number) => toTenths(count / 1_000_000)

type Format = { name: string; isAllowed: boolean; matches: (head: string) => boolean }

const startsWith = (start: string) => (head: string) => head.startsWith(start)
/** AVIF, HEIC and videos share one container format, which lists its brands after `ftyp`. */
const hasBrand = (brands: RegExp) => (head: string) => head.slice(4, 8) === 'ftyp' && brands.test(head.slice(8, 40))

const formats: Format[] = [
  { name: 'JPEG', isAllowed: true, matches: startsWith('\xff\xd8\xff') },
  { name: 'PNG', isAllowed: true, matches: startsWith('\x89PNG\r\n\x1a\n') },
  { name: 'GIF', isAllowed: true, matches: (head) => /^GIF8[79]a/.test(head) },
  { name: 'WebP', isAllowed: true, matches: (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP' },
  { name: 'AVIF', isAllowed: true, matches: hasBrand(/avif/) },
  { name: 'a HEIC picture', isAllowed: false, matches: hasBrand(/hei[cxms]|hev[cx]|mif1/) },
  { name: 'a video', isAllowed: false, matches: hasBrand(/./) },
  { name: 'an SVG', isAllowed: false, matches: (head) => /<svg[\s>]/i.test(head) },
  { name: 'an HTML page', isAllowed: false, matches: (head) => /<(!doctype\s+html|html|script|body)/i.test(head) },
  { name: 'a PDF', isAllowed: false, matches: startsWith('%PDF') },
  { name: 'a TIFF', isAllowed: false, matches: (head) => /^(II\*\0|MM\0\*)/.test(head) },
  { name: 'a BMP', isAllowed: false, matches: startsWith('BM') },
]

const headBytes = 1024

/** Detects the format from the first bytes: the sender chooses the file name and the declared type. */
export const formatOf = (bytes: Uint8Array) => {
  const head = Buffer.from(bytes.subarray(0, headBytes)).toString('latin1')
  return formats.find((format) => format.matches(head))
}

const allowedNames = formats.filter((format) => format.isAllowed).map((format) => format.name)
const allowedFormats = `${allowedNames.slice(0, -1).join(', ')} or ${allowedNames.at(-1)}`
