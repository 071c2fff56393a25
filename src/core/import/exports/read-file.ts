/**
 * Reads an export file in pieces, so that its size does not matter; gzip is unpacked, and any encoding becomes text.
 * `zip.ts` reads ZIP archives.
 */
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createGunzip } from 'node:zlib'
import { Refused } from '../../lib/errors.ts'

const gigabyte = 1024 ** 3
// A few kilobytes of gzip can hold terabytes (zip bomb).
const maxUnpackedBytes = 20 * gigabyte

export const refusedFile = (sentence: string) => new Refused({ file: sentence })

export const cutOff = () =>
  refusedFile('This file ends in the middle: its download was cut off. Export it again, then import the whole file.')

/** In characters. The longest posts have a few hundred thousand, and an item is read as a whole. */
export const maxItemLength = 20_000_000

export const longItem = () =>
  refusedFile('One item in this file is longer than 20 million characters. The file was refused.')

const firstBytes = async (file: string, length: number) => {
  await using handle = await open(file).catch(() => {
    throw refusedFile(`${file} cannot be opened.`)
  })
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0)
  return buffer.subarray(0, bytesRead)
}

const isGzip = (bytes: Buffer) => bytes[0] === 0x1f && bytes[1] === 0x8b

/** The bytes in pieces, unpacked if the file is packed with gzip. */
export async function* exportBytes(file: string): AsyncGenerator<Buffer> {
  const packed = isGzip(await firstBytes(file, 2))
  const stream = createReadStream(file, { highWaterMark: 256 * 1024 })
  const unzip = packed ? createGunzip() : undefined
  stream.on('error', (error) => unzip?.destroy(error))
  let size = 0
  try {
    for await (const piece of unzip ? stream.pipe(unzip) : stream) {
      size += piece.length
      if (size > maxUnpackedBytes) throw refusedFile('This file unpacks to more than 20 GB and was refused.')
      yield piece
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'Z_BUF_ERROR') throw cutOff()
    if (code?.startsWith('Z_')) throw refusedFile('This file is damaged: it cannot be unpacked. Export it again.')
    throw error
  } finally {
    stream.destroy()
  }
}

/** The text in pieces. `warn` receives a sentence if bytes are not of the encoding that the file names. */
export async function* textOfFile(file: string, warn: (sentence: string) => void): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined
  let wrong = 0
  for await (const piece of exportBytes(file)) {
    decoder ??= decoderFor(piece)
    const text = decoder.decode(piece, { stream: true })
    wrong += text.split('\ufffd').length - 1
    yield text
  }
  const rest = decoder?.decode() ?? ''
  if (rest) yield rest
  if (wrong + rest.length > 0)
    warn(`${wrong + rest.length} characters of the file are not in its encoding and are shown as \ufffd.`)
}

/** By the byte order mark, or by what the first line of the file says. Otherwise UTF-8. */
const decoderFor = (bytes: Buffer) => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be')
  const [, name = 'utf-8'] = /^\s*<\?xml[^>]*encoding=["']([\w-]+)/.exec(bytes.toString('latin1', 0, 200)) ?? []
  try {
    return new TextDecoder(name)
  } catch {
    throw refusedFile(`This file is in the encoding “${name}”, which is not known. Export it again as UTF-8.`)
  }
}

/** Which program wrote the file, by its first characters. */
export const programOf = async (file: string) => {
  for await (const text of textOfFile(file, () => {})) {
    const start = text.trimStart().slice(0, 4000)
    if (/^<\?xml|^<rss/i.test(start)) return 'WordPress'
    if (start.startsWith('{')) return 'Ghost'
    if (/^[^\n]*\bemail\b/i.test(start)) return 'members'
    break
  }
  throw refusedFile(
    `${file} is no export that can be read. Choose a WordPress export (XML), a Ghost export (JSON) or a list of Ghost members (CSV). Unpack a ZIP archive first.`,
  )
}
