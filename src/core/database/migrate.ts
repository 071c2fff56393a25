/**
 * Migrates a database to this version, or refuses a database that this version cannot open. At every start `open.ts`
 * checks the version, and runs this if the database is new or older. If a migration fails, its transaction is rolled
 * back, and the server prints the reason and does not start.
 *
 * The first step makes the tables that `schema/` defines. After the first release no step changes: before the first
 * later change copy the definitions into `migrations/001-schema.ts`. Every later change is a step of its own in
 * `migrations/002-what-it-does.ts`, which exports `up`, imports no code that may change, and is added to `migrations`
 * below. Change `schema/` in the same commit, and add a test that a migrated database has the schema that it defines.
 */
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { up as events } from './migrations/002-events.ts'
import { up as signups } from './migrations/003-signups.ts'
import { up as places } from './migrations/004-places.ts'
import { up as questions } from './migrations/005-questions.ts'
import { up as volunteers } from './migrations/006-volunteers.ts'
import { up as gifts } from './migrations/007-gifts.ts'
import { up as pushSubscriptions } from './migrations/008-push-subscriptions.ts'
import { up as eventLists } from './migrations/009-event-lists.ts'
import { up as testNotices } from './migrations/010-test-notices.ts'
import { up as accountChanges } from './migrations/011-account-changes.ts'
import { up as addressChanges } from './migrations/012-address-changes.ts'
import { createSchema } from './schema/schema.ts'

const migrations: Record<string, Migration> = {
  '001-schema': { up: createSchema },
  '002-events': { up: events },
  '003-signups': { up: signups },
  '004-places': { up: places },
  '005-questions': { up: questions },
  '006-volunteers': { up: volunteers },
  '007-gifts': { up: gifts },
  '008-push-subscriptions': { up: pushSubscriptions },
  '009-event-lists': { up: eventLists },
  '010-test-notices': { up: testNotices },
  '011-account-changes': { up: accountChanges },
  '012-address-changes': { up: addressChanges },
}

/** The message says which version can open it. */
export class UnsupportedVersion extends Error {}

/** Migrates to the latest step, or to `step`. */
export const migrate = async <Any>(db: Kysely<Any>, step?: string) => {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // The usual comparator loads the collation of every language: megabytes of memory for a few names.
    nameComparator: (one, other) => (one < other ? -1 : 1),
  })
  const { error } = step ? await migrator.migrateTo(step) : await migrator.migrateToLatest()
  if (error) throw error
}

/** The names of the completed steps, the latest last; empty for a database without tables. */
export const stepsOf = async <Any>(db: Kysely<Any>) => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db)
  return rows.map(({ name }) => name)
}

/** The numbers of the last steps: `{ from: '001', to: '011' }`. */
export type Upgrade = { from: string; to: string }

/** What `migrate` would do to a database with these steps. */
export const upgradeOf = (steps: string[]): Upgrade => {
  const numberOf = (names: string[]) => names.at(-1)?.slice(0, 3) ?? ''
  return { from: numberOf(steps), to: numberOf(Object.keys(migrations)) }
}

/** For a command, because the older site may still run. */
export const refuseUpgrade = async ({ from, to }: Upgrade) => {
  throw new UnsupportedVersion(
    `The database was made by an older version of Voima (it has the migrations up to ${from}, and this version those up to ${to}). Nothing was changed. The next start of the site upgrades it.`,
  )
}

export const isCurrent = (steps: string[]) => Object.keys(migrations).every((step) => steps.includes(step))

/** `what` is a database or a backup, made by a version with these steps. Throws UnsupportedVersion. */
export const refuseUnsupported = (steps: string[], what: 'database' | 'backup') => {
  const unknown = steps.findLast((step) => !(step in migrations))
  if (!unknown) return
  if (steps.includes('001-first-tables'))
    throw new UnsupportedVersion(
      `The ${what} was made by a much older version of Voima (its last migration is ${unknown}). Nothing was changed. ${what === 'database' ? 'First start' : 'First restore it with'} version f8641572 once, then this version.`,
    )
  throw new UnsupportedVersion(
    `The ${what} was made by a newer version of Voima (it has the migration ${unknown}). Nothing was changed. ${what === 'database' ? 'Start that version, or restore an older backup' : 'Restore it with that version'}.`,
  )
}
