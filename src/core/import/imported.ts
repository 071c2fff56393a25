/** Remembers what came from where, so that nothing comes twice and nothing that was deleted here comes back. */
import type { Database } from '../database/open.ts'
import type { ImageFiles } from '../images/image-files.ts'
import { inBatches } from '../lib/batches.ts'
import type { Clock } from '../lib/clock.ts'
import type { ForeignSite } from './foreign-site.ts'

export type ImportDeps = {
  db: Database
  imageFiles: ImageFiles
  clock: Clock
  site: ForeignSite
  forgottenBefore: string
  imported: ReturnType<typeof createImported>
}

export type Known = { id: string; lacksPicture: boolean }
type Remembered = { foreignId: string; id: string; lacksPicture?: boolean }

export const createImported = (db: Database, source: string) => ({
  /** Those of the ids that were taken before. */
  known: async (kind: string, foreignIds: string[]) => {
    const known = new Map<string, Known>()
    for (const some of inBatches(foreignIds))
      for (const { foreign_id, id, lacks_picture } of await rowsWith(db, source, kind, some))
        known.set(foreign_id, { id, lacksPicture: lacks_picture === 1 })
    return known
  },
  /** To be called in the transaction that keeps the things themselves. */
  remember: async (trx: Database, kind: string, things: Remembered[], at: string) => {
    const rows = things.map(({ foreignId: foreign_id, id, lacksPicture = false }) => {
      return { source, kind, foreign_id, id, imported_at: at, lacks_picture: Number(lacksPicture) }
    })
    if (rows.length > 0) await trx.insertInto('imported').values(rows).execute()
  },
  hasPictureNow: (trx: Database, kind: string, foreignId: string) =>
    trx
      .updateTable('imported')
      .set({ lacks_picture: 0 })
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
