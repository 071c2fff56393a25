/**
 * Creates the database schema of this version, every table, index and trigger, in an empty database. The other files of
 * this folder define the tables; `../migrate.ts` says how to change them.
 */
import { type Kysely, sql } from 'kysely'
import { notifyOfChanges } from '../change-notifications.ts'
import { isSqlite } from '../dialect.ts'
import { articleTables } from './articles.ts'
import { emailTables } from './email.ts'
import { eventTables } from './events.ts'
import { giftTables } from './gifts.ts'
import { imageTables, imageUseTables } from './images.ts'
import { messageTables } from './messages.ts'
import { peopleTables } from './people.ts'
import { placeTables } from './places.ts'
import { pushTables } from './push.ts'
import { questionTables } from './questions.ts'
import { searchTables } from './search.ts'
import { signupTables } from './signups.ts'
import { siteTables } from './site.ts'
import { volunteerTables } from './volunteers.ts'

// Each table comes after those that its rows reference.
const tables = [
  peopleTables,
  imageTables,
  articleTables,
  imageUseTables,
  searchTables,
  messageTables,
  emailTables,
  siteTables,
  eventTables,
  signupTables,
  placeTables,
  questionTables,
  volunteerTables,
  giftTables,
  pushTables,
]

export const createSchema = async (db: Kysely<unknown>) => {
  // A SQLite option, which avoids storing the rows twice if the key contains all columns.
  for (const statement of tables.join(';').split(';'))
    await sql.raw(isSqlite(db) ? statement : statement.replace(' without rowid', '')).execute(db)
  await notifyOfChanges(db)
}
