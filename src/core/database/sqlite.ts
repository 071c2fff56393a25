import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Dialect, SqliteAdapter, SqliteDialect } from 'kysely'

/**
 * SQLite through the runtime's own driver. A write is acknowledged only when it is on the disk: the log is written
 * ahead (WAL) and synchronised in full, so it survives a killed process and a power cut.
 */
export const sqliteDialect = (file: string): Dialect => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const sqlite = new DatabaseSync(file)
  for (const pragma of ['busy_timeout=5000', 'journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON'])
    sqlite.exec(`PRAGMA ${pragma}`)
  return dialectFor(sqlite)
}

/** To look at an existing file without changing a byte of it. */
export const readOnlySqliteDialect = (file: string) =>
  dialectFor(new DatabaseSync(file, { readOnly: true, timeout: 5000 }))

const dialectFor = (sqlite: DatabaseSync) =>
  new WholeStepsDialect({ database: { prepare: keepPrepared(sqlite), close: () => sqlite.close() } })

/** SQLite can take back a half-made table, although Kysely does not rely on it: a killed migration leaves nothing. */
class WholeStepsAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

class WholeStepsDialect extends SqliteDialect {
  override createAdapter() {
    return new WholeStepsAdapter()
  }
}

type Parameters = ReadonlyArray<unknown>

const maxPrepared = 200

/** The site asks the same few things again and again. What was prepared and dropped would pile up outside the heap. */
const keepPrepared = (sqlite: DatabaseSync) => {
  const kept = new Map<string, ReturnType<typeof statement>>()
  return (sql: string) => {
    const prepared = kept.get(sql) ?? statement(sqlite, sql)
    kept.delete(sql)
    kept.set(sql, prepared)
    if (kept.size > maxPrepared) kept.delete(kept.keys().next().value ?? '')
    return prepared
  }
}

const statement = (sqlite: DatabaseSync, sql: string) => {
  const prepared = sqlite.prepare(sql)
  const run = prepared as unknown as Record<'all' | 'run' | 'iterate', (...values: Parameters) => never>
  return {
    reader: prepared.columns().length > 0,
    all: (values: Parameters) => run.all(...values),
    run: (values: Parameters) => run.run(...values),
    // Two may go through the same rows at once, each at its own pace.
    iterate: (values: Parameters) => (sqlite.prepare(sql) as unknown as typeof run).iterate(...values),
  }
}
