/** Makes one backup, if nobody else is at it, and notes how it ended. */
import { basename } from 'node:path'
import { type Config, databasePlace } from '#config.ts'
import type { Database } from '../database/open.ts'
import { listImageIds } from '../images/images.ts'
import type { ImageStore } from '../images/stored-image.ts'
import { imageIdLength } from '../images/stored-image.ts'
import type { Clock } from '../lib/clock.ts'
import { Unavailable } from '../lib/errors.ts'
import { type Attempts, beatMilliseconds } from './attempts.ts'
import { DamagedBackup } from './check-backup.ts'
import { type createFolder, fileNameAt } from './folder.ts'
import { writeBackup } from './write-backup.ts'

export type Parts = { config: Config; db: Database; store: ImageStore; clock: Clock }
type More = { attempts: Attempts; folder: ReturnType<typeof createFolder>; signal: AbortSignal }

/** Into the folder, or elsewhere. Undefined when one is being made already. */
export const createMaking =
  ({ config, db, store, clock, attempts, folder, signal }: Parts & More) =>
  async (elsewhere?: string) => {
    const id = await attempts.begin()
    if (!id) return undefined
    const at = clock()
    const name = fileNameAt(at)
    const path = elsewhere ?? folder.pathOf(name)
    const { summary, listImageIds } = await noted(attempts, id, async () => {
      if (!elsewhere) await folder.prepare()
      return writeBackup({ place: databasePlace(config), store }, path, at, signal)
    })
    await attempts.succeed(id, basename(path))
    if (!elsewhere) await folder.keepOnly(config.backups.keep, name)
    await removeLeft({ db, store }, listImageIds)
    return { path, summary }
  }

/** Gives signs of life while the work lasts, and says why it failed. */
const noted = async <Answer>(attempts: Attempts, id: string, work: () => Promise<Answer>) => {
  const beat = setInterval(() => attempts.beat(id).catch(() => {}), beatMilliseconds)
  try {
    return await work()
  } catch (error) {
    await attempts.fail(id, sentenceFor(error as NodeJS.ErrnoException))
    throw error
  } finally {
    clearInterval(beat)
  }
}

const sentences: Record<string, string> = {
  ENOSPC: 'The disk is full.',
  EDQUOT: 'The disk is full.',
  EFBIG: 'The disk takes no larger files.',
  ENOENT: 'The folder of backups is not there. Is the disk that it lies on mounted?',
  EACCES: 'The folder of backups may not be written.',
  EROFS: 'The folder of backups may not be written.',
  EEXIST: 'The folder of backups is no folder.',
  ENOTDIR: 'The folder of backups is no folder.',
}

const sentenceFor = (error: NodeJS.ErrnoException) => {
  if (error instanceof Unavailable || error instanceof DamagedBackup) return error.message
  if (error.name === 'AbortError') return 'The site was stopped while it was being made.'
  return sentences[error.code ?? ''] ?? 'Only the log of the site can tell why.'
}

/** Files of pictures that were replaced or ended meanwhile had to stay: see kept-for-backups.ts. */
const removeLeft = async ({ db, store }: Pick<Parts, 'db' | 'store'>, seen: Set<string>) => {
  const gone = seen.difference(await listImageIds(db))
  if (gone.size === 0) return
  const names: string[] = []
  for await (const { name } of store.list()) if (gone.has(name.slice(0, imageIdLength))) names.push(name)
  await store.remove(names)
}
