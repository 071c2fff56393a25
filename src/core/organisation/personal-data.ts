/**
 * Personal data on request (GDPR, Act 843): exports all data that is stored about an email address (right of access),
 * and erases it (right to erasure).
 */
import { foldEmail } from '#shared/email.ts'
import type { ErasedData, PersonalData } from '#shared/shapes/personal-data.ts'
import { record } from '../audit/audit-log.ts'
import type { Database } from '../database/open.ts'
import { emailsTo, eraseEmails } from '../email/outbox.ts'
import type { Clock } from '../lib/clock.ts'
import { deleteMessages, toMessage } from '../messages/message-row.ts'
import { messagesFrom } from '../messages/retention.ts'
import { repliesAndNotesOf } from '../messages/threads.ts'
import type { Settings } from '../settings/settings.ts'
import { eraseSubscriber, findSubscriber, toSubscriber } from '../subscribers/subscriber-row.ts'
import { createSteps, type Step } from '../subscribers/suppression-list.ts'
import { auditEventsAbout, eraseFromAuditLog, eraseInvitation, invitationOf } from '../users/invitations.ts'
import { givesAccess } from '../users/user-row.ts'

export const createPersonalData = (db: Database, clock: Clock, settings: Settings) => {
  const inOneStep = createSteps(db, clock, settings)
  return {
    /** The case of the address does not matter. */
    about: (email: string) => inOneStep((step) => about(step, email)),
    /** Erases everything in one transaction, except an account: an administrator removes accounts. */
    erase: (email: string) => inOneStep((step) => erase(step, email)),
  }
}

const about = async ({ db, clock, suppressions }: Step, email: string): Promise<PersonalData> => {
  await record(db, clock, 'privacy.shown')
  const messages = await messagesFrom(db, email).selectAll().orderBy('created_at').orderBy('id').execute()
  const subscriber = await findSubscriber(db, email)
  return {
    email,
    messages: await Promise.all(
      messages.map(async (row) => ({ ...toMessage(row), ...(await repliesAndNotesOf(db, row.id)) })),
    ),
    subscriber: subscriber && toSubscriber(subscriber),
    // A link that lets the reader sign in is for this person alone.
    emails: (await emailsTo(db, email)).map((each) => (givesAccess(each) ? { ...each, text: '' } : each)),
    invitation: await invitationOf(db, email),
    history: await auditEventsAbout(db, email),
    consents: await consentsBy(db, email),
    account: await accountOf(db, email),
    isSuppressed: await suppressions.has(db, foldEmail(email)),
  }
}

const erase = async ({ db, clock, suppressions }: Step, email: string): Promise<ErasedData> => {
  await record(db, clock, 'privacy.erased')
  const wasSubscribed = await eraseSubscriber(db, email)
  // Otherwise the next import of an old list would send newsletters to this address again.
  if (wasSubscribed) await suppressions.add(db, foldEmail(email))
  return {
    messages: (await deleteMessages(db, messagesFrom(db, email).select('id').$asScalar())).length,
    subscribers: Number(wasSubscribed),
    emails: await eraseEmails(db, email),
    invitations: await eraseInvitation(db, email),
    history: await eraseFromAuditLog(db, email),
    hasAccount: (await accountOf(db, email)) !== undefined,
  }
}

/**
 * Consents are stored as long as their images: without them no user could tell who had asked the people in the image.
 */
const consentsBy = async (db: Database, email: string) => {
  const rows = await db
    .selectFrom('images')
    .select(['id', 'consent_at'])
    .where((make) => make(make.fn<string>('lower', ['consent_by']), '=', foldEmail(email)))
    .orderBy('consent_at')
    .execute()
  return rows.map(({ id, consent_at: at }) => ({ picture: id, at: at ?? '' }))
}

const accountOf = async (db: Database, email: string) => {
  const row = await db
    .selectFrom('users')
    .select(['email', 'role', 'created_at'])
    .where('email_key', '=', foldEmail(email))
    .executeTakeFirst()
  return row && { email: row.email, role: row.role, createdAt: row.created_at }
}
