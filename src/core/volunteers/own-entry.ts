/**
 * A person's own link to the entry that they sent: it shows, changes and deletes the entry. Only a hash of its token is
 * stored. The link is sent only to the address in the entry; a user can send a new one, which ends the old one.
 */
import { rates as allowed } from '#shared/rate-limits.ts'
import type { OwnEntryChange } from '#shared/shapes/volunteer.ts'
import { contactNeeded, volunteerEmails } from '#shared/wording/volunteers.ts'
import { record } from '../audit/audit-log.ts'
import type { Database, VolunteerRow } from '../database/tables.ts'
import type { EmailQueue } from '../email/queue.ts'
import { plainEmail } from '../email/template.ts'
import { ago, type Clock, days } from '../lib/clock.ts'
import { Refused } from '../lib/errors.ts'
import { hashToken, type LinkOf, newToken } from '../lib/tokens.ts'
import type { RateLimit } from '../settings/rate-limit.ts'
import {
  changedEntry,
  changeVolunteer,
  deleteVolunteers,
  entryColumns,
  linkEmails,
  lockVolunteer,
  ownLinkPurpose,
  toOwnEntry,
  toVolunteer,
  volunteerNotFound,
} from './volunteer-row.ts'

export type OwnEntryDeps = {
  db: Database
  clock: Clock
  outbox: Pick<EmailQueue, 'queue'>
  rates: Pick<RateLimit, 'take'>
  /** The names of the roles that the form offers. */
  offeredRoles: () => Promise<string[]>
}

/** Every function throws NotFound for an invalid or expired link. */
export const createOwnEntries = (deps: OwnEntryDeps) => {
  const { db, clock } = deps
  return {
    find: async (token: string) => {
      const row = await db
        .selectFrom('volunteers')
        .selectAll()
        .where('token_hash', '=', hashToken(token))
        .executeTakeFirstOrThrow(volunteerNotFound)
      return { volunteer: toOwnEntry(row), roles: await rolesFor(deps, row) }
    },
    /** The person changed the entry, so it is stored for another year. */
    change: async (token: string, change: OwnEntryChange) => {
      const offered = await deps.offeredRoles()
      return db.transaction().execute(async (trx) => {
        const row = await lockVolunteer(trx, 'token_hash', hashToken(token))
        const last_word_at = clock().toISOString()
        const columns = { ...changedColumns(row, change, offered), last_word_at, updated_at: last_word_at }
        return toOwnEntry(await changeVolunteer(trx, row, columns))
      })
    },
    remove: (token: string) =>
      db.transaction().execute(async (trx) => {
        await deleteVolunteers(trx, [await lockVolunteer(trx, 'token_hash', hashToken(token))])
        await record(trx, clock, 'volunteers.withdrawn')
      }),
  }
}

/** The roles that the form offers, and those that this person chose before. */
const rolesFor = async ({ offeredRoles }: OwnEntryDeps, row: VolunteerRow) => {
  const chosen: string[] = JSON.parse(row.roles)
  return [...new Set([...(await offeredRoles()), ...chosen])]
}

/** Throws Refused for a role that is not offered, and if both phone and email are missing. */
export const changedColumns = (row: VolunteerRow, change: OwnEntryChange, offered: string[]) => {
  const entry = changedEntry(row, change)
  refuseUnknownRoles(entry.roles, [...offered, ...JSON.parse(row.roles)])
  if (!entry.email && !entry.phone) throw new Refused({ phone: contactNeeded })
  return entryColumns(entry)
}

export const refuseUnknownRoles = (roles: string[], offered: string[]) => {
  const unknown = roles.find((role) => !offered.includes(role))
  if (unknown !== undefined)
    throw new Refused({ roles: `"${unknown}" is not one of the roles. The roles are: ${offered.join('; ')}.` })
}

/**
 * Sends the link to the address in the entry, at most once a day to one address, and not during a flood of entries, so
 * that nobody can fill another person's mailbox. To be called after the transaction of the entry.
 */
export const sendOwnLink = async ({ db, clock, outbox, rates }: OwnEntryDeps, row: VolunteerRow, link: string) => {
  const { email, email_key } = row
  if (!email || !email_key) return
  if ((await linkEmails(db, email_key, ago(clock, days(1)))).length > 0) return
  const shares = [
    { rate: { name: 'ownLinkPerAddress', ...allowed.ownLinkPerAddress }, whose: email_key },
    { rate: { name: 'ownLinks', ...allowed.ownLinks }, whose: 'everybody' },
  ]
  if ((await rates.take(...shares)) > 0) return
  await outbox.queue(db, linkEmail(email, link))
}

/** Ends the old link. Throws NotFound, and Refused for an entry without an email address. */
export const sendNewLink = (deps: OwnEntryDeps, id: string, linkOf: LinkOf) =>
  deps.db.transaction().execute(async (trx) => {
    const row = await lockVolunteer(trx, 'id', id)
    if (!row.email) throw new Refused({ email: 'This entry has no email address to which a link could be sent.' })
    const token = newToken()
    await deps.outbox.queue(trx, linkEmail(row.email, linkOf(token)))
    await record(trx, deps.clock, 'volunteers.link-sent')
    return toVolunteer(await changeVolunteer(trx, row, { token_hash: hashToken(token) }))
  })

const linkEmail = (to: string, link: string) => ({
  ...plainEmail({
    to,
    subject: volunteerEmails.linkSubject(),
    lines: [
      volunteerEmails.thanks(),
      { text: volunteerEmails.link, link },
      volunteerEmails.warning,
      volunteerEmails.notYou,
    ],
  }),
  purpose: ownLinkPurpose,
  isSecret: true,
})
