/** Where answers to our emails go: to the reply-to address of the reply settings, or to that of the contact page. */
import { isExampleContact } from '#shared/content/frame.ts'
import type { SiteContent } from '#shared/content/types.ts'
import type { Database } from '../database/tables.ts'
import { createSettings } from './settings.ts'

export const replyToSetting = 'messages.reply-to'

/** Undefined: they reach nobody. Reads only with `db`, so that a transaction needs no second connection. */
export const findReplyAddress = async (db: Database) =>
  (await createSettings(db).find(replyToSetting)) || (await contactAddress(db))

/** Undefined while the site content still has the example address. */
const contactAddress = async (db: Database) => {
  const row = await db.selectFrom('site_content').select('fields').where('section', '=', 'contact').executeTakeFirst()
  const contact: SiteContent['contact'] | undefined = row && JSON.parse(row.fields)
  return contact && !isExampleContact(contact) ? contact.email : undefined
}
