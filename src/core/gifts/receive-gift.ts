/**
 * The only code that records a gift as received, whichever screen or call requests it, and the function that cancels a
 * gift. Receipt numbers are gapless (sequential), even with two processes at once: the row of the counter stays locked
 * until the transaction that issues the receipt ends. A receipt is never changed, only cancelled by another one (void;
 * the site pays nothing back, so there is no refund).
 */

import type { NewGift } from '#shared/shapes/gift.ts'
import { record } from '../audit/audit-log.ts'
import { lockRow } from '../database/query.ts'
import type { Database, GiftReceiptRow, GiftRow } from '../database/tables.ts'
import { today } from '../lib/clock.ts'
import { Conflict } from '../lib/errors.ts'
import { mustBeNewest } from '../lib/record-version.ts'
import { cancelEmail, receiptEmail } from './gift-emails.ts'
import { findGift, giftNotFound } from './gift-row.ts'
import type { GivingActor, GivingDeps } from './giving-details.ts'
import { giftPagePath, insertGift, mustBePast, newGiftRow } from './promise-gift.ts'

/** Two changes of one gift wait for each other here, until the transaction ends. Throws NotFound. */
export const lockGift = (db: Database, id: string) => lockRow(db, 'gifts', 'id', id, giftNotFound)

const nextNumber = async (db: Database) => {
  const { last } = await db
    .insertInto('gift_locks')
    .values({ name: 'receipts', last: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ last: eb('gift_locks.last', '+', 1) })))
    .returning('last')
    .executeTakeFirstOrThrow()
  return last
}

type Issue = { gift: GiftRow; at: string; by: string; cancels?: GiftReceiptRow | undefined }

const issueReceipt = async (db: Database, { gift, at, by, cancels }: Issue) => {
  const receipt: GiftReceiptRow = {
    number: await nextNumber(db),
    gift_id: gift.id,
    way: gift.way,
    amount: cancels ? -cancels.amount : gift.amount,
    given_on: gift.given_on,
    issued_at: at,
    issued_by: by,
    cancels: cancels?.number ?? null,
  }
  await db.insertInto('gift_receipts').values(receipt).execute()
  return receipt
}

/**
 * Issues exactly one receipt, and emails it if there is an address. An already received gift is unchanged. Throws Conflict
 * for an outdated version: the receipt would say what nobody has looked at.
 */
export const receiveGift = (deps: GivingDeps, id: string, by: GivingActor, version?: string) =>
  deps.db.transaction().execute(async (trx) => {
    const gift = await lockGift(trx, id)
    if (gift.cancelled_at) throw new Conflict('This gift was cancelled. Ask the giver to tell us of it again.')
    if (gift.received_at) return
    mustBeNewest(version, 'gift', 'gift', await findGift(trx, id))
    await receiveLocked(trx, deps, gift, { ...by, at: deps.clock().toISOString() })
  })

/**
 * Stores a gift that nobody promised, such as cash, with its receipt. Returns its id. The same values with the same
 * idempotency key are one gift. Throws Refused for a day that is still to come.
 */
export const recordReceivedGift = async (deps: GivingDeps, gift: NewGift, by: GivingActor, key?: string) => {
  mustBePast(gift.givenOn, today(deps.clock))
  const row = newGiftRow(deps, gift, { key: key && `received ${key}`, isBot: false })
  await deps.db.transaction().execute(async (trx) => {
    if (await insertGift(trx, row)) await receiveLocked(trx, deps, row, { ...by, at: row.created_at })
  })
  return row.id
}

type Receiving = Pick<GivingDeps, 'clock' | 'outbox'>

const receiveLocked = async (
  trx: Database,
  { clock, outbox }: Receiving,
  gift: GiftRow,
  { user, addressOf, at }: GivingActor & { at: string },
) => {
  const receipt = await issueReceipt(trx, { gift, at, by: user.id })
  const change = { received_at: at, received_by: user.id, updated_at: at }
  await trx.updateTable('gifts').set(change).where('id', '=', gift.id).execute()
  await record(trx, clock, 'gifts.received', String(receipt.number))
  if (gift.email) await outbox.queue(trx, receiptEmail(gift, receipt, addressOf(giftPagePath(gift))))
}

/** A received gift gets a second receipt, which cancels the first. An already cancelled gift is unchanged. */
export const cancelGift = ({ db, clock, outbox }: GivingDeps, id: string, { user, addressOf }: GivingActor) =>
  db.transaction().execute(async (trx) => {
    const gift = await lockGift(trx, id)
    if (gift.cancelled_at) return
    const at = clock().toISOString()
    const cancels = await trx.selectFrom('gift_receipts').selectAll().where('gift_id', '=', id).executeTakeFirst()
    const change = { cancelled_at: at, cancelled_by: user.id, updated_at: at }
    await trx.updateTable('gifts').set(change).where('id', '=', id).execute()
    if (!cancels) return record(trx, clock, 'gifts.cancelled')
    const receipt = await issueReceipt(trx, { gift, at, by: user.id, cancels })
    await record(trx, clock, 'gifts.receipt-cancelled', `${cancels.number}, ${receipt.number}`)
    if (gift.email) await outbox.queue(trx, cancelEmail(gift, receipt, addressOf(giftPagePath(gift))))
  })
