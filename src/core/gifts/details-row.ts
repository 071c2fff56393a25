/** Maps a version of the giving details to its row and back, and decides which version the public sees. */
import { displayNameOf } from '#shared/display-name.ts'
import { limits } from '#shared/limits.ts'
import { GivingDetails, type GivingVersion } from '#shared/shapes/giving.ts'
import type { Database, GivingDetailsRow } from '../database/tables.ts'
import { lastAccountChange } from '../email/account-settings.ts'
import { ago, type Clock, hours } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'
import { addressUndoEnd } from '../users/address-changes.ts'

export const noDetails = () => new NotFound('There is nothing here.')

export const detailsOf = ({ details }: Pick<GivingDetailsRow, 'details'>): GivingDetails =>
  GivingDetails.parse(JSON.parse(details))

/**
 * The last version that has taken effect. A stopped version also hides the earlier ones, because their numbers may be
 * lost or closed.
 */
export const currentVersion = (db: Database, clock: Clock) =>
  db
    .selectFrom('giving_details')
    .selectAll()
    .where('effective_at', '<=', clock().toISOString())
    .orderBy('effective_at', 'desc')
    .orderBy('proposed_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Undefined if the public sees nothing about giving. */
export const shownVersion = async (db: Database, clock: Clock) => {
  const row = await currentVersion(db, clock)
  return row && row.withdrawn_at === null ? row : undefined
}

/** The versions that wait for their approval or for their date: at most one, because a second proposal is refused. */
export const waitingVersions = (db: Database, clock: Clock) =>
  db.selectFrom('giving_details').where('effective_at', '>', clock().toISOString()).where('withdrawn_at', 'is', null)

const approversOf = ({ approvers }: Pick<GivingDetailsRow, 'approvers'>): string[] => JSON.parse(approvers)

/** The list contains neither the proposer nor anybody who became an administrator later. */
export const mayApprove = (row: GivingDetailsRow, userId: string) =>
  row.proposed_by !== userId && approversOf(row).includes(userId)

type ApprovalHold = NonNullable<GivingVersion['hold']>

const holdReasons = {
  emailAccount: `The email account of the website was changed less than ${limits.givingWaitHours} hours ago. Until a day has passed, nobody can approve giving details.`,
  address: `The address of your account was changed less than ${limits.addressUndoDays} days ago, and the change can still be undone. Until then, you cannot approve giving details.`,
  password: `Your password was reset less than ${limits.givingWaitHours} hours ago. Until a day has passed, you cannot approve giving details.`,
}

/**
 * Somebody who can read this user's email, or all email of the site, could otherwise approve their own proposal. Undefined
 * if the user's approval counts.
 */
export const approvalHold = async (db: Database, clock: Clock, userId: string): Promise<ApprovalHold | undefined> => {
  const wait = hours(limits.givingWaitHours)
  const until = (at: string) => new Date(Date.parse(at) + wait).toISOString()
  const changedAt = await lastAccountChange(db, clock, wait)
  if (changedAt) return { until: until(changedAt), reason: holdReasons.emailAccount }
  const undoEnd = await addressUndoEnd(db, clock, userId)
  if (undoEnd) return { until: undoEnd, reason: holdReasons.address }
  const user = await db.selectFrom('users').select('password_reset_at').where('id', '=', userId).executeTakeFirst()
  const resetAt = user?.password_reset_at
  return resetAt && resetAt > ago(clock, wait) ? { until: until(resetAt), reason: holdReasons.password } : undefined
}

type Viewer = {
  hold: ApprovalHold | undefined
  currentId: string | undefined
  userId: string
  now: string
  names: Map<string, string>
}

const stateOf = (row: GivingDetailsRow, { currentId, now }: Pick<Viewer, 'currentId' | 'now'>) => {
  if (row.effective_at === null) return 'withdrawn'
  if (row.effective_at > now) return 'waiting'
  if (row.withdrawn_at !== null) return 'stopped'
  return row.id === currentId ? 'current' : 'earlier'
}

const toVersion = (row: GivingDetailsRow, viewer: Viewer): GivingVersion => {
  const nameOf = (id: string | null) => (id === null ? undefined : viewer.names.get(id))
  const state = stateOf(row, viewer)
  return {
    _id: row.id,
    state,
    details: detailsOf(row),
    proposedBy: nameOf(row.proposed_by),
    proposedAt: row.proposed_at,
    emailed: row.emailed,
    approvedBy: nameOf(row.approved_by),
    approvedAt: row.approved_at ?? undefined,
    effectiveAt: row.effective_at ?? undefined,
    withdrawnBy: nameOf(row.withdrawn_by),
    withdrawnAt: row.withdrawn_at ?? undefined,
    mayApprove: state === 'waiting' && mayApprove(row, viewer.userId) && !viewer.hold,
    hold: state === 'waiting' ? viewer.hold : undefined,
  }
}

/** The newest first. */
export const listVersions = async (db: Database, clock: Clock, userId: string) => {
  const rows = await db
    .selectFrom('giving_details')
    .selectAll()
    .orderBy('proposed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(100)
    .execute()
  const viewer = {
    currentId: (await currentVersion(db, clock))?.id,
    userId,
    hold: await approvalHold(db, clock, userId),
    now: clock().toISOString(),
    names: await userNames(db),
  }
  return rows.map((row) => toVersion(row, viewer))
}

export const userNames = async (db: Database) => {
  const users = await db.selectFrom('users').select(['id', 'email', 'name']).execute()
  return new Map(users.map((user) => [user.id, displayNameOf(user)]))
}

/** For the history: the ways to give, each with only the last three digits. */
export const summaryOf = ({ network, number, merchantCode, bank, accountNumber }: GivingDetails) =>
  [
    number && `${network} …${number.slice(-3)}`,
    merchantCode && `merchant code …${merchantCode.slice(-3)}`,
    accountNumber && `${bank} …${accountNumber.slice(-3)}`,
  ]
    .filter(Boolean)
    .join(', ')

/** Whether giving details are public, or a gift is stored. */
export const hasGifts = async (db: Database, clock: Clock) =>
  (await shownVersion(db, clock)) !== undefined ||
  (await db.selectFrom('gifts').select('id').limit(1).executeTakeFirst()) !== undefined
