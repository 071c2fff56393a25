/**
 * Stores a visitor's statement that money was sent as a promised gift, thanks the giver, and notifies administrators.
 */
import { randomBytes } from 'node:crypto'
import { foldEmail } from '#shared/email.ts'
import { limits } from '#shared/limits.ts'
import { givePath } from '#shared/paths.ts'
import type { NewGift } from '#shared/shapes/gift.ts'
import { insertNew } from '../database/query.ts'
import type { Database, GiftRow } from '../database/tables.ts'
import { minutes, today } from '../lib/clock.ts'
import { Refused } from '../lib/errors.ts'
import { codeFrom, idFrom, newId } from '../lib/id.ts'
import type { BotCheck, FormSignals } from '../messages/bot-check.ts'
import { sendNotice } from '../notices/notices.ts'
import { noDetails, shownVersion } from './details-row.ts'
import { thanksEmail } from './gift-emails.ts'
import { toGiftPage, typedReference } from './gift-row.ts'
import type { GivingActor, GivingDeps } from './giving-details.ts'

export type PromiseDeps = GivingDeps & { botCheck: BotCheck }

type PromiseOptions = {
  key?: string | undefined
  signals?: FormSignals | undefined
  addressOf: GivingActor['addressOf']
}

const newReference = () => typedReference(codeFrom(randomBytes(limits.giftReference)))

/** Identifies its page. The reference cannot be guessed. */
export const giftPagePath = ({ reference }: Pick<GiftRow, 'reference'>) => `${givePath}/${reference}`

/**
 * Throws NotFound while no giving details are public. The same values with the same idempotency key are one gift; other
 * values are another one.
 */
export const promiseGift = async (deps: PromiseDeps, gift: NewGift, options: PromiseOptions) => {
  const { db, clock, botCheck } = deps
  if (!(await shownVersion(db, clock))) throw noDetails()
  mustBePast(gift.givenOn, today(clock))
  const suspicion = await botCheck.suspicion(options.signals)
  const row = newGiftRow(deps, gift, { key: options.key, isBot: suspicion === 'bot' })
  return db.transaction().execute(async (trx) => {
    if (!(await insertGift(trx, row))) return toGiftPage(await firstOf(trx, row), [])
    if (row.suspicion === null) await tellPeople(deps, trx, row, options)
    return toGiftPage(row, [])
  })
}

/** A giver in another time zone may be a day ahead. */
export const mustBePast = (givenOn: string, today: string) => {
  const latest = new Date(Date.parse(today) + minutes(24 * 60)).toISOString().slice(0, 10)
  if (givenOn > latest) throw new Refused({ givenOn: 'Enter today or an earlier day.' })
  if (givenOn < '2000-01-01') throw new Refused({ givenOn: 'Enter a day in the year 2000 or later.' })
}

export const newGiftRow = (
  { clock }: Pick<GivingDeps, 'clock'>,
  gift: NewGift,
  { key, isBot }: { key: string | undefined; isBot: boolean },
) => {
  const now = clock().toISOString()
  const row: GiftRow = {
    // The key includes the values: after Back, a browser shows the same form again, for another gift.
    id: key ? idFrom(`gift ${key} ${JSON.stringify(gift)}`) : newId(),
    reference: newReference(),
    way: gift.way,
    amount: gift.amount,
    given_on: gift.givenOn,
    last_digits: gift.lastDigits,
    name: gift.name,
    email: gift.email,
    email_key: gift.email ? foldEmail(gift.email) : null,
    suspicion: isBot ? 'bot' : null,
    created_at: now,
    updated_at: now,
    received_at: null,
    received_by: null,
    cancelled_at: null,
    cancelled_by: null,
  }
  return row
}

export const insertGift = (db: Database, row: GiftRow) =>
  insertNew(db, 'gifts', row, 'id').returning('id').executeTakeFirst()

const firstOf = (db: Database, { id }: GiftRow) =>
  db.selectFrom('gifts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const tellPeople = async (deps: PromiseDeps, db: Database, row: GiftRow, { addressOf }: PromiseOptions) => {
  if (row.email) await deps.outbox.queue(db, thanksEmail(row, addressOf(giftPagePath(row))))
  await sendNotice(db, deps, { kind: 'gift', addressOf })
}
