/**
 * Reads single files of a ZIP archive (APPNOTE 4.3) of any size, without unpacking the others. Refuses a file that
 * would unpack to more than the caller allows (zip bomb).
 */
import { type FileHandle, open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { RequestError } from '../client.ts'
import { refusedFile } from './read-file.ts'

export type UploadedFiles = {
  names: string[]
  /** Throws RequestError for a file that is too large, or cannot be read. */
  read: (name: string, maxBytes: number) => Promise<Uint8Array>
  close: () => Promise<void>
}

type Entry = { method: number; isEncrypted: boolean; packed: number; size: number; at: number }

const inflate = promisify(inflateRaw)
const signs = { end: 0x06054b50, end64: 0x06064b50, locator64: 0x07064b50, entry: 0x02014b50 }
const unknown32 = 0xffffffff
// A comment of 64 KB may follow the end.
const maxEndBytes = 22 + 0xffff
const maxDirectoryBytes = 512 * 1024 * 1024

/** Undefined for a file that is no ZIP archive. Throws Refused for a damaged one. */
export const openZip = async (path: string): Promise<UploadedFiles | undefined> => {
  const file = await open(path)
  try {
    if ((await part(file, 0, 4)).toString('latin1', 0, 2) !== 'PK') {
      await file.close()
      return undefined
    }
    const entries = await entriesIn(file)
    return {
      names: [...entries.keys()],
      read: (name, maxBytes) => readEntry(file, entries.get(name), maxBytes),
      close: () => file.close(),
    }
  } catch {
    await file.close()
    throw refusedFile(`${path} is damaged or incomplete: it has no list of its files. Copy the archive again.`)
  }
}

const part = async (file: FileHandle, at: number, length: number) => {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  return buffer.subarray(0, bytesRead)
}

const directoryOf = async (file: FileHandle) => {
  const { size } = await file.stat()
  const from = Math.max(0, size - maxEndBytes)
  const tail = await part(file, from, size - from)
  let end = tail.length - 22
  while (tail.readUInt32LE(end) !== signs.end) end -= 1
  const [length, at] = [tail.readUInt32LE(end + 12), tail.readUInt32LE(end + 16)]
  if (end < 20 || tail.readUInt32LE(end - 20) !== signs.locator64) return { length, at }
  const large = await part(file, Number(tail.readBigUInt64LE(end - 12)), 56)
  if (large.readUInt32LE(0) !== signs.end64) throw new Error('There is no end.')
  return { length: Number(large.readBigUInt64LE(40)), at: Number(large.readBigUInt64LE(48)) }
}

const entriesIn = async (file: FileHandle) => {
  const entries = new Map<string, Entry>()
  const { length, at: start } = await directoryOf(file)
  if (length > maxDirectoryBytes) throw new Error('The directory is too large.')
  const directory = await part(file, start, length)
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === signs.entry; ) {
    const [nameLength = 0, extraLength = 0, commentLength = 0] = [28, 30, 32].map((offset) =>
      directory.readUInt16LE(at + offset),
    )
    const name = directory.toString('utf8', at + 46, at + 46 + nameLength)
    const extra = directory.subarray(at + 46 + nameLength, at + 46 + nameLength + extraLength)
    if (!name.endsWith('/')) entries.set(name, entryAt(directory, at, extra))
    at += 46 + nameLength + extraLength + commentLength
  }
  return entries
}

/** Numbers that do not fit are in an extra field, in this order. */
const entryAt = (directory: Buffer, at: number, extra: Buffer): Entry => {
  let next = large64(extra)
  const [size = 0, packed = 0, start = 0] = [24, 20, 42].map((offset) => {
    const number = directory.readUInt32LE(at + offset)
    if (number !== unknown32 || next < 0) return number
    next += 8
    return Number(extra.readBigUInt64LE(next - 8))
  })
  const isEncrypted = (directory.readUInt16LE(at + 8) & 1) === 1
  return { method: directory.readUInt16LE(at + 10), isEncrypted, packed, size, at: start }
}

const large64 = (extra: Buffer) => {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2))
    if (extra.readUInt16LE(at) === 1) return at + 4
  return -1
}

export const refuseLarge = (size: number, maxBytes: number) => {
  if (size > maxBytes) throw new RequestError(`it is larger than ${Math.round(maxBytes / 1024 / 1024)} MB`)
}

const readEntry = async (file: FileHandle, entry: Entry | undefined, maxBytes: number) => {
  if (!entry || entry.isEncrypted || ![0, 8].includes(entry.method))
    throw new RequestError('it is packed in the archive in a way that cannot be read')
  refuseLarge(Math.max(entry.size, entry.packed), maxBytes)
  try {
    const head = await part(file, entry.at, 30)
    const packed = await part(file, entry.at + 30 + head.readUInt16LE(26) + head.readUInt16LE(28), entry.packed)
    return entry.method === 0 ? packed : await inflate(packed, { maxOutputLength: maxBytes })
  } catch {
    throw new RequestError('it is damaged in the archive')
  }
}
