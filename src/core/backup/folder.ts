/** The folder of finished backups. Whatever else lies in it is left alone. */
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Backup } from '#shared/shapes/backup.ts'
import { NotFound } from '../lib/errors.ts'
import { webStream } from '../lib/streams.ts'
import { isThereToItsEnd } from './end-of-file.ts'

const ours = /^(voima-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z)\.tar$/

/** What the name of a file ends with until it is whole. */
export const unfinished = '.unfinished'
const withoutEnd = (name: string) => name.slice(0, -unfinished.length)

export const fileNameAt = (at: Date) => `voima-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`
const idOf = (name: string) => name.replace(ours, '$1')
const madeAt = (name: string) => name.replace(ours, '$2:$3:$4.000Z')

export const createFolder = (dir: string) => {
  const pathOf = (name: string) => join(dir, name)
  /** Newest first. */
  const names = async () =>
    (await readdir(dir).catch(() => []))
      .filter((name) => ours.test(name))
      .sort()
      .reverse()
  const isWhole = (name: string) => isThereToItsEnd(pathOf(name))
  return {
    pathOf,
    /** Whether a backup that was made into it has such a name. */
    mayHold: (name: string) => ours.test(name),
    isWhole,
    /** Of when the newest is that was not cut short; undefined when there is none. */
    newestWhole: async () => {
      for (const name of await names()) if (await isWhole(name)) return madeAt(name)
    },
    /** To be called only by whoever makes a backup: what is unfinished then, somebody died at. */
    prepare: async () => {
      await mkdir(dir, { recursive: true, mode: 0o700 })
      const left = (await readdir(dir)).filter((name) => name.endsWith(unfinished) && ours.test(withoutEnd(name)))
      for (const name of left) await rm(pathOf(name), { force: true })
    },
    list: async (): Promise<Backup[]> => {
      const looked = (await names()).map(async (name) => {
        // An old one may go while it is looked at.
        const found = await stat(pathOf(name)).catch(() => undefined)
        return found && { _id: idOf(name), madeAt: madeAt(name), bytes: found.size }
      })
      return (await Promise.all(looked)).filter((backup) => backup !== undefined)
    },
    /** Throws NotFound, also for what can be the id of no backup. */
    open: async (id: string) => {
      const name = `${id}.tar`
      const found = ours.test(name) ? await stat(pathOf(name)).catch(() => undefined) : undefined
      if (!found) throw new NotFound('There is no such backup.')
      return { name, bytes: found.size, body: webStream(() => createReadStream(pathOf(name))) }
    },
    /** `newest` stays in any case: a clock that was set back gives it an older name. */
    keepOnly: async (count: number, newest: string) => {
      const others = (await names()).filter((name) => name !== newest)
      for (const name of others.slice(Math.max(0, count - 1))) await rm(pathOf(name), { force: true })
    },
  }
}
