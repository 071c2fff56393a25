/**
 * Subscribers to the newsletter: how visitors subscribe, how bots are stopped, and what users change. The table of
 * contents of this folder.
 */
import { foldEmail } from '#shared/email.ts'
import type { GroupMembers, NewSubscriber, SubscriberGroups, SubscriberImport } from '#shared/shapes/subscriber.ts'
import { formWording } from '#shared/wording/forms.ts'
import { wording } from '#shared/wording.ts'
import { record, whoActs } from '../audit/audit-log.ts'
import type { Database } from '../database/tables.ts'
import { removeWaitingEmails } from '../email/manual-actions.ts'
import type { Clock } from '../lib/clock.ts'
import { Conflict, NotFound, Refused } from '../lib/errors.ts'
import { newId } from '../lib/id.ts'
import { mustBeNewest } from '../lib/record-version.ts'
import type { LinkOf } from '../lib/tokens.ts'
import type { Suspicion } from '../messages/bot-check.ts'
import type { LinkSignature } from '../settings/signed-links.ts'
import { countMisjudged, restoreBounced } from './bounces.ts'
import {
  confirm,
  confirmationPurpose,
  confirmedNow,
  mayBeAsked,
  type Parts,
  sendConfirmation,
  sendWaitingConfirmations,
} from './confirm.ts'
import { addFromWelcome, addToGroup } from './group-members.ts'
import { exportSubscribers, importSubscriberRows } from './import-export.ts'
import { countGroups, countSubscribers, listSubscribers, newestSubscribers } from './list.ts'
import { parseCsv } from './parse-csv.ts'
import {
  type Consent,
  changeSubscriber,
  deleteSubscribers,
  groupNames,
  insertSubscribers,
  lockSubscriber,
  toSubscriber,
  unsentMark,
} from './subscriber-row.ts'
import type { createSteps, Step } from './suppression-list.ts'
import { createUnsubscribe, newsletterPurpose } from './unsubscribe.ts'

type AllParts = Parts & { signature: LinkSignature; inOneStep: ReturnType<typeof createSteps> }

export const createSubscribers = (parts: AllParts) => {
  const { db, clock, signature, inOneStep } = parts
  return {
    /**
     * The same address, in any case, is one subscriber, however often it is sent. Throws Conflict for a form that a bot
     * seems to have filled in: a person sends it again.
     */
    add: (fields: NewSubscriber, options: AddOptions = {}) => add(parts, fields, options),
    sendWaitingConfirmations: (linkOf: LinkOf) => sendWaitingConfirmations(parts, linkOf),
    confirm: (token: string) => inOneStep((step) => confirm(step, token)),
    ...createUnsubscribe(db, clock, signature),
    list: listSubscribers(db),
    counts: () => countSubscribers(db),
    newest: () => newestSubscribers(db),
    groups: () => countGroups(db),
    addToGroup: (members: GroupMembers) => inOneStep((step) => addToGroup(step, members)),
    addFromWelcome: (email: string) => inOneStep((step) => addFromWelcome(step, email)),
    /** Throws NotFound, and Conflict for an outdated version. */
    setGroups: (id: string, change: SubscriberGroups) => inOneStep((step) => setGroups(step, id, change)),
    /** For a subscriber who consented in another way. Saves which user confirmed it, and why. */
    confirmByHand: (id: string, reason: string) => inOneStep((step) => confirmByHand(step, id, reason)),
    /** How many bounced although the mail server did not say that their mailbox is closed. */
    countMisjudged: () => countMisjudged(db),
    restoreBounced: (which: 'all' | 'misjudged') => inOneStep((step) => restoreBounced(step, which)),
    /** Sends another confirmation email, at most one a day. Returns whether it was sent. */
    sendConfirmation: (id: string, linkOf: LinkOf) => sendConfirmation(parts, id, linkOf),
    importSubscribers: (input: SubscriberImport) => inOneStep((step) => importSubscriberRows(step, input)),
    /** The rows of a CSV file. Throws Refused for a damaged file. */
    parseCsv,
    exportSubscribers: () => exportSubscribers(db, clock),
    /** An unsubscribed address stays on the suppression list, as a hash. */
    remove: (id: string) => inOneStep((step) => remove(step, id)),
  }
}

