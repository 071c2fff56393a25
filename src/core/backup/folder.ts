/** The folder of finished backups. Whatever else lies in it is left alone. */
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { NotFound } from '../errors.ts'

const ours = /^voima-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z\.tar$/

export const fileNameAt = (at: Date) => `voima-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`
const madeAt = (name: string) => name.replace(ours, '$1:$2:$3.000Z')

export type BackupFile = { name: string; madeAt: string; bytes: number }

export const createFolder = (dir: string) => {
  const pathOf = (name: string) => join(dir, name)
  /** Newest first. */
  const names = async () =>
    (await readdir(dir).catch(() => []))
      .filter((name) => ours.test(name))
      .sort()
      .reverse()
  return {
    pathOf,
    make: () => mkdir(dir, { recursive: true, mode: 0o700 }),
    list: async (): Promise<BackupFile[]> =>
      Promise.all(
        (await names()).map(async (name) => ({ name, madeAt: madeAt(name), bytes: (await stat(pathOf(name))).size })),
      ),
    /** Throws NotFound, also for a name that is none of a backup. */
    open: async (name: string) => {
      const found = ours.test(name) ? await stat(pathOf(name)).catch(() => undefined) : undefined
      if (!found) throw new NotFound('There is no such backup.')
      return { bytes: found.size, body: Readable.toWeb(createReadStream(pathOf(name))) as ReadableStream<Uint8Array> }
    },
    /** `newest` stays in any case: a clock that was set back gives it an older name. */
    keepOnly: async (count: number, newest: string) => {
      const others = (await names()).filter((name) => name !== newest)
      for (const name of others.slice(Math.max(0, count - 1))) await rm(pathOf(name), { force: true })
    },
  }
}
