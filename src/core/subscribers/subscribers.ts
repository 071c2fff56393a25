/** Who asked for the newsletter, and who of them said so twice. */
import { foldEmail } from '#shared/email.ts'
import type { NewSubscriber, ReaderImport } from '#shared/shapes/subscriber.ts'
import { wording } from '#shared/wording.ts'
import { record, whoActs } from '../audit/audit-log.ts'
import type { Database } from '../database/open.ts'
import { removeWaitingEmails } from '../email/manual-actions.ts'
import type { Clock } from '../lib/clock.ts'
import { NotFound, Refused } from '../lib/errors.ts'
import { newId } from '../lib/id.ts'
import type { LinkOf } from '../lib/tokens.ts'
import type { Suspicion } from '../messages/bot-check.ts'
import type { LinkSignature } from '../settings/signed-links.ts'
import {
  confirm,
  confirmationPurpose,
  confirmedNow,
  mayBeAsked,
  type Parts,
  sendConfirmation,
  sendWaitingConfirmations,
} from './confirm.ts'
import { exportSubscribers, importSubscriberRows } from './import-export.ts'
import { countSubscribers, listSubscribers, newestSubscribers } from './list.ts'
import { deleteUnconfirmed } from './retention.ts'
import {
  type Consent,
  changeSubscriber,
  deleteSubscribers,
  insertSubscribers,
  lockSubscriber,
  suspiciousMark,
  toBeAskedMark,
  toSubscriber,
} from './subscriber-row.ts'
import type { createSteps, Step } from './suppression-list.ts'
import { createUnsubscribe, newsletterPurpose } from './unsubscribe.ts'

type AllParts = Parts & { signature: LinkSignature; inOneStep: ReturnType<typeof createSteps> }

export const createSubscribers = (parts: AllParts) => {
  const { db, clock, signature, inOneStep } = parts
  return {
    /** Twice is once: the same address, in whatever email case, stays one subscriber. */
    add: (fields: NewSubscriber, wish: Wish = {}) => add(parts, fields, wish),
    sendWaitingConfirmations: (linkOf: LinkOf) => sendWaitingConfirmations(parts, linkOf),
    confirm: (token: string) => inOneStep((step) => confirm(step, token)),
    ...createUnsubscribe(db, clock, signature),
    list: listSubscribers(db),
    counts: () => countSubscribers(db),
    newest: () => newestSubscribers(db),
    /** Of somebody who said yes in another way. It is kept who said so, and why. */
    confirmByHand: (id: string, reason: string) => inOneStep((step) => confirmByHand(step, id, reason)),
    /** Another email to confirm, at most one a day. Answers whether it was sent. */
    sendConfirmation: (id: string, linkOf: LinkOf) => sendConfirmation(parts, id, linkOf),
    importSubscribers: (asked: ReaderImport) => inOneStep((step) => importSubscriberRows(step, asked)),
    exportSubscribers: () => exportSubscribers(db, clock),
    /** That somebody has left stays known, without the address. */
    remove: (id: string) => inOneStep((step) => remove(step, id)),
    tidy: () => deleteUnconfirmed(db, clock),
  }
}

/** From which page of the site, how it looked, and where a link to confirm leads: without it nobody is asked. */
type Wish = { page?: string | undefined; suspicion?: Suspicion; linkOf?: LinkOf }

const add = async (parts: Parts, fields: NewSubscriber, wish: Wish) => {
  const { db, clock } = parts
  const row = await db.transaction().execute((trx) => keepWish(trx, clock, fields, wish))
  if (wish.linkOf && wish.suspicion !== 'tooFast' && row.confirm_token_hash === toBeAskedMark)
    await sendConfirmation(parts, row.id, wish.linkOf)
  return toSubscriber(row)
}

/** Anybody may type an address: what is on record stays until its owner says yes to what was asked for now. */
const keepWish = async (db: Database, clock: Clock, { email, language }: NewSubscriber, wish: Wish) => {
  const now = clock().toISOString()
  const agreed: Consent = { ...agreementOn(wish.page), language: language ?? null, agreed_at: now }
  const confirm_token_hash = markFor(wish)
  const fresh = { id: newId(), email, email_key: foldEmail(email), created_at: now, ...agreed, confirm_token_hash }
  const [inserted] = await insertSubscribers(db, [fresh])
  const known = inserted ?? (await lockSubscriber(db, 'email_key', fresh.email_key))
  if (!known) throw new Error('A subscriber who was there is not there.')
  // A robot changes nothing about whoever is known.
  const isToBeAsked = !inserted && confirm_token_hash === toBeAskedMark && mayBeAsked(known, clock)
  return isToBeAsked
    ? changeSubscriber(db, known, { pending_consent: JSON.stringify(agreed), confirm_token_hash })
    : known
}

/** Whoever was in haste is asked a little later, when others have been; a robot's address only by a person. */
const markFor = ({ suspicion, linkOf }: Wish) => {
  if (suspicion === 'robot') return suspiciousMark
  return linkOf ? toBeAskedMark : null
}

/** The words of the form are ours; what another program showed is not known. */
const agreementOn = (page: string | undefined) => ({
  source: page ? ('form' as const) : ('api' as const),
  agreed_to: page ? wording.subscribe.agreement : null,
  agreed_on: page ?? null,
})

const confirmByHand = async ({ db, clock, marks }: Step, id: string, confirm_reason: string) => {
  const row = await held(db, id)
  // Whoever has left comes back by themselves or not at all.
  if (row.unsubscribed_at || (await marks.has(db, row.email_key)))
    throw new Refused({ reason: 'This person has left. Only they can come back, by the form on the site.' })
  await removeWaitingEmails(db, row.email_key, confirmationPurpose)
  await record(db, clock, 'subscribers.confirmed')
  return toSubscriber(
    await changeSubscriber(db, row, { ...confirmedNow(clock), confirmed_by: whoActs().name, confirm_reason }),
  )
}

const remove = async ({ db, clock, marks }: Step, id: string) => {
  const [row] = await deleteSubscribers(db, 'id', [id])
  if (!row) throw missing()
  if (row.unsubscribed_at) await marks.keep(db, row.email_key)
  await removeWaitingEmails(db, row.email_key, newsletterPurpose, confirmationPurpose)
  await record(db, clock, 'subscribers.deleted')
  return toSubscriber(row)
}

const held = async (db: Database, id: string) => {
  const row = await lockSubscriber(db, 'id', id)
  if (!row) throw missing()
  return row
}

const missing = () => new NotFound('There is no such subscriber.')
