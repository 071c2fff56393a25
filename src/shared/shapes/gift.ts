/**
 * The schemas of gifts (donations): what a giver sends, what administrators see and change, and the page of one gift.
 */
import { z } from 'zod'
import { country } from '../country/country.ts'
import { amountText, giftStates, giftWays, maxGift } from '../giving/gift-values.ts'
import { limits } from '../limits.ts'
import {
  countsOf,
  forCreating,
  namedShape,
  optionalText,
  PageQuery,
  pageFields,
  plainText,
  reachableEmailOrNone,
} from './fields.ts'
import { Version } from './version.ts'

const { currency } = country

/** People type whole units of the currency. */
const amountError = ({ input }: { input?: unknown }) =>
  input === ''
    ? 'Enter the amount, like 20 or 20.50.'
    : `Enter an amount from 0.01 to ${amountText(maxGift)} ${currency.name}, like 20 or 20.50.`
const Amount = z
  .int({ error: amountError })
  .min(1, { error: amountError })
  .max(maxGift, { error: amountError })
  .meta({ description: `In hundredths of the currency (${currency.hundredth})`, example: 2_000 })

const Day = z.iso
  .date('Enter the day on which the money was given.')
  .meta({ description: 'The day on which the giver gave or sent the money' })

const { min, max } = limits.giftDigits
const LastDigits = z
  .string({ error: 'The last digits must be text.' })
  .trim()
  .regex(new RegExp(`^(?:\\d{${min},${max}})?$`), `Enter ${min} to ${max} digits, or leave this empty.`)
  .meta({ description: 'The last digits of the transaction number' })

const name = plainText('name', limits.name)

const fields = {
  way: z.enum(giftWays),
  amount: Amount,
  givenOn: Day,
  lastDigits: LastDigits,
  name,
  email: reachableEmailOrNone,
}

export const NewGift = forCreating(fields, { lastDigits: '', name: '', email: '' })
export type NewGift = z.infer<typeof NewGift>

/** A gift that a user records after it has arrived. */
export const ReceivedGift = NewGift.extend({ way: fields.way.default('cash') })

/** The fields of PATCH: an absent field is not changed. */
export const GiftChange = z.object({ ...fields, version: Version }).partial()
export type GiftChange = z.infer<typeof GiftChange>

export const GiftReceipt = namedShape('GiftReceipt', {
  number: z.int().min(1),
  amount: z.int().meta({ description: 'In hundredths; negative on a receipt that cancels another one' }),
  issuedAt: z.iso.datetime(),
  cancels: z.int().optional().meta({ description: 'The number of the receipt that this one cancels' }),
})
export type GiftReceipt = z.infer<typeof GiftReceipt>

/** The page of a gift, for the person who has its reference: no email address. */
export const GiftPage = namedShape('GiftPage', {
  reference: z.string(),
  state: z.enum(giftStates),
  way: z.enum(giftWays),
  amount: z.int(),
  givenOn: z.iso.date(),
  lastDigits: z.string(),
  name: z.string(),
  receivedAt: z.iso.datetime().optional(),
  receipts: z.array(GiftReceipt),
})
export type GiftPage = z.infer<typeof GiftPage>

export const Gift = GiftPage.extend({
  _id: z.string(),
  email: z.string(),
  looksAutomatic: z.boolean().meta({ description: 'A robot may have filled in the form: nobody was emailed' }),
  version: Version,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
  receivedBy: z.string().optional(),
  cancelledAt: z.iso.datetime().optional(),
}).meta({ id: 'Gift' })
export type Gift = z.infer<typeof Gift>

export const GiftCounts = countsOf(giftStates).meta({ id: 'GiftCounts' })
export type GiftCounts = z.infer<typeof GiftCounts>

export const GiftsQuery = PageQuery.extend({
  state: z.enum(giftStates).optional(),
  search: optionalText('search', limits.inboxSearch).meta({
    description: 'A name, an email address, a reference, a receipt number, the last digits, or an amount such as 20.50',
  }),
})
export type GiftsQuery = z.infer<typeof GiftsQuery>

export const Gifts = z.object({ gifts: z.array(Gift), ...pageFields, counts: GiftCounts })
