/**
 * SQLite in a file: decides its permissions, its settings (pragmas: WAL, foreign keys, the time to wait for a lock) and
 * which prepared statements are cached.
 */
import { closeSync, mkdirSync, openSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Dialect, type LimitNode, SqliteAdapter, SqliteDialect, SqliteQueryCompiler } from 'kysely'
import { takeFromOthers } from './data-dir.ts'

/**
 * SQLite through Node's own driver. A write is acknowledged only when it is on the disk: the log is written ahead (WAL)
 * and synchronised in full, so it survives a killed process and a power cut.
 */
export const sqliteDialect = (file: string): Dialect => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  keepPrivate(file)
  return dialectFor(() => openWritable(file))
}

const openWritable = (file: string) => {
  const sqlite = new DatabaseSync(file)
  // secure_delete overwrites deleted data in the file, too.
  const pragmas = ['busy_timeout=5000', 'journal_mode=WAL', 'synchronous=FULL', 'foreign_keys=ON', 'secure_delete=ON']
  for (const pragma of pragmas) sqlite.exec(`PRAGMA ${pragma}`)
  return sqlite
}

/**
 * Only the owner may read and write the file, even in a folder that everyone may open. SQLite gives its two other files
 * the same permissions. An existing file is not opened here, because closing it would release the locks of this
 * process.
 */
const keepPrivate = (file: string) => {
  try {
    closeSync(openSync(file, 'wx', 0o600))
  } catch {
    for (const each of [file, `${file}-wal`, `${file}-shm`]) takeFromOthers(each)
  }
}

/** Opens an existing file without changing a byte of it. */
export const readOnlySqliteDialect = (file: string) =>
  dialectFor(() => new DatabaseSync(file, { readOnly: true, timeout: 5000 }))

/** Opens the file at the first statement, because Kysely does not close a database that ran none. */
const dialectFor = (open: () => DatabaseSync) =>
  new WholeStepsDialect({
    database: async () => {
      const sqlite = open()
      return { prepare: cacheStatements(sqlite), close: () => sqlite.close() }
    },
  })

/** SQLite supports transactional DDL, although Kysely does not rely on it: an interrupted migration is rolled back. */
class WholeStepsAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/**
 * SQLite plans a statement again before each run if its limit is a bare parameter, because the number may lead to
 * another plan. Planning takes several times as long as reading a few rows. An expression such as a sum avoids this.
 */
class PlannedOnceCompiler extends SqliteQueryCompiler {
  protected override visitLimit(node: LimitNode) {
    super.visitLimit(node)
    this.append(' + 0')
  }
}

class WholeStepsDialect extends SqliteDialect {
  override createAdapter() {
    return new WholeStepsAdapter()
  }

  override createQueryCompiler() {
    return new PlannedOnceCompiler()
  }
}

type Parameters = ReadonlyArray<unknown>

const maxPrepared = 200

/**
 * Caches prepared statements: the site runs the same few again and again, and dropped statements would pile up outside
 * the heap.
 */
const cacheStatements = (sqlite: DatabaseSync) => {
  const cached = new Map<string, ReturnType<typeof statement>>()
  return (sql: string) => {
    const prepared = cached.get(sql) ?? statement(sqlite, sql)
    cached.delete(sql)
    cached.set(sql, prepared)
    if (cached.size > maxPrepared) cached.delete(cached.keys().next().value ?? '')
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
    // Each iteration gets its own statement, because two may run at the same time.
    iterate: (values: Parameters) => (sqlite.prepare(sql) as unknown as typeof run).iterate(...values),
  }
}
