/** Hands out everything in open formats: as a folder, or as one file to download. */
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type ArchiveFile, packArchive } from '../backup/archive.ts'
import type { BackupSource } from '../backup/save-backup.ts'
import { atOneMoment } from '../database/dump.ts'
import { webStream } from '../lib/streams.ts'
import { type ExportFile, exportFiles } from './files.ts'

export class NotEmptyFolder extends Error {}

/** Into a new or empty folder: all of it, or nothing, so that the next try finds it empty. Answers how many files there are. */
export const exportToFolder = async (source: BackupSource, folder: string) => {
  const firstMade = await mkdir(folder, { recursive: true, mode: 0o700 })
  if ((await readdir(folder)).length > 0)
    throw new NotEmptyFolder(`The folder ${folder} is not empty; nothing was changed.`)
  try {
    return await writeFiles(source, folder)
  } catch (error) {
    const made = firstMade ? [firstMade] : (await readdir(folder)).map((name) => join(folder, name))
    for (const path of made) await rm(path, { recursive: true, force: true }).catch(() => {})
    throw error
  }
}

const writeFiles = ({ place, store }: BackupSource, folder: string) =>
  atOneMoment(place, async (snapshot) => {
    let count = 0
    await mkdir(join(folder, 'pictures'))
    for await (const { name, pieces } of exportFiles(snapshot, store)) {
      const file = createWriteStream(join(folder, name), { flags: 'wx', mode: 0o600 })
      await pipeline(Readable.from(pieces()), file)
      count += 1
    }
    return count
  })

/** A tar, made while it is read: nothing is kept of it here. What breaks half way breaks the download. */
export const exportStream = ({ place, store }: BackupSource, at: Date): ReadableStream<Uint8Array> => {
  const begin = () => {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
    const send = () =>
      atOneMoment(place, (snapshot) => packArchive(measured(exportFiles(snapshot, store)), at).pipeTo(writable))
    send().catch((error) => writable.abort(error).catch(() => {}))
    return readable
  }
  return webStream(begin)
}

/** A tar must know how large a file is before it begins. */
async function* measured(files: AsyncIterable<ExportFile>): AsyncGenerator<ArchiveFile> {
  for await (const { name, pieces } of files) {
    let size = 0
    for await (const piece of pieces()) size += piece.byteLength
    yield { name, size, pieces: pieces() }
  }
}
