/** Reads the form *I have sent it*, and sends it to the API. */
import type { ApiClient } from '#page/api-client.ts'
import { amountOf, type GiftWay } from '#shared/giving/gift-values.ts'
import { recordOf } from '#shared/keys.ts'
import { givingWording } from '#shared/wording/giving.ts'
import { botCheckHeader } from '../bot-check/bot-check-header.ts'
import { formKeyOf } from '../form-key.ts'
import { formOf, type Refusal, refusalOf } from '../form-values.ts'

export type SentGift = {
  typed: Record<'amount' | 'way' | 'givenOn' | 'lastDigits' | 'name' | 'email', string>
  refusal: Refusal | undefined
  /** The reference of the saved gift: its page is at /give/{reference}. */
  reference?: string
}

export const sendGift = async (api: ApiClient, request: Request): Promise<SentGift> => {
  const field = await formOf(request)
  const typed = {
    ...recordOf(['way', 'givenOn', 'lastDigits', 'name', 'email'], field),
    amount: field('amount').trim(),
  }
  // An amount that cannot be parsed is rejected by the API together with the other fields.
  const amount = amountOf(typed.amount) ?? 0
  let reference = ''
  const refusal = await refusalOf(async () => {
    const json = { ...typed, amount, way: typed.way as GiftWay }
    const key = await formKeyOf(field, json)
    const response = await api.gifts.$post({
      json,
      header: { ...botCheckHeader(field), ...(key && { 'idempotency-key': key }) },
    })
    if (response.ok) reference = (await response.json()).gift.reference
    return response
  })
  return { typed, refusal: refusal && inCedis(refusal, typed.amount), ...(reference && { reference }) }
}

/** The API uses pesewas, and the form cedis. */
const inCedis = (refusal: Refusal, typed: string): Refusal =>
  refusal.errors.amount
    ? { ...refusal, errors: { ...refusal.errors, amount: givingWording.sent.amountRefused(typed) } }
    : refusal
