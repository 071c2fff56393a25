/**
 * Names, lists and opens the files in the folder of finished backups, and decides which old ones are deleted
 * (retention, rotation): all but the newest, as many as `BACKUP_KEEP` says (`config.ts`). Other files in the folder stay
 * untouched. `schedule.ts` decides when the next one is made.
 */
import { createReadStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Backup } from '#shared/shapes/backup.ts'
import { takeFromOthers } from '../database/data-dir.ts'
import { NotFound } from '../lib/errors.ts'
import { webStream } from '../lib/streams.ts'
import { isCompleteArchive } from './archive.ts'

const backupName = /^(voima-(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)Z)\.tar$/

/** The end of a file's name until the file is complete. */
export const unfinished = '.unfinished'

export const fileNameAt = (at: Date) => `voima-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`
const idOf = (name: string) => name.replace(backupName, '$1')
const madeAt = (name: string) => name.replace(backupName, '$2:$3:$4.000Z')
const isBackupName = (name: string) => backupName.test(name)
const isUnfinished = (name: string) => name.endsWith(unfinished) && isBackupName(name.slice(0, -unfinished.length))

export type BackupFiles = ReturnType<typeof createBackupFiles>

export const createBackupFiles = (dir: string) => {
  const pathOf = (name: string) => join(dir, name)
  const isComplete = (name: string) => isCompleteArchive(pathOf(name))
  const remove = (name: string) => rm(pathOf(name), { force: true })
  return {
    pathOf,
    /** Whether a backup in this folder can have such a name. */
    isBackupName,
    isComplete,
    /** When the newest complete backup was made; undefined when there is none. */
    newestComplete: async () => {
      for (const name of await namesIn(dir)) if (await isComplete(name)) return madeAt(name)
    },
    /** Only the process that makes a backup may call this: any unfinished file is then from a process that died. */
    prepare: async () => {
      await mkdir(dir, { recursive: true, mode: 0o700 })
      for (const name of await readdir(dir)) {
        if (isUnfinished(name)) await remove(name)
        else if (isBackupName(name)) takeFromOthers(pathOf(name))
      }
    },
    list: () => listBackups(dir),
    /** Throws NotFound, also for an id that no backup can have. */
    open: (id: string) => openBackup(dir, id),
    /** Removes all but `count` backups. Never removes `newest`: a clock that was set back gives it an older name. */
    removeOld: async (count: number, newest: string) => {
      const others = (await namesIn(dir)).filter((name) => name !== newest)
      for (const name of others.slice(Math.max(0, count - 1))) await remove(name)
    },
  }
}

/** Newest first. */
const namesIn = async (dir: string) => (await readdir(dir).catch(() => [])).filter(isBackupName).sort().reverse()

const sizeOf = async (path: string) => (await stat(path).catch(() => undefined))?.size

const listBackups = async (dir: string): Promise<Backup[]> => {
  const backups = (await namesIn(dir)).map(async (name) => {
    const bytes = await sizeOf(join(dir, name))
    // Another process may remove an old backup meanwhile.
    return bytes === undefined ? undefined : { _id: idOf(name), madeAt: madeAt(name), bytes }
  })
  return (await Promise.all(backups)).filter((backup) => backup !== undefined)
}

const openBackup = async (dir: string, id: string) => {
  const name = `${id}.tar`
  const path = join(dir, name)
  const bytes = isBackupName(name) ? await sizeOf(path) : undefined
  if (bytes === undefined) throw new NotFound('There is no such backup.')
  return { name, bytes, body: webStream(() => createReadStream(path)) }
}
