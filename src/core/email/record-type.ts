/** Emails in the outbox, as a record type. */
import type { RecordType } from '../record-types/record-type.ts'
import { givesAccess } from '../users/user-row.ts'
import { countUntoldChanges } from './account-settings.ts'
import { emailsTo, eraseEmails } from './outbox.ts'

export const emailRecords: RecordType = {
  name: 'outbox',
  tables: ['emails', 'email_texts', 'mail_account', 'mail_account_changes'],
  // No exports: copies are deleted after a month, and the records from which they were sent have the texts.
  person: {
    show: async ({ db }, { email }) => ({
      // A link that lets the recipient sign in is secret.
      emails: (await emailsTo(db, email)).map((each) => (givesAccess(each) ? { ...each, text: '' } : each)),
    }),
    erase: async ({ db }, { email }) => ({ emails: await eraseEmails(db, email) }),
  },
  expire: ({ outbox }) => outbox.expire(),
  tasks: {
    permission: 'outbox.write',
    count: async (db, clock) => ({ untoldMailChange: await countUntoldChanges(db, clock) }),
  },
  startCheck: { newest: ['emails', 'created_at'] },
}
