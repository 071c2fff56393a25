/** Maps a volunteer to its row and back, and finds, changes and deletes rows. */
import { type Region, regions } from '#shared/country/regions.ts'
import { foldEmail } from '#shared/email.ts'
import { foldText } from '#shared/fold.ts'
import { isKeyOf } from '#shared/keys.ts'
import { limits } from '#shared/limits.ts'
import type { NewVolunteer, OwnEntry, OwnEntryChange, Volunteer } from '#shared/shapes/volunteer.ts'
import { lockRow } from '../database/query.ts'
import type { Database, VolunteerRow } from '../database/tables.ts'
import { eraseEmailsById } from '../email/outbox.ts'
import { monthsAgo } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'
import { fingerprintOf } from '../lib/record-version.ts'

/** The last nine digits, so that 024… and +233 24… are the same number; null for no number. */
export const phoneKey = (phone: string) => phone.replace(/\D/g, '').slice(-9) || null

/** The columns that a person fills in. */
export const entryColumns = (fields: NewVolunteer) => {
  const { name, email, phone, town, region, roles, days, languages, isAdult, words } = fields
  return {
    name,
    email: email || null,
    email_key: email ? foldEmail(email) : null,
    phone: phone || null,
    phone_key: phoneKey(phone),
    town,
    region: region || null,
    roles: JSON.stringify(roles),
    days: JSON.stringify(days),
    languages: JSON.stringify(languages),
    is_adult: isAdult ? 1 : 0,
    words,
    search_key: foldText([name, town, regionName(region), ...roles, email, phone].join(' ')),
  }
}

const regionName = (region: Region | '') => (isKeyOf(regions, region) ? regions[region] : '')

const entryOf = (row: VolunteerRow): NewVolunteer => ({
  name: row.name,
  email: row.email ?? '',
  phone: row.phone ?? '',
  town: row.town,
  region: row.region ?? '',
  roles: JSON.parse(row.roles),
  days: JSON.parse(row.days),
  languages: JSON.parse(row.languages),
  isAdult: row.is_adult === 1,
  words: row.words,
})

/** The entry after a change. */
export const changedEntry = (row: VolunteerRow, change: OwnEntryChange): NewVolunteer => {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  return { ...entryOf(row), ...given }
}

export const toOwnEntry = (row: VolunteerRow): OwnEntry => ({
  ...entryOf(row),
  createdAt: row.created_at,
  endsAt: monthsAgo(() => new Date(row.last_word_at), -limits.volunteerMonths),
})

export const toVolunteer = (row: VolunteerRow): Volunteer => ({
  _id: row.id,
  ...toOwnEntry(row),
  state: row.state,
  version: fingerprintOf([row.state, entryOf(row)]),
  isSuspicious: row.suspicion !== null,
  agreedWording: row.agreed_wording,
  agreedOn: row.agreed_on ?? undefined,
  welcomedAt: row.welcomed_at ?? undefined,
  welcomedBy: row.welcomed_by ?? undefined,
  lastWordAt: row.last_word_at,
  updatedAt: row.updated_at,
})

/** To be called in a transaction. Locks the volunteer until the transaction ends. Throws NotFound. */
export const lockVolunteer = (db: Database, column: 'id' | 'token_hash', value: string) =>
  lockRow(db, 'volunteers', column, value, volunteerNotFound)

export const changeVolunteer = async (db: Database, row: VolunteerRow, values: Partial<VolunteerRow>) => {
  await db.updateTable('volunteers').set(values).where('id', '=', row.id).execute()
  return { ...row, ...values }
}

/** The `purpose` of the emails to a volunteer in the outbox. */
export const ownLinkPurpose = 'volunteer: own link'

/** To be called in a transaction. Deletes entries with their notes, our replies and the emails to them. */
export const deleteVolunteers = async (db: Database, rows: Pick<VolunteerRow, 'id' | 'email_key'>[]) => {
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return
  const replies = await db.selectFrom('volunteer_replies').select('email_id').where('volunteer_id', 'in', ids).execute()
  await eraseEmailsById(
    db,
    replies.map(({ email_id }) => email_id),
  )
  await db.deleteFrom('volunteers').where('id', 'in', ids).execute()
  for (const { email_key } of rows) if (email_key) await eraseLinkEmails(db, email_key)
}

/** Another entry with the same address keeps its email. */
const eraseLinkEmails = async (db: Database, email_key: string) => {
  const other = await db.selectFrom('volunteers').select('id').where('email_key', '=', email_key).executeTakeFirst()
  if (!other) await eraseEmailsById(db, await linkEmails(db, email_key))
}

/** The ids of the emails with an own link to this address. */
export const linkEmails = async (db: Database, email_key: string, after = '') => {
  const rows = await db
    .selectFrom('emails')
    .innerJoin('email_texts', 'email_texts.id', 'emails.text_id')
    .select('emails.id')
    .where('emails.email_key', '=', email_key)
    .where('email_texts.purpose', '=', ownLinkPurpose)
    .where('emails.created_at', '>', after)
    .execute()
  return rows.map(({ id }) => id)
}

export const volunteerNotFound = () => new NotFound('There is no such volunteer.')
