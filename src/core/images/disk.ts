/** Keeps picture files in a folder. */
import { mkdirSync } from 'node:fs'
import { open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Unavailable } from '../lib/errors.ts'
import { newId } from '../lib/id.ts'
import type { MediaFile, MediaStore } from './media.ts'
import { ownAddress } from './stored-image.ts'

export const openDisk = (folder: string): MediaStore => {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  return {
    address: ownAddress,
    write: (files) => writeAll(folder, files),
    read: (name) => readFile(join(folder, name)).catch(absent),
    remove: (names) => removeAll(folder, names),
    list: () => filesIn(folder),
  }
}

/** All of them, or none: a disk that is full needs the room of what is of no use. */
const writeAll = async (folder: string, files: MediaFile[]) => {
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

/** What somebody died at: of no use, and swept away in time. */
export const isUnfinished = (name: string) => name.endsWith(unfinishedEnd)

/** Under its name a file is always whole: it is written under another, synchronised, then renamed. */
const writeFile = async (folder: string, { name, body }: MediaFile) => {
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

const reasons: Record<string, string> = {
  ENOSPC: 'The disk is full.',
  EDQUOT: 'The disk is full.',
  EFBIG: 'The disk takes no larger files.',
  EROFS: 'The disk may not be written.',
  EIO: 'The disk does not work as it should.',
}

const explained = (error: unknown) => {
  const reason = reasons[(error as NodeJS.ErrnoException).code ?? '']
  return reason ? new Unavailable(reason) : error
}

/** A new name is safe only once its folder is; Windows cannot do this, and does not need it. */
export const syncFolder = async (folder: string) => {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function* filesIn(folder: string) {
  for (const name of await readdir(folder)) {
    const found = await stat(join(folder, name)).catch(absent)
    if (found) yield { name, changedAt: found.mtimeMs }
  }
}

const absent = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return undefined
  throw error
}
