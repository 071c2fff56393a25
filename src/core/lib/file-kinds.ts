/**
 * What a file is, by its bytes (magic bytes) and never by its name: for the checks of pictures, of files for download and
 * of CSV files, which say in words what they refuse.
 */
import type { DownloadEnding } from '#shared/files.ts'

type PictureKind = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic'

/** The kinds that the site tells apart because it takes them, or has advice about them. */
export type FileKind = PictureKind | DownloadEnding | 'other'

/** `name`: with its article, for a sentence. */
type Known = { kind: FileKind; name: string }
type Bytes = { head: string; whole: Buffer }
type Rule = Known & { matches: (bytes: Bytes) => boolean }

const { raw } = String

/** `pattern`: a regular expression of the first bytes, in which a dot is any byte; or a test of the whole file. */
const rule = (name: string, pattern: string | Rule['matches'], kind: FileKind = 'other'): Rule => {
  if (typeof pattern !== 'string') return { kind, name, matches: pattern }
  const start = new RegExp(`^(?:${pattern})`, 's')
  return { kind, name, matches: ({ head }) => start.test(head) }
}

/** AVIF, HEIC, sound and videos share one container format, which lists its brands after `ftyp`. */
const brand = (names: string) => raw`\0.{3}ftyp.{0,32}?(?:${names})`

const rules: Rule[] = [
  rule('a JPEG picture', raw`\xff\xd8`, 'jpeg'),
  rule('a PNG picture', raw`\x89PNG\r\n\x1a\n`, 'png'),
  rule('a GIF picture', 'GIF8[79]a', 'gif'),
  rule('a WebP picture', 'RIFF.{4}WEBP', 'webp'),
  rule('an AVIF picture', brand('avi[fs]'), 'avif'),
  rule('a HEIC picture', brand('hei[cxms]|hev[cmsx]|mif1|msf1'), 'heic'),
  rule('a sound recording', ({ whole }) => tracksIn(whole)?.join() === 'soun', 'm4a'),
  rule('a video', ({ whole }) => tracksIn(whole)?.includes('vide') ?? false),
  rule('a video', raw`\0.{3}(?:ftyp|moov|mdat|wide)|\x1aE\xdf\xa3|RIFF.{4}AVI |OggS.*theora`),
  rule('an Ogg recording', raw`OggS.{20,80}?(?:OpusHead|\x01vorbis|Speex {3}|\x7fFLAC)`, 'ogg'),
  rule('an MP3 recording', ({ whole }) => isMp3(whole), 'mp3'),
  rule(
    'a sound recording of another kind',
    raw`RIFF.{4}WAVE|fLaC|#!AMR|FORM.{4}AIF|\xff[\xf0\xf1\xf8\xf9]|OggS|ID3[\x02-\x04]`,
  ),
  rule('a document with macros', ({ whole }) => entriesOf(whole).some((name) => name.endsWith('vbaProject.bin'))),
  rule('a Word document', isOffice('word/document'), 'docx'),
  rule('an Excel workbook', isOffice('xl/workbook.xml'), 'xlsx'),
  rule('a PowerPoint presentation', isOffice('ppt/presentation'), 'pptx'),
  rule('an OpenDocument text', openDocument('text'), 'odt'),
  rule('an OpenDocument spreadsheet', openDocument('spreadsheet'), 'ods'),
  rule('an OpenDocument presentation', openDocument('presentation'), 'odp'),
  rule('a document of Numbers, Pages or Keynote', ({ whole }) =>
    entriesOf(whole).some((name) => name.endsWith('.iwa')),
  ),
  rule('a ZIP archive', raw`PK(?:\x03\x04|\x05\x06|\x07\x08)`),
  rule('an old or password-protected Office document', raw`\xd0\xcf\x11\xe0`),
  rule('a compressed archive', raw`\x1f\x8b|Rar!|7z\xbc\xaf|BZh\d1AY|\xfd7zXZ`),
  rule('a PDF', '%PDF-', 'pdf'),
  rule('an SVG', raw`.{0,900}<svg[\s>]`),
  rule('an Excel workbook in XML', '.{0,300}urn:schemas-microsoft-com:office:spreadsheet'),
  rule(
    'an HTML page',
    raw`(?:<\?xml[^>]*>|<!--(?:(?!-->).)*-->|\s)*<(?i:!doctype\s+html|html|head|body|table|meta|script|div)\b`,
  ),
  rule('an RTF document', raw`\{\\rtf`),
  rule('a contact card (vCard)', raw`\s*(?i:BEGIN:VCARD)`),
  rule('a TIFF picture or a raw photo', raw`II\*\0|MM\0\*|IIU\0`),
  rule('a BMP picture', raw`BM.{4}\0{4}`),
  rule('a JPEG XL picture', raw`\xff\x0a|\0{3}\x0cJXL `),
  rule('a picture of Photoshop', raw`8BPS\0`),
  rule('a program', raw`MZ.\0|\x7fELF`),
]

