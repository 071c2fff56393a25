/** What a file is, told by its first bytes: its name and its announced type are the sender's to choose. */
type Format = { name: string; isAllowed: boolean; matches: (head: string) => boolean }

const startsWith = (start: string) => (head: string) => head.startsWith(start)
/** AVIF, HEIC and films share one container, which names its brands after `ftyp`. */
const hasBrand = (brands: RegExp) => (head: string) => head.slice(4, 8) === 'ftyp' && brands.test(head.slice(8, 40))

const formats: Format[] = [
  { name: 'JPEG', isAllowed: true, matches: startsWith('\xff\xd8\xff') },
  { name: 'PNG', isAllowed: true, matches: startsWith('\x89PNG\r\n\x1a\n') },
  { name: 'GIF', isAllowed: true, matches: (head) => /^GIF8[79]a/.test(head) },
  { name: 'WebP', isAllowed: true, matches: (head) => head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP' },
  { name: 'AVIF', isAllowed: true, matches: hasBrand(/avif/) },
  { name: 'a HEIC picture', isAllowed: false, matches: hasBrand(/hei[cxms]|hev[cx]|mif1/) },
  { name: 'a film', isAllowed: false, matches: hasBrand(/./) },
  { name: 'an SVG', isAllowed: false, matches: (head) => /<svg[\s>]/i.test(head) },
  { name: 'an HTML page', isAllowed: false, matches: (head) => /<(!doctype\s+html|html|script|body)/i.test(head) },
  { name: 'a PDF', isAllowed: false, matches: startsWith('%PDF') },
  { name: 'a TIFF', isAllowed: false, matches: (head) => /^(II\*\0|MM\0\*)/.test(head) },
  { name: 'a BMP', isAllowed: false, matches: startsWith('BM') },
]

const headBytes = 1024

export const formatOf = (bytes: Uint8Array) => {
  const head = Buffer.from(bytes.subarray(0, headBytes)).toString('latin1')
  return formats.find((format) => format.matches(head))
}

const allowedNames = formats.filter((format) => format.isAllowed).map((format) => format.name)

export const allowedFormats = `${allowedNames.slice(0, -1).join(', ')} or ${allowedNames.at(-1)}`
