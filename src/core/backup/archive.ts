/**
 * Writes and reads tar archives as streams, entry by entry, in constant memory. Reading accepts only plain files up to
 * a size, and rejects an archive that was cut off.
 */
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createTarDecoder, createTarPacker, type ParsedTarEntry } from 'modern-tar'
import { webStream } from '../lib/streams.ts'

export type Entry = { name: string; body: Uint8Array }

export type ArchiveFile = { name: string; size: number; pieces: AsyncIterable<Uint8Array> }

/** The bytes of a tar archive. Only the owner may read the files that are unpacked from it. */
export const packArchive = (entries: AsyncIterable<ArchiveFile>, at: Date): ReadableStream<Uint8Array> => {
  const { readable, controller } = createTarPacker()
  const pack = async () => {
    for await (const { name, size, pieces } of entries) {
      const writer = controller.add({ name, size, mode: 0o600, mtime: at }).getWriter()
      for await (const piece of pieces) await writer.write(new Uint8Array(piece))
      await writer.close()
    }
    controller.finalize()
  }
  pack().catch((error) => controller.error(error))
  return readable
}

export async function* withSizes(entries: AsyncIterable<Entry>): AsyncGenerator<ArchiveFile> {
  for await (const { name, body } of entries) yield { name, size: body.byteLength, pieces: once(body) }
}

async function* once(piece: Uint8Array) {
  if (piece.byteLength > 0) yield piece
}

// Syncing only once, at the end, would block all other writes of the site for seconds.
const syncBytes = 16 * 1024 * 1024

/** Resolves when the archive is synced to the disk. Throws when a file of this name exists. */
export const writeArchive = async (path: string, entries: AsyncIterable<Entry>, at: Date) => {
  await using file = await open(path, 'wx', 0o600)
  let unsynced = 0
  for await (const bytes of packArchive(withSizes(entries), at)) {
    await file.writeFile(bytes)
    unsynced += bytes.byteLength
    if (unsynced < syncBytes) continue
    await file.datasync()
    unsynced = 0
  }
  await file.sync()
}

export class UnreadableArchive extends Error {}

/** Accepts only plain files of at most `maxBytes`. Throws UnreadableArchive, also for an archive that was cut off. */
export async function* readArchive(path: string, maxBytes: number): AsyncGenerator<Entry> {
  const bytes = webStream(() => createReadStream(path, { highWaterMark: 256 * 1024 }))
  const entries = bytes.pipeThrough(createTarDecoder({ strict: true }))
  try {
    for await (const entry of entries) yield await readEntry(entry, maxBytes)
  } catch (error) {
    throw isOtherError(error) ? error : new UnreadableArchive('it is not a tar archive, or it is incomplete')
  }
}

// An error of the disk, or of the code that consumes the entries, is no fault of the archive.
const isOtherError = (error: unknown) =>
  error instanceof UnreadableArchive || (error instanceof Error && 'code' in error && 'syscall' in error)

const readEntry = async ({ header: { name, type, size }, body }: ParsedTarEntry, maxBytes: number) => {
  if (type !== 'file') throw new UnreadableArchive(`${name} is a ${type}`)
  if (size > maxBytes) throw new UnreadableArchive(`${name} is too large`)
  const parts: Uint8Array[] = []
  for await (const part of body) parts.push(part)
  return { name, body: Buffer.concat(parts) }
}

const block = 512
// Every tar archive ends with two empty blocks.
const end = 2 * block

/** Whether the archive has its end. Reads only the last kilobyte. False also for a file that cannot be read. */
export const isCompleteArchive = async (path: string) => {
  try {
    await using file = await open(path)
    const { size } = await file.stat()
    const last = Buffer.alloc(end, 1)
    await file.read(last, 0, end, Math.max(0, size - end))
    return size % block === 0 && last.every((byte) => byte === 0)
  } catch {
    return false
  }
}
