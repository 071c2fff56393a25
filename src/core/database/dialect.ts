/** Which engine holds the data, and what each needs said in its own words. */
import { type Dialect, type Kysely, SqliteAdapter, sql } from 'kysely'
import { sayingUnavailable } from './away.ts'
import { listenToPostgres, postgresDialect } from './postgres.ts'
import { readOnlySqliteDialect, sqliteDialect } from './sqlite.ts'

/** Where the data is: an address of a PostgreSQL, or a file of SQLite. */
export type Place = string

const isPostgres = (place: Place) => /^postgres(?:ql)?:\/\//.test(place)

export const dialectFor = async (place: Place): Promise<Dialect> =>
  sayingUnavailable(isPostgres(place) ? await postgresDialect(place) : sqliteDialect(place))

/** To look at a place without changing a byte of it. */
export const readingDialectFor = async (place: Place): Promise<Dialect> =>
  sayingUnavailable(isPostgres(place) ? await postgresDialect(place) : readOnlySqliteDialect(place))

/** To read all that a place holds, which may take long. */
export const patientDialectFor = async (place: Place): Promise<Dialect> =>
  sayingUnavailable(
    isPostgres(place) ? await postgresDialect(place, { isPatient: true }) : readOnlySqliteDialect(place),
  )

const isSqlite = <Tables>(db: Kysely<Tables>) => db.getExecutor().adapter instanceof SqliteAdapter

/** Ends the making of a table whose key is all that it holds: without it SQLite would keep every row twice. */
export const keyIsAll = (db: Kysely<unknown>) => (isSqlite(db) ? sql`without rowid` : sql``)

const channel = 'voima_changes'

/**
 * From now on a changed row in these tables notifies every process that shares the database, in the same transaction: a
 * process that dies after its write has notified the others. An update that changes nothing notifies nobody. SQLite has
 * one process, which knows what it writes.
 */
export const tellOfWrites = async (db: Kysely<unknown>, tables: string[]) => {
  if (isSqlite(db)) return
  await sql`create or replace function tell_of_writes() returns trigger language plpgsql as $tell$ ${sql.raw(notify)} $tell$`.execute(
    db,
  )
  for (const table of tables)
    await sql`create trigger tell_of_writes after insert or update or delete on ${sql.table(table)} for each row execute function tell_of_writes()`.execute(
      db,
    )
}

// PostgreSQL sends equal notifications of one transaction once.
const notify = `begin
  if tg_op <> 'UPDATE' or old is distinct from new then perform pg_notify('${channel}', ''); end if;
  return null;
end`

/** Resolves to what ends the listening. */
export const listenForWrites = async (place: Place, listener: { onNotice: () => void; onLost: () => void }) =>
  isPostgres(place) ? listenToPostgres(place, channel, listener) : async () => {}

/** What only one process may do at a time, whichever machine it is on. SQLite has one process. */
export const alone = async <Tables, Answer>(db: Kysely<Tables>, work: () => Promise<Answer>): Promise<Answer> => {
  if (isSqlite(db)) return work()
  const key = sql.lit(861_946)
  return db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${key})`.execute(connection)
    return work().finally(() => sql`select pg_advisory_unlock(${key})`.execute(connection))
  })
}

/** Which table's rows name rows of which other table. */
export const referencesIn = async <Tables>(db: Kysely<Tables>) => {
  const query = isSqlite(db)
    ? sql<Reference>`select m.name as source, r."table" as target from sqlite_master m, pragma_foreign_key_list(m.name) r where m.type = 'table'`
    : sql<Reference>`select s.relname as source, t.relname as target from pg_constraint c join pg_class s on s.oid = c.conrelid join pg_class t on t.oid = c.confrelid where c.contype = 'f'`
  return (await query.execute(db)).rows
}

type Reference = { source: string; target: string }

const rowsAtOnce = 100

/** Every row of a table, some at a time, however large it is. To be called in a transaction. */
export async function* rowsOf<Row>(db: Kysely<Record<string, Row>>, table: string): AsyncGenerator<Row[]> {
  if (isSqlite(db)) yield* inParts(db.selectFrom(table).selectAll().stream() as AsyncIterable<Row>)
  else yield* throughCursor<Row>(db, table)
}

async function* inParts<Row>(rows: AsyncIterable<Row>) {
  let part: Row[] = []
  for await (const row of rows) {
    part.push(row)
    if (part.length < rowsAtOnce) continue
    yield part
    part = []
  }
  yield part
}

async function* throughCursor<Row>(db: Kysely<Record<string, Row>>, table: string) {
  await sql`declare all_rows no scroll cursor for select * from ${sql.table(table)}`.execute(db)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(rowsAtOnce)} from all_rows`.execute(db)
    if (rows.length === 0) break
    yield rows
  }
  await sql`close all_rows`.execute(db)
}
