/**
 * The import log: a row for each imported item, so that no item is imported twice (deduplication) and none that was
 * removed here is imported again; and the counts and messages of one import.
 */
import type { Updateable } from 'kysely'
import type { Database, Tables } from '../database/tables.ts'
import type { ImageFiles } from '../images/image-files.ts'
import { inBatches } from '../lib/batches.ts'
import type { Clock } from '../lib/clock.ts'
import type { SourceSite } from './api.ts'

export type ImportDeps = {
  db: Database
  imageFiles: ImageFiles
  clock: Clock
  site: SourceSite
  expiredBefore: string
  imported: ImportedItems
}

/** `fingerprint`: only of articles from export files (`exports/text-import.ts`). */
export type ImportedItem = { id: string; lacksPicture: boolean; fingerprint?: string | null }
type NewItem = Omit<ImportedItem, 'lacksPicture'> & { foreignId: string; lacksPicture?: boolean }

type ImportedItems = ReturnType<typeof createImportedItems>

export const createImportedItems = (db: Database, source: string) => ({
  /** The items with these ids that were imported before, by their ids at the source site. */
  find: async (kind: string, foreignIds: string[]) => {
    const found = new Map<string, ImportedItem>()
    for (const some of inBatches(foreignIds))
      for (const { foreign_id, lacks_picture, ...row } of await rowsWith(db, source, kind, some))
        found.set(foreign_id, { ...row, lacksPicture: lacks_picture === 1 })
    return found
  },
  /** Call in the transaction that inserts the items themselves. */
  add: async (trx: Database, kind: string, items: NewItem[], at: string) => {
    const rows = items.map(({ foreignId: foreign_id, lacksPicture = false, ...item }) => {
      return { source, kind, foreign_id, imported_at: at, lacks_picture: Number(lacksPicture), ...item }
    })
    if (rows.length > 0) await trx.insertInto('imported').values(rows).execute()
  },
  /** Call in the transaction that changes the item itself. */
  update: (trx: Database, kind: string, foreignId: string, change: Updateable<Tables['imported']>) =>
    trx
      .updateTable('imported')
      .set(change)
      .where('source', '=', source)
      .where('kind', '=', kind)
      .where('foreign_id', '=', foreignId)
      .execute(),
})

const rowsWith = (db: Database, source: string, kind: string, foreignIds: string[]) =>
  db
    .selectFrom('imported')
    .selectAll()
    .where('source', '=', source)
    .where('kind', '=', kind)
    .where('foreign_id', 'in', foreignIds)
    .execute()

export type ImportCounts = { made: number; existing: number; refused: number; failure?: string }
export type LogSentence = (sentence: string) => void
export type ImportProgress = ReturnType<typeof createProgress>

/** Counts the result of each item, and logs it with the id at the source site, never with the contents. */
export const createProgress = (name: string, log: LogSentence) => {
  const count: ImportCounts = { made: 0, existing: 0, refused: 0 }
  const about = (id: string, sentence: string) => log(`${name} ${id.slice(0, 60) || '(without an id)'}: ${sentence}`)
  return {
    count,
    made: (number = 1) => {
      count.made += number
    },
    existing: (number = 1) => {
      count.existing += number
    },
    refuse: (id: string, reason: string) => {
      count.refused += 1
      about(id, `not imported: ${reason}`)
    },
    note: about,
    page: (page: number, totalPages: number) =>
      log(
        `${name}: page ${page} of ${Math.max(page, totalPages)}, ${count.made} new, ${count.existing} already imported`,
      ),
  }
}
