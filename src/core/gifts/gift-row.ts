/** Maps a gift with its receipts to its rows and back; its dates determine its state. Lists and counts gifts. */
import { matches } from '#shared/fold.ts'
import { amountOf, type GiftState, giftStates } from '#shared/giving/gift-values.ts'
import type { Gift, GiftCounts, GiftPage, GiftReceipt, GiftsQuery } from '#shared/shapes/gift.ts'
import { countEach, countRows } from '../database/query.ts'
import type { Database, GiftReceiptRow, GiftRow } from '../database/tables.ts'
import { NotFound } from '../lib/errors.ts'
import { fingerprintOf } from '../lib/record-version.ts'
import { pageOf, readPageOf } from '../paging/page.ts'
import { userNames } from './details-row.ts'

export const giftNotFound = () => new NotFound('There is no such gift.')

export const giftStateOf = ({ received_at, cancelled_at }: GiftRow): GiftState => {
  if (cancelled_at) return 'cancelled'
  return received_at ? 'received' : 'promised'
}

const toReceipt = ({ number, amount, issued_at, cancels }: GiftReceiptRow): GiftReceipt => ({
  number,
  amount,
  issuedAt: issued_at,
  cancels: cancels ?? undefined,
})

/** Without the email address, because anybody with the reference can open the page. */
export const toGiftPage = (row: GiftRow, receipts: GiftReceiptRow[]): GiftPage => ({
  reference: row.reference,
  state: giftStateOf(row),
  way: row.way,
  amount: row.amount,
  givenOn: row.given_on,
  lastDigits: row.last_digits,
  name: row.name,
  receivedAt: row.received_at ?? undefined,
  receipts: receipts.map(toReceipt),
})

/** What the form of a gift shows. */
const giftVersionOf = (row: GiftRow) => {
  const { way, amount, given_on, last_digits, name, email } = row
  return fingerprintOf([giftStateOf(row), way, amount, given_on, last_digits, name, email])
}

export const toGift = (row: GiftRow, receipts: GiftReceiptRow[], names = new Map<string, string>()): Gift => ({
  ...toGiftPage(row, receipts),
  _id: row.id,
  email: row.email,
  version: giftVersionOf(row),
  looksAutomatic: row.suspicion !== null,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  receivedBy: names.get(row.received_by ?? ''),
  cancelledAt: row.cancelled_at ?? undefined,
})

/** The oldest first: a receipt, and then the one that cancels it. */
const receiptsOf = async (db: Database, ids: string[]) =>
  ids.length === 0
    ? []
    : db.selectFrom('gift_receipts').selectAll().where('gift_id', 'in', ids).orderBy('number').execute()

export const withReceipts = async (db: Database, rows: GiftRow[]): Promise<Gift[]> => {
  const ids = rows.map(({ id }) => id)
  const [receipts, names] = [await receiptsOf(db, ids), await userNames(db)]
  const ofGift = (id: string) => receipts.filter(({ gift_id }) => gift_id === id)
  return rows.map((row) => toGift(row, ofGift(row.id), names))
}

export const findGift = async (db: Database, id: string) => {
  const row = await db.selectFrom('gifts').selectAll().where('id', '=', id).executeTakeFirst()
  const [gift] = row ? await withReceipts(db, [row]) : []
  if (!gift) throw giftNotFound()
  return gift
}

/** By its reference, in any case, with or without hyphens. */
export const findGiftPage = async (db: Database, typed: string) => {
  const row = await db.selectFrom('gifts').selectAll().where('reference', '=', typedReference(typed)).executeTakeFirst()
  if (!row) throw giftNotFound()
  return toGiftPage(row, await receiptsOf(db, [row.id]))
}

export const typedReference = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[^2-9A-HJ-NP-Z]/g, '')
    .replace(/(.{4})(?=.)/g, '$1-')

export const giftsInState = (db: Database, state: GiftState | undefined) => {
  const all = db.selectFrom('gifts')
  if (state === 'cancelled') return all.where('cancelled_at', 'is not', null)
  if (state === 'received') return all.where('cancelled_at', 'is', null).where('received_at', 'is not', null)
  return state ? all.where('cancelled_at', 'is', null).where('received_at', 'is', null) : all
}

/** Matches a reference, a receipt number, the last digits, an amount, or the giver's name or email address. */
const matcherFor = async (db: Database, search: string) => {
  const number = /^\d{1,9}$/.test(search) ? Number(search) : -1
  const receipt = await db.selectFrom('gift_receipts').select('gift_id').where('number', '=', number).executeTakeFirst()
  const [reference, amount] = [typedReference(search), amountOf(search)]
  return (row: GiftRow) =>
    row.reference === reference ||
    row.last_digits === search ||
    row.amount === amount ||
    row.id === receipt?.gift_id ||
    // Digits are a number of the gift: many addresses contain some.
    (/\p{L}/u.test(search) && matches(`${row.name} ${row.email}`, search))
}

/** The newest first. A search reads every gift of the state. */
export const listGifts = async (db: Database, { state, search, page, limit }: GiftsQuery) => {
  const newest = giftsInState(db, state).selectAll().orderBy('created_at', 'desc').orderBy('id', 'desc')
  if (!search) return readPageOf(newest, { page, limit }, (rows) => withReceipts(db, rows))
  const all = (await newest.execute()).filter(await matcherFor(db, search))
  const { found, ...position } = pageOf(all, page, limit)
  return { found: await withReceipts(db, found), ...position }
}

export const countGifts = (db: Database): Promise<GiftCounts> =>
  countEach(giftStates, (state) => countRows(giftsInState(db, state)))
