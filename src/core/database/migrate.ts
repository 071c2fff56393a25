/**
 * Migrates a database to this version, or refuses a database that this version cannot open, such as that of a newer
 * version (downgrade). At every start `open.ts` checks the version, and runs this if the database is new or older. If a
 * migration fails, its transaction is rolled back, and the server prints the reason and does not start. No migration
 * goes back (`down`): a rollback restores the backup from before (`scripts/voima/rollback.mjs`).
 *
 * The first migration creates the tables that `schema/` defines. After the release of 1.0 no migration changes. Every
 * later change is a migration of its own in `migrations/023-what-it-does.ts`, which exports `up`, imports no code that
 * may change, and is added to `migrations` below. Change `schema/` in the same commit, and add a test that a migrated
 * database has the schema that it defines.
 */
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { hasTable } from './dialect.ts'
import { isEarlierStep, isUpgradable, upgradeEarlierTables } from './earlier-versions.ts'
import { up as schema } from './migrations/013-schema.ts'
import { up as feedPaths } from './migrations/014-feed-paths.ts'
import { up as knownSignIns } from './migrations/015-known-sign-ins.ts'
import { up as openPoints } from './migrations/016-open-points.ts'
import { up as byHand } from './migrations/018-by-hand.ts'
import { up as jobs } from './migrations/019-jobs.ts'
import { up as missedWords } from './migrations/020-missed-words.ts'
import { up as redirects } from './migrations/021-redirects.ts'
import { up as siteImports } from './migrations/022-site-imports.ts'

const migrations: Record<string, Migration> = {
  '013-schema': { up: schema },
  '014-feed-paths': { up: feedPaths },
  '015-known-sign-ins': { up: knownSignIns },
  '016-open-points': { up: openPoints },
  '018-by-hand': { up: byHand },
  '019-jobs': { up: jobs },
  '020-missed-words': { up: missedWords },
  '021-redirects': { up: redirects },
  '022-site-imports': { up: siteImports },
}

/** For a database of a version before 1.0, the first migration changes the tables that it has. */
const migrationsFor = (steps: string[]): Record<string, Migration> => {
  if (!steps.some(isEarlierStep)) return migrations
  const done = Object.fromEntries(steps.map((step) => [step, { up: async () => {} }]))
  return { ...done, ...migrations, '013-schema': { up: (db) => upgradeEarlierTables(db, steps) } }
}

/** The message says which version can open it. */
export class UnsupportedVersion extends Error {}

/** Migrates to the latest step, or to `step`. */
export const migrate = async <Any>(db: Kysely<Any>, step?: string) => {
  const known = migrationsFor(await stepsOf(db))
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => known },
    // The usual comparator loads the collation of every language: megabytes of memory for a few names.
    nameComparator: (one, other) => (one < other ? -1 : 1),
  })
  const { error } = step ? await migrator.migrateTo(step) : await migrator.migrateToLatest()
  if (error) throw error
}

/** The names of the completed steps, the latest last; empty for a database without tables. */
export const stepsOf = async <Any>(db: Kysely<Any>) => {
  if (!(await hasTable(db, 'kysely_migration'))) return []
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
  if (isUpgradable(steps)) return
  const unknown = steps.findLast((step) => !(step in migrations))
  if (!unknown) return
  if (steps.includes('001-first-tables') || isEarlierStep(unknown))
    throw new UnsupportedVersion(
      `The ${what} was made by a much older version of Voima (its last migration is ${unknown}). Nothing was changed. ${what === 'database' ? 'First start' : 'First restore it with'} version f8641572 once, then this version.`,
    )
  throw new UnsupportedVersion(
    `The ${what} was made by a newer version of Voima (it has the migration ${unknown}). Nothing was changed. ${what === 'database' ? 'Start that version, or restore an older backup' : 'Restore it with that version'}.`,
  )
}
