/** What is kept of somebody who was asked to help to run the site, and has not come. */
import type { AuditEvent } from '#shared/deeds.ts'
import { foldEmail } from '#shared/email.ts'
import type { Database } from '../database/open.ts'
import { toInvitation } from './invitations.ts'

export const invitationOf = async (db: Database, email: string) => {
  const row = await db
    .selectFrom('invitations')
    .selectAll()
    .where('email_key', '=', foldEmail(email))
    .executeTakeFirst()
  return row && toInvitation(row)
}

/** Its link no longer works. Answers how many there were: none or one. */
export const eraseInvitation = async (db: Database, email: string) => {
  const gone = await db.deleteFrom('invitations').where('email_key', '=', foldEmail(email)).returning('id').execute()
  return gone.length
}

/** What the history tells of an address that never ran the site: see docs/decisions/0023. */
export const auditEventsAbout = async (db: Database, email: string) => {
  const rows = await neverJoined(db, email).select(['event', 'at']).orderBy('at').execute()
  return rows.map(({ event, at }) => ({ deed: event as AuditEvent, at }))
}

/** What was done, when and by whom stays. Answers how many deeds it were. */
export const eraseFromAuditLog = async (db: Database, email: string) => {
  const forgotten = await db
    .updateTable('audit_events')
    .set({ subject: 'an address that was erased' })
    .where('id', 'in', neverJoined(db, email).select('id').$asScalar())
    .returning('id')
    .execute()
  return forgotten.length
}

/** Whoever has an account, or did anything here before leaving, ran the site. */
const neverJoined = (db: Database, email: string) => {
  const key = foldEmail(email)
  return db
    .selectFrom('audit_events')
    .where('event', 'in', ['people.invited', 'people.invitation-withdrawn'])
    .where(({ fn }) => fn<string>('lower', ['subject']), '=', key)
    .where(({ not, exists }) => not(exists(db.selectFrom('users').select('id').where('email_key', '=', key))))
    .where(({ not, exists }) => not(exists(ownDeeds(db, key))))
}

const ownDeeds = (db: Database, key: string) =>
  db
    .selectFrom('audit_events as own')
    .select('own.id')
    .where(({ fn }) => fn<string>('lower', ['own.actor']), '=', key)
