/**
 * People who offer to help: what the form saves, and what users change. The table of contents
 * of this folder.
 */
import { volunteering } from '#shared/content/volunteering.ts'
import type { NewVolunteer, VolunteerChange, VolunteerQuery } from '#shared/shapes/volunteer.ts'
import { volunteerAgreementVersion } from '#shared/wording/volunteers.ts'
import { record } from '../audit/audit-log.ts'
import type { Database } from '../database/open.ts'
import type { VolunteerRow } from '../database/tables.ts'
import type { EmailQueue } from '../email/queue.ts'
import type { Clock } from '../lib/clock.ts'
import { newId } from '../lib/id.ts'
import { mustBeNewest } from '../lib/record-version.ts'
import { hashToken, type LinkOf, newToken } from '../lib/tokens.ts'
import type { BotCheck, FormSignals } from '../messages/bot-check.ts'
import { sendNotice } from '../notices/notices.ts'
import type { RateLimit } from '../settings/rate-limit.ts'
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
}

/** `linkOf`: the address of the person's own link. `addressOf` makes the link in the notice to users. */
type ReceiveOptions = {
  signals?: FormSignals | undefined
  linkOf?: LinkOf
  addressOf?: (path: string) => string
}

export const openVolunteers = (given: Deps) => {
  const deps = { ...given, offeredRoles: () => offeredRolesIn(given.siteContent) }
  const { db, clock } = deps
  return {
    /**
     * Saves a new entry, even if another entry has the same address, so that the response reveals nothing about others.
     * Returns the entry with the token of its own link. Throws Refused for a role that is not offered.
     */
    receive: async (fields: NewVolunteer, options: ReceiveOptions = {}) => {
      refuseUnknownRoles(fields.roles, await deps.offeredRoles())
      const token = newToken()
      const row = newRow(fields, {
        token,
        now: clock().toISOString(),
        suspicion: await suspicionOf(deps, fields, options),
      })
      await db.transaction().execute(async (trx) => {
        await trx.insertInto('volunteers').values(row).execute()
        if (!row.suspicion) await sendNotice(trx, deps, { kind: 'volunteer', addressOf: options.addressOf })
      })
      if (!row.suspicion && options.linkOf) await sendOwnLink(deps, row, options.linkOf(token))
      return { volunteer: toOwnEntry(row), token }
    },
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

const offeredRolesIn = async (siteContent: Deps['siteContent']) => {
  const { roles } = (await siteContent.edited()).volunteering ?? volunteering
  return roles.map(({ name }) => name)
}

type Entry = { token: string; now: string; suspicion: VolunteerRow['suspicion'] }

const newRow = (fields: NewVolunteer, { token, now, suspicion }: Entry): VolunteerRow => ({
  id: newId(),
  ...entryColumns(fields),
  state: 'new',
  token_hash: hashToken(token),
  agreed_wording: volunteerAgreementVersion,
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
