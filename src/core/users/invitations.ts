/**
 * Invitations to join the site's users: an email with a link, valid for `limits.invitationDays` (7), through which the
 * invited person gets an account. There is no open registration (sign-up).
 */

import { foldEmail } from '#shared/email.ts'
import { jobsInWords } from '#shared/job-names.ts'
import { limits } from '#shared/limits.ts'
import { organisationName } from '#shared/organisation-name.ts'
import { jobsIn, roleWith } from '#shared/permissions.ts'
import type { Joining } from '#shared/shapes/account.ts'
import type { Invitation, NewInvitation } from '#shared/shapes/user.ts'
import { actAs, record } from '../audit/audit-log.ts'
import type { Database, InvitationRow } from '../database/tables.ts'
import type { EmailQueue } from '../email/queue.ts'
import { plainEmail } from '../email/template.ts'
import { type Clock, days, later } from '../lib/clock.ts'
import { NotFound, Refused } from '../lib/errors.ts'
import { newId } from '../lib/id.ts'
import { hashToken, type LinkOf, newToken } from '../lib/tokens.ts'
import { mustBeStrong } from './password.ts'
import { hashPassword } from './password-hash.ts'
import { accessEmails, jobFields, rowByEmail, type User } from './user-row.ts'
import { insertUser } from './users.ts'

type InvitationDeps = { db: Database; clock: Clock; outbox: Pick<EmailQueue, 'queue'> }

export const createInvitations = ({ db, clock, outbox }: InvitationDeps) => ({
  /**
   * Queues the email. Returns the link, too, which cannot be read again later. A second invitation replaces the first.
   */
  invite: (by: User, fields: Fields, linkOf: LinkOf) => invite({ db, clock, outbox }, by, fields, linkOf),
  /** For a site without users: no email is sent. Returns the token of the link. A second invitation replaces the first. */
  inviteFirst: async (email: string) => {
    const token = newToken()
    await db.transaction().execute((trx) => saveInvitation(trx, rowOf(clock, { email, role: 'administrator' }, token)))
    return token
  },
  list: async () => (await open(db, clock).orderBy('email_key').execute()).map(toInvitation),
  withdraw: (id: string) =>
    db.transaction().execute(async (trx) => {
      const row = await trx.deleteFrom('invitations').where('id', '=', id).returningAll().executeTakeFirst()
      if (!row) throw new NotFound('There is no such invitation.')
      await record(trx, clock, 'people.invitation-withdrawn', row.email)
      return toInvitation(row)
    }),
  find: async (token: string) => toInvitation(await byToken(db, clock, token)),
  /** Throws Refused({ password }) for a weak password; the link stays valid. */
  accept: (joining: Joining) => accept(db, clock, joining),
})

type Fields = Pick<NewInvitation, 'email' | 'jobs'> & { role?: string | undefined }

const lifetime = days(limits.invitationDays)

const open = (db: Database, clock: Clock) =>
  db
    .selectFrom('invitations')
    .selectAll()
    .where('expires_at', '>', clock().toISOString())
    // Otherwise an invitation from before the clock was set back would be valid for too long.
    .where('expires_at', '<=', later(clock, 2 * lifetime))

const byToken = async (db: Database, clock: Clock, token: string) => {
  const row = await open(db, clock).where('token_hash', '=', hashToken(token)).executeTakeFirst()
  if (!row) throw new NotFound('There is no such invitation.')
  return row
}

const invite = async ({ db, clock, outbox }: InvitationDeps, by: User, fields: Fields, linkOf: LinkOf) => {
  const token = newToken()
  const row = rowOf(clock, fields, token)
  const { email } = fields
  await db.transaction().execute(async (trx) => {
    if (await rowByEmail(trx, email)) throw new Refused({ email: `${email} already has an account.` })
    await saveInvitation(trx, row)
    await outbox.queue(trx, emailTo(row, by, linkOf(token)))
    await record(trx, clock, 'people.invited', email)
  })
  return { invitation: toInvitation(row), link: linkOf(token) }
}

const rowOf = (clock: Clock, { email, jobs, role = '' }: Fields, token: string): InvitationRow => ({
  id: newId(),
  email,
  email_key: foldEmail(email),
  role: roleWith(jobs ?? jobsIn(role)),
  token_hash: hashToken(token),
  created_at: clock().toISOString(),
  expires_at: later(clock, lifetime),
})

const saveInvitation = (db: Database, row: InvitationRow) =>
  db
    .insertInto('invitations')
    .values(row)
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet(row))
    .execute()

const emailTo = ({ email: to, role }: InvitationRow, by: User, link: string) => ({
  ...plainEmail({
    to,
    subject: `Your invitation to the ${organisationName()} website`,
    lines: [
      `${by.name ? `${by.name} (${by.email})` : by.email} has invited you to help run ${organisationName()}’s website: ${jobsInWords(jobsIn(role))}.`,
      { text: 'Choose a password', link },
      `The link works once, and expires after ${limits.invitationDays} days. It is for you alone: please do not pass it on.`,
      'If you did not expect this invitation, please ignore this email.',
    ],
  }),
  purpose: accessEmails.invitation,
  isUrgent: true,
  isSecret: true,
})

const accept = async (db: Database, clock: Clock, { token, password, name }: Joining) => {
  const { id, email, role } = await byToken(db, clock, token)
  await mustBeStrong(password, email)
  const password_hash = await hashPassword(password)
  return db.transaction().execute(async (trx) => {
    const mine = await trx.deleteFrom('invitations').where('id', '=', id).returning('id').executeTakeFirst()
    if (!mine) throw new NotFound('There is no such invitation.')
    await actAs({ email, name }, () => record(trx, clock, 'people.joined'))
    return insertUser(trx, clock, { email, name: name ?? null, password_hash, role })
  })
}

const toInvitation = (row: InvitationRow): Invitation => ({
  _id: row.id,
  email: row.email,
  ...jobFields(row),
  createdAt: row.created_at,
  endsAt: row.expires_at,
})

/** The pending invitation of an address, for a request for personal data. */
export const invitationOf = async (db: Database, email: string) => {
  const row = await db
    .selectFrom('invitations')
    .selectAll()
    .where('email_key', '=', foldEmail(email))
    .executeTakeFirst()
  return row && toInvitation(row)
}

/** Returns how many invitations were erased: 0 or 1. */
export const eraseInvitation = async (db: Database, email: string) => {
  const removed = await db.deleteFrom('invitations').where('email_key', '=', foldEmail(email)).returning('id').execute()
  return removed.length
}

/** The audit events about an address that never had an account: see docs/decisions/0023. */
export const auditEventsAbout = async (db: Database, email: string) => {
  const rows = await neverJoined(db, email).select(['event', 'at']).orderBy('at').execute()
  return rows.map(({ event, at }) => ({ event, at }))
}

/** Removes the address from events; their action, time and actor stay. Returns how many events were changed. */
export const eraseFromAuditLog = async (db: Database, email: string) => {
  const changed = await db
    .updateTable('audit_events')
    .set({ subject: 'an address that was erased' })
    .where('id', 'in', neverJoined(db, email).select('id').$asScalar())
    .returning('id')
    .execute()
  return changed.length
}

/** An address counts as joined when it has an account, or recorded audit events of its own before it was removed. */
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