const headBytes = 1024

/** Undefined for plain text, and for what this list does not know. */
export const fileKindOf = (bytes: Uint8Array): Known | undefined => {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const head = whole
    .subarray(0, headBytes)
    .toString('latin1')
    .replace(/^\u00ef\u00bb\u00bf/, '')
  return rules.find(({ matches }) => matches({ head, whole }))
}

function isOffice(main: string) {
  return ({ whole }: Bytes) => {
    const names = entriesOf(whole)
    return names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(main))
  }
}

/** The first entry of an OpenDocument file is its type, not compressed. */
function openDocument(type: string) {
  return raw`PK\x03\x04.{26}mimetypeapplication/vnd\.oasis\.opendocument\.${type}(?!-)`
}

const [endOfDirectory, entryStart] = [0x06054b50, 0x02014b50]

/** The names in a ZIP archive (APPNOTE 4.3.12), from the directory at its end; none for anything else. */
const entriesOf = (whole: Buffer) => {
  const names: string[] = []
  if (!whole.subarray(0, 4).equals(Buffer.from('PK\x03\x04'))) return names
  const end = whole.lastIndexOf(Buffer.from('PK\x05\x06'))
  if (end < 0 || end + 22 > whole.length || whole.readUInt32LE(end) !== endOfDirectory) return names
  for (let at = whole.readUInt32LE(end + 16); at + 46 <= whole.length && whole.readUInt32LE(at) === entryStart; ) {
    const [name, extra, comment] = [28, 30, 32].map((offset) => whole.readUInt16LE(at + offset)) as [
      number,
      number,
      number,
    ]
    names.push(whole.toString('utf8', at + 46, at + 46 + name))
    at += 46 + name + extra + comment
  }
  return names
}

/** A frame of layer III begins with these two bytes (ISO 11172-3); tags come before it. */
const isMp3 = (whole: Buffer) => {
  let at = 0
  while (whole.toString('latin1', at, at + 3) === 'ID3' && at + 10 <= whole.length)
    at += 10 + [6, 7, 8, 9].reduce((size, offset) => size * 128 + ((whole[at + offset] ?? 0) & 127), 0)
  while (whole[at] === 0) at += 1
  const [first = 0, second = 0, third = 0] = whole.subarray(at, at + 3)
  return first === 0xff && (second & 0xe6) === 0xe2 && third >> 4 !== 15 && (third & 12) !== 12
}

/** The boxes between two positions of an MP4 file (ISO 14496-12). */
function* boxesIn(whole: Buffer, from = 0, end = whole.length) {
  for (let at = from; at + 8 <= end; ) {
    const [size, type] = [whole.readUInt32BE(at), whole.toString('latin1', at + 4, at + 8)]
    const isLong = size === 1 && at + 16 <= end
    const length = isLong ? Number(whole.readBigUInt64BE(at + 8)) : size || end - at
    const box = { type, from: at, body: at + (isLong ? 16 : 8), end: Math.min(at + length, end) }
    if (box.end < box.body) return
    yield box
    at = box.end
  }
}

/** What the tracks of an MP4 file contain, each once: `soun`, `vide` … Undefined for other files. */
const tracksIn = (whole: Buffer) => {
  if (whole.toString('latin1', 4, 8) !== 'ftyp') return undefined
  const kinds = new Set<string>()
  const inside = (types: string[], from: number, end: number) => {
    for (const { type, body, end: last } of boxesIn(whole, from, end))
      if (type === types[0]) {
        if (types.length > 1) inside(types.slice(1), body, last)
        else kinds.add(whole.toString('latin1', body + 8, body + 12))
      }
  }
  inside(['moov', 'trak', 'mdia', 'hdlr'], 0, whole.length)
  return [...kinds]
}
