/**
 * Stores the number of rows in a file beside the database. After a loss that the engine does not notice, such as a
 * damaged write-ahead log, the database itself cannot detect it: the next start finds fewer rows than the file says.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Config } from '#config.ts'
import { LostRows, RowCounts } from '#shared/shapes/dashboard.ts'
import { record } from '../audit/audit-log.ts'
import { countRowsIn } from '../database/query.ts'
import type { Database } from '../database/tables.ts'
import type { Clock } from '../lib/clock.ts'
import { createSettings } from '../settings/settings.ts'
import { recordTypes } from './record-types.ts'

const KnownRows = z.object({ countedAt: z.iso.datetime(), rows: RowCounts })

/**
 * The setting that stores the loss until an administrator has read it. It is in the database, so that every process
 * shows it.
 */
const setting = 'rows.lost'

type Deps = { config: Pick<Config, 'dataDir'>; db: Database; clock: Clock }

export const createKnownRows = ({ config, db, clock }: Deps) => {
  const file = join(config.dataDir, 'known-rows.json')
  let saved = ''
  /** Called every few seconds: writes only if a count has changed. */
  const save = async () => {
    const rows = await countRowsIn(db, counted)
    if (saved === JSON.stringify(rows)) return
    await mkdir(config.dataDir, { recursive: true, mode: 0o700 })
    await writeFile(`${file}.new`, JSON.stringify({ countedAt: clock().toISOString(), rows }), { mode: 0o600 })
    await rename(`${file}.new`, file)
    saved = JSON.stringify(rows)
  }
  return {
    save,
    /** To be called at each start, before anything is deleted. */
    check: async () => {
      const known = await read(file)
      const rows: RowCounts = await countRowsIn(db, counted)
      const counts = Object.entries(known?.rows ?? {}).map(([what, count]) => ({
        what,
        known: count,
        found: rows[what] ?? count,
      }))
      const lost = counts.filter((count) => count.found < count.known)
      if (!known || lost.length === 0) return
      const found: LostRows = { countedAt: known.countedAt, foundAt: clock().toISOString(), lost }
      await createSettings(db).save(setting, JSON.stringify(found))
    },
    /** The missing rows that the last start found, until an administrator dismisses them. */
    lost: async () => {
      const found = await createSettings(db).find(setting)
      return found === undefined ? undefined : LostRows.parse(JSON.parse(found))
    },
    dismiss: () =>
      db.transaction().execute(async (trx) => {
        await createSettings(trx).remove(setting)
        await record(trx, clock, 'backups.loss-dismissed')
      }),
  }
}

const counted = recordTypes.flatMap(({ startCheck }) => startCheck?.counted ?? [])

/** Undefined at the first start, and for a damaged file. */
const read = async (file: string) => {
  try {
    return KnownRows.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch {
    return undefined
  }
}
