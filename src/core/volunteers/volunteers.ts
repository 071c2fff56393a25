/**
 * People who offer to help: what the form saves, and what users change. Start reading this folder
 * here.
 */
import { volunteering } from '#shared/content/volunteering.ts'
import { limits } from '#shared/limits.ts'
import type { NewVolunteer, PaperVolunteer, VolunteerChange, VolunteerQuery } from '#shared/shapes/volunteer.ts'
import { volunteerAgreementVersion } from '#shared/wording/volunteers.ts'
import { record } from '../audit/audit-log.ts'
import { insertNew } from '../database/query.ts'
import type { Database, VolunteerRow } from '../database/tables.ts'
import type { EmailQueue } from '../email/queue.ts'
import { type Clock, monthsAgo, today } from '../lib/clock.ts'
import { Refused } from '../lib/errors.ts'
import { idFrom, newId } from '../lib/id.ts'
import { mustBeNewest } from '../lib/record-version.ts'
import { hashToken, type LinkOf, newToken } from '../lib/tokens.ts'
import type { BotCheck, FormSignals } from '../messages/bot-check.ts'
import { sendNotice } from '../notices/notices.ts'
import type { RateLimit } from '../settings/rate-limit.ts'
import type { Settings } from '../settings/settings.ts'
import { createKeyedHash } from '../settings/signed-links.ts'
import type { SiteContentStore } from '../site-content/site-content.ts'
import { changedColumns, createOwnEntries, refuseUnknownRoles, sendNewLink, sendOwnLink } from './own-entry.ts'
import { countVolunteers, exportVolunteers, listVolunteers } from './volunteer-list.ts'
import {
  changeVolunteer,
  deleteVolunteers,
  entryColumns,
  lockVolunteer,
  toOwnEntry,
  toVolunteer,
} from './volunteer-row.ts'
import { createVolunteerThreads, type ThreadDeps } from './volunteer-thread.ts'

type Deps = ThreadDeps & {
  db: Database
  clock: Clock
  outbox: EmailQueue
  rates: Pick<RateLimit, 'take'>
  botCheck: BotCheck
  siteContent: Pick<SiteContentStore, 'edited'>
  settings: Settings
}

/** `linkOf`: the address of the person's own link. `addressOf` makes the link in the notice to users. */
type ReceiveOptions = {
  key?: string | undefined
  signals?: FormSignals | undefined
  /** The day on which the person signed a paper list, from which a user types the entry in. */
  agreedOn?: string
  linkOf?: LinkOf
  addressOf?: (path: string) => string
}

export const createVolunteers = (given: Deps) => {
  const deps = { ...given, offeredRoles: () => offeredRolesIn(given.siteContent) }
  const { db, clock } = deps
  return {
    ...createReceive(deps),
    own: createOwnEntries(deps),
    list: (query: VolunteerQuery) => listVolunteers(db, query),
    counts: () => countVolunteers(db),
    ...createVolunteerThreads(deps),
    /** Throws NotFound and Refused. */
    change: (id: string, fields: VolunteerChange) => change(deps, id, fields),
    sendNewLink: (id: string, linkOf: LinkOf) => sendNewLink(deps, id, linkOf),
    remove: (id: string) =>
      db.transaction().execute(async (trx) => {
        const row = await lockVolunteer(trx, 'id', id)
        await deleteVolunteers(trx, [row])
        await record(trx, clock, 'volunteers.deleted')
        return toVolunteer(row)
      }),
    exportCsv: () => exportVolunteers(db, clock),
  }
}

/**
 * Saves a new entry, even if another entry has the same address, so that the response reveals nothing about others.
 * The same entry with the same idempotency key is saved once. Returns the entry with the token of its own link.
 * Throws Refused for a role that is not offered.
 */
