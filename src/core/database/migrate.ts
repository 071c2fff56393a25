/** Brings a database to this version, or refuses one that a newer version made. */
import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import * as firstTables from './migrations/001-first-tables.ts'
import * as sourcesAndLanguages from './migrations/002-sources-and-languages.ts'
import * as search from './migrations/003-search.ts'
import * as pictureFiles from './migrations/004-picture-files.ts'
import * as listParts from './migrations/005-list-parts.ts'
import * as sharedByProcesses from './migrations/006-shared-by-processes.ts'
import * as backups from './migrations/007-backups.ts'
import * as outbox from './migrations/008-outbox.ts'
import * as people from './migrations/009-people.ts'
import * as history from './migrations/010-history.ts'
import * as byAddress from './migrations/011-by-address.ts'
import * as imported from './migrations/012-imported.ts'
import * as publishing from './migrations/013-publishing.ts'
import * as writing from './migrations/014-writing.ts'
import * as addresses from './migrations/015-addresses.ts'
import * as namesInLists from './migrations/016-names-in-lists.ts'
import * as pictureLibrary from './migrations/017-picture-library.ts'
import * as pictureUploads from './migrations/018-picture-uploads.ts'
import * as siteWords from './migrations/019-site-words.ts'
import * as readers from './migrations/020-readers.ts'
import * as subscribers from './migrations/023-subscribers.ts'
import * as campaigns from './migrations/024-campaigns.ts'
import * as inbox from './migrations/028-inbox.ts'
import * as answers from './migrations/029-answers.ts'
import * as tagsForEditors from './migrations/030-tags-for-editors.ts'
import * as keptConsent from './migrations/031-kept-consent.ts'
import type { Tables } from './tables.ts'

const migrations: Record<string, Migration> = {
  '001-first-tables': firstTables,
  '002-sources-and-languages': sourcesAndLanguages,
  '003-search': search,
  '004-picture-files': pictureFiles,
  '005-list-parts': listParts,
  '006-shared-by-processes': sharedByProcesses,
  '007-backups': backups,
  '008-outbox': outbox,
  '009-people': people,
  '010-history': history,
  '011-by-address': byAddress,
  '012-imported': imported,
  '017-picture-library': pictureLibrary,
  '018-picture-uploads': pictureUploads,
  '013-publishing': publishing,
  '014-writing': writing,
  '015-addresses': addresses,
  '016-names-in-lists': namesInLists,
  '019-site-words': siteWords,
  '020-readers': readers,
  '023-subscribers': subscribers,
  '024-campaigns': campaigns,
  '028-inbox': inbox,
  '029-answers': answers,
  '030-tags-for-editors': tagsForEditors,
  '031-kept-consent': keptConsent,
}

export class NewerDatabase extends Error {}

/** To this version's last step, or to an earlier one. */
export const migrate = async <Any>(db: Kysely<Any>, step?: string) => {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // The usual one asks for the order of letters in every language: megabytes of memory for a dozen names.
    nameComparator: (one, other) => (one < other ? -1 : 1),
  })
  const { error } = step ? await migrator.migrateTo(step) : await migrator.migrateToLatest()
  if (error) throw error
}

/** By name, the last one at the end. */
export const stepsOf = async <Any>(db: Kysely<Any>) => {
  const done = await (db as unknown as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute()
  return done.map(({ name }) => name)
}

export const unknownStep = (steps: string[]) => steps.find((step) => !(step in migrations))
export const missingStep = (steps: string[]) => Object.keys(migrations).find((step) => !steps.includes(step))

/** Only reads. Throws NewerDatabase. */
export const refuseNewer = async (db: Kysely<Tables>) => {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === 'kysely_migration')) return
  const unknown = unknownStep(await stepsOf(db))
  if (unknown)
    throw new NewerDatabase(
      `The database was made by a newer version of Voima (it has step ${unknown}). Nothing was changed: start that version, or restore an older backup.`,
    )
}
