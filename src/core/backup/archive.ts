/** Tar files, written and read entry by entry in constant memory. */
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { createTarDecoder, createTarPacker, type ParsedTarEntry } from 'modern-tar'
import { webStream } from '../lib/streams.ts'

export type Entry = { name: string; body: Uint8Array }

export type Packable = { name: string; size: number; pieces: AsyncIterable<Uint8Array> }

/** The bytes of a tar. Nobody but its owner may read what is unpacked from it. */
export const packed = (entries: AsyncIterable<Packable>, at: Date): ReadableStream<Uint8Array> => {
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

export async function* whole(entries: AsyncIterable<Entry>): AsyncGenerator<Packable> {
  for await (const { name, body } of entries) yield { name, size: body.byteLength, pieces: once(body) }
}

async function* once(piece: Uint8Array) {
  if (piece.byteLength > 0) yield piece
}

// A disk that gets everything at the end keeps all other writers of the site waiting for seconds.
const syncEvery = 16 * 1024 * 1024

/** On the disk when it returns; a file of this name must not be there yet. */
export const writeArchive = async (path: string, entries: AsyncIterable<Entry>, at: Date) => {
  const file = await open(path, 'wx', 0o600)
  try {
    let unsynced = 0
    for await (const bytes of packed(whole(entries), at)) {
      await file.writeFile(bytes)
      unsynced += bytes.byteLength
      if (unsynced < syncEvery) continue
      await file.datasync()
      unsynced = 0
    }
    await file.sync()
  } finally {
    await file.close()
  }
}

export class UnreadableArchive extends Error {}

/** Only plain files, none larger than `mostBytes`. Throws UnreadableArchive, also for a file that was cut off. */
export async function* readArchive(path: string, mostBytes: number): AsyncGenerator<Entry> {
  const bytes = webStream(() => createReadStream(path, { highWaterMark: 256 * 1024 }))
  const entries = bytes.pipeThrough(createTarDecoder({ strict: true }))
  try {
    for await (const entry of entries) yield await readEntry(entry, mostBytes)
  } catch (error) {
    throw isOurs(error) ? error : new UnreadableArchive('it is no archive, or was cut off')
  }
}

// What the disk says, and what whoever takes the entries throws, is no fault of the archive.
const isOurs = (error: unknown) =>
  error instanceof UnreadableArchive || (error instanceof Error && 'code' in error && 'syscall' in error)

const readEntry = async ({ header: { name, type, size }, body }: ParsedTarEntry, mostBytes: number) => {
  if (type !== 'file') throw new UnreadableArchive(`${name} is a ${type}`)
  if (size > mostBytes) throw new UnreadableArchive(`${name} is too large`)
  const parts: Uint8Array[] = []
  for await (const part of body) parts.push(part)
  return { name, body: Buffer.concat(parts) }
}
