/**
 * Stores image files in a folder of the disk. Each file is written under another name, synchronised (fsync) and then
 * renamed (atomic write).
 */
import { mkdirSync } from 'node:fs'
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { takeFromOthers } from '../database/data-dir.ts'
import { Unavailable } from '../lib/errors.ts'
import { diskReasons } from '../lib/file-errors.ts'
import { newId } from '../lib/id.ts'
import { type ImageStore, mediaPath, type StoredFile } from './stored-image.ts'

export const openDiskStore = (folder: string): ImageStore => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  // It may have been copied here without its permissions.
  takeFromOthers(folder)
  return {
    baseUrl: mediaPath,
    folder,
    write: (files) => writeAll(folder, files),
    read: (name) => readFile(join(folder, name)).catch(undefinedIfMissing),
    readPart: (name, start, end) => readPart(join(folder, name), start, end).catch(undefinedIfMissing),
    remove: (names) => removeAll(folder, names),
    list: () => filesIn(folder),
  }
}

const readPart = async (path: string, start: number, end: number) => {
  await using file = await open(path)
  const part = new Uint8Array(end - start)
  const { bytesRead } = await file.read(part, 0, part.byteLength, start)
  return part.subarray(0, bytesRead)
}

/** Writes all files or none: on a full disk, part of an image would only take space. */
const writeAll = async (folder: string, files: StoredFile[]) => {
  try {
    for (const file of files) await writeFile(folder, file)
    await syncFolder(folder)
  } catch (error) {
    await removeAll(
      folder,
      files.map(({ name }) => name),
    ).catch(() => {})
    throw explained(error)
  }
}

const removeAll = async (folder: string, names: string[]) => {
  for (const name of names) await rm(join(folder, name), { force: true })
}

const unfinishedEnd = '.unfinished'

/** A temporary file that a crash left behind. `removeOrphans` deletes it. */
export const isUnfinishedFile = (name: string) => name.endsWith(unfinishedEnd)

/** A file gets its name only when it is complete: it is written under another name, synchronised, then renamed. */
const writeFile = async (folder: string, { name, body }: StoredFile) => {
  const unfinished = join(folder, newId() + unfinishedEnd)
  const file = await open(unfinished, 'wx', 0o600)
  try {
    await file.writeFile(body)
    await file.sync()
    await rename(unfinished, join(folder, name))
  } catch (error) {
    await rm(unfinished, { force: true })
    throw error
  } finally {
    await file.close()
  }
}

const explained = (error: unknown) => {
  const reason = diskReasons[(error as NodeJS.ErrnoException).code ?? '']
  return reason ? new Unavailable(reason) : error
}

/** Makes new and renamed files survive a power cut. */
export const syncFolder = async (folder: string) => {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function* filesIn(folder: string) {
  for (const name of await readdir(folder)) {
    const found = await stat(join(folder, name)).catch(undefinedIfMissing)
    if (found) yield { name, changedAt: found.mtimeMs }
  }
}

const undefinedIfMissing = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return undefined
  throw error
}
