/** The files of an import in the admin area: in DATA_DIR, because they can be large, until the import is discarded. */
import { createReadStream } from 'node:fs'
import { mkdir, open, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { limits } from '#shared/limits.ts'
import { Conflict, NotFound, Refused } from '../lib/errors.ts'
import { webStream } from '../lib/streams.ts'

type AnnouncedFile = { name: string; bytes: number }

export const createImportFiles = (dataDir: string) => {
  const folder = join(dataDir, 'import')
  const pathOf = (index: number, { name }: AnnouncedFile) =>
    join(folder, `${index}-${name.replace(/[^\w.-]/g, '_').slice(-80)}`)
  const receivedOf = async (index: number, file: AnnouncedFile) => {
    const found = await stat(pathOf(index, file)).catch(() => undefined)
    return found?.size ?? 0
  }
  const report = join(folder, 'report.txt')
  return {
    report,
    pathOf,
    receivedOf,
    /** Removes those of the last import. */
    prepare: async (files: AnnouncedFile[]) => {
      await rm(folder, { recursive: true, force: true })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { bavail, bsize } = await statfs(folder)
      if (files.reduce((sum, { bytes }) => sum + bytes, 0) > bavail * bsize)
        throw new Refused({ files: 'The disk of the site has not enough space for these files.' })
    },
    /** Written at its place, so that a part which is sent twice is the same. */
    receivePart: async (index: number, file: AnnouncedFile, at: number, part: Uint8Array) => {
      if (part.byteLength > limits.uploadPart)
        throw new Refused({ body: `A part may have at most ${limits.uploadPart} bytes.` })
      const received = await receivedOf(index, file)
      if (at > received) throw new Conflict(`The next part begins at ${received}.`)
      if (at + part.byteLength > file.bytes) throw new Refused({ body: 'More arrived than was announced.' })
      await using handle = await open(pathOf(index, file), received > 0 ? 'r+' : 'w', 0o600)
      await handle.write(part, 0, part.byteLength, at)
    },
    openReport: async () => {
      if (!(await stat(report).catch(() => undefined))) throw new NotFound('There is no report.')
      return webStream(() => createReadStream(report))
    },
    /** Exports contain data of people, and are of no use after the import. */
    removeUploads: async (files: AnnouncedFile[]) => {
      for (const [index, file] of files.entries()) await rm(pathOf(index, file), { force: true })
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
