import { Kysely, PostgresDialect, sql } from 'kysely'
import { Pool } from 'pg'
import { expect, test } from 'vitest'
import { postgres } from '#test/databases.ts'
import { withLock } from './dialect.ts'

// The process that starts second waits while the first adds articles with pictures, which may take minutes.
test('a process waits for another longer than its statements may take, and keeps its timeout', async () => {
  const database = await postgres.openEmpty()
  const open = (timeout: number) =>
    new Kysely<object>({
      dialect: new PostgresDialect({
        pool: new Pool({ connectionString: database.settings.DATABASE_URL, statement_timeout: timeout, max: 1 }),
      }),
    })
  const [first, second] = [open(0), open(50)]
  const started = Promise.withResolvers<void>()
  const isWaiting = sql<{ is: boolean }>`
    select exists (select from pg_stat_activity
      where datname = current_database() and wait_event = 'advisory' and clock_timestamp() - query_start > '150 ms') as is`
  const working = withLock(first, async () => {
    started.resolve()
    await expect.poll(async () => (await isWaiting.execute(watching)).rows[0]?.is).toBe(true)
    return 'first'
  })
  const watching = open(0)
  await started.promise
  expect(await Promise.all([withLock(second, async () => 'second'), working])).toEqual(['second', 'first'])
  const { rows } = await sql`show statement_timeout`.execute(second)
  expect(rows).toEqual([{ statement_timeout: '50ms' }])
  for (const db of [first, second, watching]) await db.destroy()
  await database.close()
})
