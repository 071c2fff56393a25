/**
 * How a process learns that another process has changed the data, so that it clears its cached pages: LISTEN and NOTIFY
 * with triggers on PostgreSQL (pub/sub), polling on SQLite. `public-tables.ts` says which tables count.
 */
import { type Kysely, sql } from 'kysely'
import type { PublicPart } from '#shared/pages/public-page.ts'
import { type DatabaseUrl, isPostgres, isSqlite } from './dialect.ts'
import { listenToPostgres } from './postgres.ts'
import { publicTables } from './public-tables.ts'

const channel = 'voima_changes'

/**
 * From now on a changed row in these tables notifies every process that shares the database, in the same transaction,
 * so even a process that dies after its write has notified the others. An update that changes nothing notifies nobody.
 * On SQLite `watchOtherWriters` polls instead.
 */
export const notifyOfChanges = async (db: Kysely<unknown>) => {
  if (isSqlite(db)) return
  await sql`create function notify_of_change() returns trigger language plpgsql as $notify$ ${sql.raw(notify)} $notify$`.execute(
    db,
  )
  for (const [table, { columns, ignoresInserts }] of Object.entries(publicTables)) {
    const update = columns ? `update of ${columns.join()}` : 'update'
    const changes = sql.raw(ignoresInserts ? update : `insert or ${update}`)
    await sql`create trigger notify_of_change after ${changes} or delete on ${sql.table(table)} for each row execute function notify_of_change()`.execute(
      db,
    )
  }
}

// The payload names the writing process, so that it ignores its own notifications, and the changed table. PostgreSQL
// sends equal notifications of one transaction once.
const notify = `begin
  if tg_op <> 'UPDATE' or old is distinct from new then perform pg_notify('${channel}', current_setting('application_name') || ' ' || tg_table_name); end if;
  return null;
end`

type Listener = { onNotice: (part: PublicPart) => void; onLost: () => void }

/**
 * `writer` is the name under which this process writes: see `openDatabase`. Resolves to a function that ends the
 * listening.
 */
export const listenForWrites = async (url: DatabaseUrl, writer: string, { onNotice, onLost }: Listener) => {
  if (!isPostgres(url)) return async () => {}
  const onPayload = (payload: string) => {
    const [from, table = ''] = payload.split(' ')
    if (from !== writer) onNotice(publicTables[table]?.part ?? 'everything')
  }
  return listenToPostgres(url, channel, { onNotice: onPayload, onLost })
}

/** Each call returns whether another process has written to the SQLite file since the last call. Takes microseconds. */
export const watchOtherWriters = <Tables>(db: Kysely<Tables>) => {
  if (!isSqlite(db)) return async () => false
  let seen: number | undefined
  return async () => {
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db)
    const before = seen
    seen = rows[0]?.data_version
    return before !== undefined && before !== seen
  }
}