const createReceive = (deps: Deps & { offeredRoles: () => Promise<string[]> }) => {
  const { db, clock } = deps
  const tokenOf = createTokens(deps.settings)
  const receive = async (fields: NewVolunteer, options: ReceiveOptions = {}) => {
    refuseUnknownRoles(fields.roles, await deps.offeredRoles())
    const id = options.key ? idFrom(`volunteer ${options.key}`) : newId()
    const token = options.key ? await tokenOf(id) : newToken()
    const now = clock().toISOString()
    const row = {
      ...newRow(fields, { id, token, now, suspicion: await suspicionOf(deps, fields, options) }),
      ...(options.agreedOn && {
        agreed_wording: 'paper',
        agreed_on: options.agreedOn,
        last_word_at: `${options.agreedOn}T00:00:00.000Z`,
      }),
    }
    const isNew = await db.transaction().execute(async (trx) => {
      const { numInsertedOrUpdatedRows } = await insertOnce(trx, row)
      if (!numInsertedOrUpdatedRows) return false
      if (options.agreedOn) await record(trx, clock, 'volunteers.recorded')
      else if (!row.suspicion) await sendNotice(trx, deps, { kind: 'volunteer', addressOf: options.addressOf })
      return true
    })
    if (isNew && !row.suspicion && options.linkOf) await sendOwnLink(deps, row, options.linkOf(token))
    return { volunteer: toOwnEntry(row), token, row }
  }
  return {
    receive,
    /** What a person wrote on a paper list. Throws Refused for a role that is not offered, and for such a day. */
    recordFromPaper: async (
      { agreedOn, ...fields }: PaperVolunteer,
      options: Pick<ReceiveOptions, 'key' | 'linkOf'> = {},
    ) => {
      mustBeRecent(agreedOn, clock)
      return toVolunteer((await receive(fields, { ...options, agreedOn })).row)
    },
  }
}

/** An older entry would be due for deletion. */
const mustBeRecent = (agreedOn: string, clock: Clock) => {
  const [first, last] = [monthsAgo(clock, limits.volunteerMonths).slice(0, 10), today(clock)]
  if (agreedOn <= first || agreedOn > last)
    throw new Refused({
      agreedOn: `The day is ${agreedOn}; it must be one of the last ${limits.volunteerMonths} months.`,
    })
}

const offeredRolesIn = async (siteContent: Deps['siteContent']) => {
  const { roles } = (await siteContent.edited()).volunteering ?? volunteering
  return roles.map(({ name }) => name)
}

const insertOnce = (db: Database, row: VolunteerRow) => insertNew(db, 'volunteers', row, 'id').executeTakeFirstOrThrow()

/** The token of a repeated request: the database has only its hash, and the first response may have been lost. */
const createTokens = (settings: Settings) => {
  const hash = createKeyedHash(settings, 'volunteers.secret')
  return async (id: string) => (await hash(id)).toString('base64url')
}

type Entry = { id: string; token: string; now: string; suspicion: VolunteerRow['suspicion'] }

const newRow = (fields: NewVolunteer, { id, token, now, suspicion }: Entry): VolunteerRow => ({
  id,
  ...entryColumns(fields),
  state: 'new',
  token_hash: hashToken(token),
  agreed_wording: volunteerAgreementVersion,
  agreed_on: null,
  welcomed_at: null,
  welcomed_by: null,
  suspicion,
  created_at: now,
  last_word_at: now,
  updated_at: now,
})

/**
 * A form that was sent too fast is a bot's only if it contains a link, because the browser may fill in a whole form.
 */
const suspicionOf = async ({ botCheck }: Pick<Deps, 'botCheck'>, fields: NewVolunteer, { signals }: ReceiveOptions) => {
  const suspicion = await botCheck.suspicion(signals)
  const hasLink = /\bhttps?:\/\/|\bwww\./i.test(`${fields.name} ${fields.town} ${fields.words}`)
  return suspicion === 'bot' || (suspicion === 'tooFast' && hasLink) ? 'bot' : null
}

/** In these states the organisation has talked with the person. */
const talked: VolunteerRow['state'][] = ['talkedTo', 'welcome']

const change = async (deps: Pick<Deps, 'db' | 'clock' | 'siteContent'>, id: string, fields: VolunteerChange) => {
  const { db, clock, siteContent } = deps
  const { state, version, ...entry } = fields
  const offered = await offeredRolesIn(siteContent)
  return db.transaction().execute(async (trx) => {
    const row = await lockVolunteer(trx, 'id', id)
    mustBeNewest(version, 'entry', 'volunteer', toVolunteer(row))
    const updated_at = clock().toISOString()
    const last_word_at = state && talked.includes(state) ? updated_at : row.last_word_at
    const values = { ...changedColumns(row, entry, offered), state: state ?? row.state, last_word_at, updated_at }
    await record(trx, clock, 'volunteers.changed')
    return toVolunteer(await changeVolunteer(trx, row, values))
  })
}