/**
 * The page of the form and whether it promised an email, the suspicion of a bot, the client network, and the target of
 * the confirmation link: without a link no confirmation email is sent.
 */
type AddOptions = {
  page?: string | undefined
  sendsEmail?: boolean
  suspicion?: Suspicion
  linkOf?: LinkOf
  network?: string
}

const add = async (parts: Parts, fields: NewSubscriber, options: AddOptions) => {
  const { db, clock } = parts
  if (options.suspicion === 'bot') throw new Conflict(formWording.isBot)
  const row = await db.transaction().execute((trx) => saveConsent(trx, clock, fields, options))
  // A form that was sent too fast gets its email with the next run of the background job.
  if (options.linkOf && options.suspicion !== 'tooFast' && row.confirm_token_hash === unsentMark)
    await sendConfirmation(parts, row.id, options.linkOf, options.network)
  return toSubscriber(row)
}

/** Anyone can type an address, so the saved consent stays until the owner of the address confirms the new one. */
const saveConsent = async (db: Database, clock: Clock, { email, language }: NewSubscriber, options: AddOptions) => {
  const now = clock().toISOString()
  const agreed: Consent = { ...agreementOn(options), language: language ?? null, agreed_at: now }
  const confirm_token_hash = options.linkOf ? unsentMark : null
  const fresh = { id: newId(), email, email_key: foldEmail(email), created_at: now, ...agreed, confirm_token_hash }
  const [inserted] = await insertSubscribers(db, [fresh])
  const known = inserted ?? (await lockSubscriber(db, 'email_key', fresh.email_key))
  if (!known) throw new Error('A known subscriber could not be found.')
  // A request without a confirmation link changes nothing about a known subscriber.
  const isToBeAsked = !inserted && confirm_token_hash === unsentMark && mayBeAsked(known, clock)
  return isToBeAsked
    ? changeSubscriber(db, known, { pending_consent: JSON.stringify(agreed), confirm_token_hash })
    : known
}

/** The text of the site's own form is known; what another program showed is not. */
const agreementOn = ({ page, sendsEmail = false }: AddOptions) => ({
  source: page ? ('form' as const) : ('api' as const),
  agreed_to: page ? wording.subscribe.agreement(sendsEmail) : null,
  agreed_on: page ?? null,
})

const confirmByHand = async ({ db, clock, suppressions }: Step, id: string, confirm_reason: string) => {
  const row = await lockOrThrow(db, id)
  // Only the subscriber can undo an unsubscribe.
  if (row.unsubscribed_at || (await suppressions.has(db, row.email_key)))
    throw new Refused({
      reason: 'This person has unsubscribed. Only they can subscribe again, with the form on the site.',
    })
  await removeWaitingEmails(db, row.email_key, confirmationPurpose)
  await record(db, clock, 'subscribers.confirmed')
  return toSubscriber(
    await changeSubscriber(db, row, { ...confirmedNow(clock), confirmed_by: whoActs().name, confirm_reason }),
  )
}

const setGroups = async ({ db }: Step, id: string, { groups, version }: SubscriberGroups) => {
  const row = await lockOrThrow(db, id)
  mustBeNewest(version, 'subscriber', 'subscriber', toSubscriber(row))
  return toSubscriber(await changeSubscriber(db, row, { group_names: groupNames(groups) }))
}

const remove = async ({ db, clock, suppressions }: Step, id: string) => {
  const [row] = await deleteSubscribers(db, 'id', [id])
  if (!row) throw missing()
  if (row.unsubscribed_at) await suppressions.add(db, row.email_key)
  await removeWaitingEmails(db, row.email_key, newsletterPurpose, confirmationPurpose)
  await record(db, clock, 'subscribers.deleted')
  return toSubscriber(row)
}

const lockOrThrow = async (db: Database, id: string) => {
  const row = await lockSubscriber(db, 'id', id)
  if (!row) throw missing()
  return row
}

const missing = () => new NotFound('There is no such subscriber.')
