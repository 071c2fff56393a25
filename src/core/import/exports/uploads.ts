/** The uploads of an old site: a folder, or an archive of one (ZIP, or tar with or without gzip). */
import { glob, mkdir, readFile, rm, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { unpackTar } from 'modern-tar/fs'
import { limits } from '#shared/limits.ts'
import { decoded } from '../../redirects/redirects.ts'
import { exportBytes, refusedFile } from './read-file.ts'
import { addTo } from './source.ts'
import { openZip, refuseLarge, type UploadedFiles } from './zip.ts'

export type Uploads = {
  /** The file of this address; undefined if there is none. Throws RequestError for one that cannot be used. */
  fileAt: (address: string) => Promise<Uint8Array | undefined>
  close: () => Promise<void>
}

/** Throws Refused if there is nothing, or it cannot be read. */
export const openUploads = async (path: string): Promise<Uploads> => {
  const files = await openFiles(path)
  const find = finderIn(files.names)
  return {
    fileAt: async (address) => {
      const name = find(address)
      return name === undefined ? undefined : files.read(name, limits.imageBytes)
    },
    close: files.close,
  }
}

const openFiles = async (path: string): Promise<UploadedFiles> => {
  const found = await stat(path).catch(() => undefined)
  if (!found) throw refusedFile(`There is no folder or archive ${path}.`)
  if (found.isDirectory()) return openFolder(path)
  return (await openZip(path)) ?? unpacked(path)
}

const openFolder = async (folder: string): Promise<UploadedFiles> => {
  const names: string[] = []
  for await (const entry of glob('**/*', { cwd: folder, withFileTypes: true }))
    if (entry.isFile()) names.push(relative(folder, join(entry.parentPath, entry.name)))
  const read = async (name: string, maxBytes: number) => {
    refuseLarge((await stat(join(folder, name))).size, maxBytes)
    return readFile(join(folder, name))
  }
  return { names, read, close: async () => {} }
}

/** Beside the archive, where there is room for it. A killed import leaves the folder, which the next one replaces. */
const unpacked = async (archive: string): Promise<UploadedFiles> => {
  const folder = `${archive}.unpacked`
  const close = () => rm(folder, { recursive: true, force: true })
  await close()
  await mkdir(folder)
  try {
    const filter = ({ type }: { type?: string | undefined }) => type === 'file' || type === 'directory'
    await pipeline(
      Readable.from(exportBytes(archive)),
      unpackTar(folder, { filter, fmode: 0o600, dmode: 0o700, strict: true }),
    )
    return { ...(await openFolder(folder)), close }
  } catch (error) {
    await close()
    if (error instanceof Error && 'syscall' in error) throw error
    throw refusedFile(`${archive} is no archive that can be read, or it is damaged. It can be a ZIP or tar archive.`)
  }
}

/** What is before its contents may be called differently in a folder or archive. */
const uploadsFolder = /^.*?\/(?:uploads|images|files|media)\/(?:sites\/\d+\/)?/i

/** From its end. */
const partsOf = (path: string) => path.toLowerCase().split(/[/\\]/).filter(Boolean).toReversed()

const commonParts = (one: string[], other: string[]) => {
  const at = one.findIndex((part, index) => part !== other[index])
  return at < 0 ? one.length : at
}

/**
 * Finds the file with the longest end in common with the address: the whole path of one of the two, or all that is in
 * the folder of the uploads, and at least one folder.
 */
const finderIn = (names: string[]) => {
  const byName = new Map<string, { name: string; parts: string[] }[]>()
  for (const name of names) {
    const parts = partsOf(name)
    addTo(byName, parts[0] ?? '', { name, parts })
  }
  return (address: string) => {
    const path = decodedPath(address)
    const wanted = partsOf(path)
    const enough = Math.max(2, partsOf(path.replace(uploadsFolder, '')).length)
    return byName
      .get(wanted[0] ?? '')
      ?.map(({ name, parts }) => ({ name, length: parts.length, common: commonParts(parts, wanted) }))
      .filter(({ length, common }) => common >= Math.min(enough, length, wanted.length))
      .toSorted((one, other) => other.common - one.common)[0]?.name
  }
}

const decodedPath = (address: string) => decoded(address.replace(/^https?:\/\/[^/]*/, '').replace(/[?#].*$/, ''))
