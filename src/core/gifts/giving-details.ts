/**
 * The giving details and their approval by a second administrator: protects the numbers that a thief would change first.
 * A version becomes public when a second administrator has approved it, or a day after it was proposed. The site emails
 * every administrator as soon as it is proposed, and any of them can withdraw it. docs/decisions/0050-giving-details.md
 */
import { displayNameOf } from '#shared/display-name.ts'
import { limits } from '#shared/limits.ts'
import { givingDetailsPath } from '#shared/paths.ts'
import type { GivingDetails } from '#shared/shapes/giving.ts'
import { record } from '../audit/audit-log.ts'
import { countRows, lockRow } from '../database/query.ts'
import type { Database } from '../database/tables.ts'
import type { EmailQueue } from '../email/queue.ts'
import { type Clock, hours, later } from '../lib/clock.ts'
import { Conflict, NotAllowed, NotFound, Refused } from '../lib/errors.ts'
import { newId } from '../lib/id.ts'
import { lockAdministrators, type User } from '../users/user-row.ts'
import {
  approvalHold,
  currentVersion,
  detailsOf,
  listVersions,
  mayApprove,
  shownVersion,
  summaryOf,
  waitingVersions,
} from './details-row.ts'
import { approvedEmail, proposedEmail } from './gift-emails.ts'

export type GivingDeps = {
  db: Database
  clock: Clock
  outbox: Pick<EmailQueue, 'addText' | 'queueToMany' | 'queue'> & { sends: () => Promise<boolean> }
}

/** The acting user. `addressOf` makes the URL of a page of the site, for emails. */
export type GivingActor = { user: User; addressOf: (path: string) => string }

/** Throws Refused for incomplete details, and for details without any way to give. */
const mustBeComplete = (details: GivingDetails) => {
  const { network, number, phoneName, merchantCode, bank, branch, accountName, accountNumber } = details
  const errors: Record<string, string> = {}
  const need = (field: string, value: string, sentence: string) => {
    if (!value) errors[field] = sentence
  }
  if (number || network) {
    need('number', number, 'Enter the mobile money number.')
    need('network', network, 'Enter the network, such as the one of the mobile money number.')
  }
  if (number || network || merchantCode || phoneName)
    need('phoneName', phoneName, 'Enter the name that the phone must show: givers check it before they confirm.')
  if (bank || branch || accountName || accountNumber) {
    need('bank', bank, 'Enter the name of the bank.')
    need('accountName', accountName, 'Enter the name of the account.')
    need('accountNumber', accountNumber, 'Enter the number of the account.')
  }
  if (!number && !merchantCode && !accountNumber)
    errors.number ??= 'Enter at least one way to give: a mobile money number, a merchant code or a bank account.'
  if (Object.keys(errors).length > 0) throw new Refused(errors)
}

/** Two proposals at once wait for each other here, until the transaction ends. */
const lockProposals = (db: Database) =>
  db
    .insertInto('gift_locks')
    .values({ name: 'proposals', last: 0 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ last: eb.ref('gift_locks.last') })))
    .execute()

/** Saves a waiting version. Throws Refused, and Conflict while another one waits. */
const proposeDetails = async (deps: GivingDeps, details: GivingDetails, { user: by, addressOf }: GivingActor) => {
  const { db, clock, outbox } = deps
  mustBeComplete(details)
  const sends = await outbox.sends()
  return db.transaction().execute(async (trx) => {
    await lockProposals(trx)
    if ((await countRows(waitingVersions(trx, clock))) > 0)
      throw new Conflict('Another proposal is waiting. Approve or withdraw it first.')
    const administrators = await lockAdministrators(trx)
    const row = {
      id: newId(),
      details: JSON.stringify(details),
      proposed_by: by.id,
      proposed_at: clock().toISOString(),
      approvers: JSON.stringify(administrators.map(({ id }) => id).filter((id) => id !== by.id)),
      emailed: sends ? administrators.length : 0,
      effective_at: later(clock, hours(limits.givingWaitHours)),
    }
    await trx.insertInto('giving_details').values(row).execute()
    const summary = summaryOf(details)
    await record(trx, clock, 'giving.proposed', summary)
    const email = proposedEmail(displayNameOf(by), summary, row.effective_at, addressOf(givingDetailsPath))
    await toAll(deps, trx, administrators, email)
    return row.id
  })
}

