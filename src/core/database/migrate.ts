/**
 * Brings a database to this version, or refuses one that this version cannot open.
 *
 * The first step makes the schema. From the first release on a step never changes: every later change of the schema is a
 * step of its own, `migrations/002-what-it-does.ts`, which exports `up`, imports no code that may change, and is added to
 * `migrations` below. Change the definitions in `schema/` in the same commit: `migrate.test.ts` compares them.
 */
import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { createSchema } from './schema/schema.ts'
import { isFrom031, last031Step, upgradeFrom031 } from './upgrade-from-031.ts'

export const firstStep = '001-schema'

const migrations: Record<string, Migration> = {
  [firstStep]: { up: createSchema },
}

/** The message says which version can open it. */
export class UnsupportedVersion extends Error {}

/** To the latest step, or to an earlier one. */
export const migrate = async <Any>(db: Kysely<Any>, step?: string) => {
  if (isFrom031(await stepsOf(db))) await upgradeFrom031(db, firstStep)
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // The usual comparator loads the collation of every language: megabytes of memory for a few names.
    nameComparator: (one, other) => (one < other ? -1 : 1),
  })
  const { error } = step ? await migrator.migrateTo(step) : await migrator.migrateToLatest()
  if (error) throw error
}

/** By name, the latest at the end; none for a database without tables. */
export const stepsOf = async <Any>(db: Kysely<Any>) => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === 'kysely_migration')) return []
  const done = await (db as unknown as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute()
  return done.map(({ name }) => name)
}

export const isCurrent = (steps: string[]) => Object.keys(migrations).every((step) => steps.includes(step))

/** `what` was made by a version with these steps: a database or a backup. Throws UnsupportedVersion. */
export const refuseUnsupported = (steps: string[], what: 'database' | 'backup') => {
  if (isFrom031(steps)) return
  const unknown = steps.findLast((step) => !(step in migrations))
  if (!unknown) return
  if (steps.includes('001-first-tables') && unknown < last031Step)
    throw new UnsupportedVersion(
      `The ${what} was made by a version of Voima before the first release (its last step is ${unknown}). Nothing was changed: start the version df56519 with it once, then this version.`,
    )
  throw new UnsupportedVersion(
    `The ${what} was made by a newer version of Voima (it has step ${unknown}). Nothing was changed: ${what === 'database' ? 'start that version, or restore an older backup' : 'restore it with that version'}.`,
  )
}
