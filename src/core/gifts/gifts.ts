/**
 * Gifts of money (donations), without a payment service, so there is no webhook. Start reading this folder here.
 * `giving-details.ts` guards what the public sees, `promise-gift.ts` stores what givers say, and `receive-gift.ts`
 * issues the receipts.
 */
import { foldEmail } from '#shared/email.ts'
import { amountText } from '#shared/giving/gift-values.ts'
import type { GiftChange, GiftsQuery, NewGift } from '#shared/shapes/gift.ts'
import { record } from '../audit/audit-log.ts'
import { csvLine, csvStart } from '../export/csv.ts'
import { cachedUntilChange } from '../lib/cached-until-change.ts'
import type { ChangeEvents } from '../lib/change-events.ts'
import { today } from '../lib/clock.ts'
import { Conflict } from '../lib/errors.ts'
import { mustBeNewest } from '../lib/record-version.ts'
import { shownVersion } from './details-row.ts'
import { countGifts, findGift, findGiftPage, giftStateOf, listGifts } from './gift-row.ts'
import { createGivingDetails, type GivingActor, type GivingDeps } from './giving-details.ts'
import { mustBePast, type PromiseDeps, promiseGift } from './promise-gift.ts'
import { cancelGift, lockGift, receiveGift, recordReceivedGift } from './receive-gift.ts'

type GiftDeps = PromiseDeps & { changes: ChangeEvents }

export const createGifts = (deps: GiftDeps) => {
  const { db } = deps
  return {
    details: publicDetails(deps),
    promise: (gift: NewGift, options: Parameters<typeof promiseGift>[2]) => promiseGift(deps, gift, options),
    page: (reference: string) => findGiftPage(db, reference),
    list: (query: GiftsQuery) => listGifts(db, query),
    counts: () => countGifts(db),
    find: (id: string) => findGift(db, id),
    change: async (id: string, change: GiftChange) => {
      await changeGift(deps, id, change)
      return findGift(db, id)
    },
    receive: async (id: string, by: GivingActor, version?: string) => {
      await receiveGift(deps, id, by, version)
      return findGift(db, id)
    },
    recordReceived: async (gift: NewGift, by: GivingActor, key?: string) =>
      findGift(db, await recordReceivedGift(deps, gift, by, key)),
    cancel: async (id: string, by: GivingActor) => {
      await cancelGift(deps, id, by)
      return findGift(db, id)
    },
    csv: () => csvOf(deps),
  }
}

const publicDetails = (deps: GiftDeps) => {
  const { db, clock } = deps
  let known: string | undefined
  return {
    ...createGivingDetails(deps),
    isOpen: cachedUntilChange(async () => (await shownVersion(db, clock)) !== undefined, deps.changes),
    /** A version takes effect by time, without a call, so a background job checks for it. */
    noticeEffective: async () => {
      const shown = (await shownVersion(db, clock))?.id ?? ''
      if (known !== undefined && known !== shown) deps.changes.notifyChanged('everything')
      known = shown
    },
  }
}

/** Name and address may always change. The data of a receipt is fixed once it is issued. Throws Conflict. */
const changeGift = (
  { db, clock }: GivingDeps,
  id: string,
  { email, givenOn, lastDigits, version, ...change }: GiftChange,
) =>
  db.transaction().execute(async (trx) => {
    const gift = await lockGift(trx, id)
    mustBeNewest(version, 'gift', 'gift', await findGift(trx, id))
    const isFixed = giftStateOf(gift) !== 'promised'
    if (isFixed && (change.amount ?? change.way ?? givenOn) !== undefined)
      throw new Conflict('The receipt says this, so it cannot be changed. Cancel the gift instead.')
    if (givenOn) mustBePast(givenOn, today(clock))
    const columns = {
      ...change,
      ...(givenOn !== undefined && { given_on: givenOn }),
      ...(lastDigits !== undefined && { last_digits: lastDigits }),
      ...(email !== undefined && { email, email_key: email ? foldEmail(email) : null }),
      updated_at: clock().toISOString(),
    }
    await trx.updateTable('gifts').set(columns).where('id', '=', id).execute()
    await record(trx, clock, 'gifts.changed')
  })

const csvColumns = [
  ...['reference', 'state', 'way', 'amount', 'given on', 'last digits', 'name', 'email'],
  ...['promised at', 'received at', 'cancelled at', 'receipt', 'cancelling receipt'],
]

/** All gifts, the newest first, for spreadsheets. Amounts are in the currency of the site. */
const csvOf = async ({ db, clock }: GivingDeps) => {
  await record(db, clock, 'gifts.exported')
  const lines = [csvStart + csvLine(csvColumns)]
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { found, totalPages } = await listGifts(db, { page, limit: 1_000 })
    pages = totalPages
    lines.push(...found.map((gift) => csvLine(cellsOf(gift))))
  }
  return lines.join('')
}

const cellsOf = (gift: Awaited<ReturnType<typeof findGift>>) => {
  const { reference, state, way, amount, givenOn, lastDigits, name, email, createdAt, receipts } = gift
  const cells = [reference, state, way, amountText(amount).replaceAll(',', ''), givenOn, lastDigits, name, email]
  const numbers = receipts.map(({ number }) => String(number))
  return [...cells, createdAt, gift.receivedAt ?? '', gift.cancelledAt ?? '', numbers[0] ?? '', numbers[1] ?? '']
}
