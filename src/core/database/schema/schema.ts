/**
 * Creates the database schema of this version, every table, index and trigger, in an empty database. The other files of
 * this folder define the tables; `../migrate.ts` says how to change them.
 */
import { type Kysely, sql } from 'kysely'
import { notifyOfChanges } from '../change-notifications.ts'
import { isSqlite } from '../dialect.ts'
import { articleTables } from './articles.ts'
import { emailTables } from './email.ts'
import { imageTables, imageUseTables } from './images.ts'
import { messageTables } from './messages.ts'
import { peopleTables } from './people.ts'
import { searchTables } from './search.ts'
import { siteTables } from './site.ts'

// A table stands after those that its rows reference.
const tables = [
  peopleTables,
  imageTables,
  articleTables,
  imageUseTables,
  searchTables,
  messageTables,
  emailTables,
  siteTables,
]

/**
 * What the public sees: a change of these rows is notified to every process of the site. A newsletter is public from
 * the moment at which it is sent.
 */
const publicTables = [
  { table: 'articles' },
  { table: 'images' },
  { table: 'newsletters', column: 'started_at' },
  { table: 'settings' },
  { table: 'site_content' },
]

export const createSchema = async (db: Kysely<unknown>) => {
  // The option is SQLite's own, and saves storing the rows of a table that is all key twice.
  for (const statement of tables.join(';').split(';'))
    await sql.raw(isSqlite(db) ? statement : statement.replace(' without rowid', '')).execute(db)
  await notifyOfChanges(db, publicTables)
}