type Email = ReturnType<typeof proposedEmail>

/** Without an email account the emails wait in the outbox, where an administrator can read them. */
const toAll = async ({ outbox }: GivingDeps, db: Database, people: { email: string }[], email: Email) => {
  const text = await outbox.addText(db, email)
  const readers = people.map(({ email: to }) => ({ to }))
  await outbox.queueToMany(db, text, readers)
}

/** Locks the version until the transaction ends. Throws NotFound. */
const lockVersion = (db: Database, id: string) =>
  lockRow(db, 'giving_details', 'id', id, () => new NotFound('There is no such version of the giving details.'))

/**
 * Makes the version public at once. Throws NotAllowed for the proposer, and for anybody who became an administrator
 * later; Conflict while the approver's approval is on hold.
 */
const approveVersion = (deps: GivingDeps, id: string, { user: by, addressOf }: GivingActor) => {
  const { db, clock } = deps
  return db.transaction().execute(async (trx) => {
    await lockProposals(trx)
    const row = await lockVersion(trx, id)
    const administrators = await lockAdministrators(trx)
    if (!mayApprove(row, by.id) || !administrators.some(({ id: administrator }) => administrator === by.id))
      throw new NotAllowed()
    const now = clock().toISOString()
    if (row.withdrawn_at) throw new Conflict('This proposal was withdrawn.')
    if (row.effective_at && row.effective_at <= now) return
    const hold = await approvalHold(trx, clock, by.id)
    if (hold) throw new Conflict(hold.reason)
    const approval = { approved_by: by.id, approved_at: now, effective_at: now }
    await trx.updateTable('giving_details').set(approval).where('id', '=', id).execute()
    const summary = summaryOf(detailsOf(row))
    await record(trx, clock, 'giving.approved', summary)
    await toAll(deps, trx, administrators, approvedEmail(displayNameOf(by), summary, addressOf(givingDetailsPath)))
  })
}

/** Withdraws a proposal, or hides the public version. Any administrator may. */
const withdrawVersion = ({ db, clock }: GivingDeps, id: string, by: User) =>
  db.transaction().execute(async (trx) => {
    await lockProposals(trx)
    const row = await lockVersion(trx, id)
    if (row.withdrawn_at) return
    const now = clock().toISOString()
    const isWaiting = row.effective_at !== null && row.effective_at > now
    if (!isWaiting && (await currentVersion(trx, clock))?.id !== id)
      throw new Conflict('This version is no longer shown.')
    const change = { withdrawn_by: by.id, withdrawn_at: now, ...(isWaiting && { effective_at: null }) }
    await trx.updateTable('giving_details').set(change).where('id', '=', id).execute()
    await record(trx, clock, isWaiting ? 'giving.withdrawn' : 'giving.stopped', summaryOf(detailsOf(row)))
  })

export const createGivingDetails = (deps: GivingDeps) => {
  const { db, clock } = deps
  return {
    /** Undefined if the public sees nothing about giving. */
    current: async () => {
      const row = await shownVersion(db, clock)
      return row && detailsOf(row)
    },
    list: (user: User) => listVersions(db, clock, user.id),
    propose: async (details: GivingDetails, by: GivingActor) => {
      await proposeDetails(deps, details, by)
      return listVersions(db, clock, by.user.id)
    },
    approve: async (id: string, by: GivingActor) => {
      await approveVersion(deps, id, by)
      return listVersions(db, clock, by.user.id)
    },
    withdraw: async (id: string, by: User) => {
      await withdrawVersion(deps, id, by)
      return listVersions(db, clock, by.id)
    },
  }
}
