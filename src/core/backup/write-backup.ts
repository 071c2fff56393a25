/** Makes a backup while the site runs: what the database holds at one moment, and every picture that it names. */
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { atOneMoment } from '../database/dump.ts'
import { syncFolder } from '../images/disk-store.ts'
import type { ImageStore } from '../images/stored-image.ts'
import { type Entry, writeArchive } from './archive.ts'
import { checkBackup } from './check-backup.ts'
import { createContent } from './content.ts'
import { unfinished } from './folder.ts'
import type { Summary } from './format.ts'

export type Source = { place: string; store: ImageStore }

export type Written = { summary: Summary; listImageIds: Set<string> }

/** The file is there under its name only when it has been read again and found whole. */
export const writeBackup = async (source: Source, path: string, at: Date, signal?: AbortSignal): Promise<Written> => {
  const half = path + unfinished
  try {
    await rm(half, { force: true })
    const listImageIds = await atOneMoment(source.place, async (snapshot) => {
      const content = createContent(snapshot, source.store, at)
      await writeArchive(half, untilAborted(content.entries(), signal), at)
      return content.listImageIds
    })
    const { summary } = await checkBackup(half)
    await rename(half, path)
    await syncFolder(dirname(path))
    return { summary, listImageIds }
  } finally {
    await rm(half, { force: true })
  }
}

async function* untilAborted(entries: AsyncIterable<Entry>, signal: AbortSignal | undefined) {
  for await (const entry of entries) {
    signal?.throwIfAborted()
    yield entry
  }
}
