/** Emails in the outbox, as a record type. */
import { deliverabilityPath, outboxPath } from '#shared/paths.ts'
import type { RecordType } from '../record-types/record-type.ts'
import { givesAccess } from '../users/user-row.ts'
import { countUntoldChanges } from './account-settings.ts'
import { emailsTo, eraseEmails } from './outbox.ts'

export const emailRecords: RecordType = {
  name: 'outbox',
  tables: ['emails', 'email_texts', 'mail_account', 'mail_account_changes'],
  api: {
    paths: ['/outbox', '/deliverability'],
    lacks: { create: 'The site queues an email when something happens that needs one.' },
  },
  permissions: ['outbox.read', 'outbox.write'],
  adminPages: [outboxPath, `${outboxPath}/:id`, deliverabilityPath],
  exports: {
    not: 'Copies of sent email are deleted after a month. The export has their texts in the records from which they were sent.',
  },
  person: {
    show: async ({ db }, { email }) => ({
      // A link that lets the recipient sign in is secret.
      emails: (await emailsTo(db, email)).map((each) => (givesAccess(each) ? { ...each, text: '' } : each)),
    }),
    erase: async ({ db }, { email }) => ({ emails: await eraseEmails(db, email) }),
  },
  expire: ({ outbox }) => outbox.tidy(),
  history: 'email',
  search: { not: 'Emails are private.' },
  sitemap: { not: 'Emails are private.' },
  dashboard: {
    fields: ['mail'],
    tasks: {
      permission: 'outbox.write',
      count: async (db, clock) => ({ untoldMailChange: await countUntoldChanges(db, clock) }),
    },
  },
  launch: { steps: ['mail'] },
  startCheck: { newest: ['emails', 'created_at'] },
}
