/** Reads the form *I have sent it*, and sends it to the API. */
import type { ApiClient } from '#page/api-client.ts'
import { type GiftWay, typedAmount } from '#shared/giving/gift-values.ts'
import { recordOf } from '#shared/keys.ts'
import { formHeader } from '../form-header.ts'
import { formOf, type Refusal, refusalOf } from '../form-values.ts'

export type SentGift = {
  typed: Record<'amount' | 'way' | 'givenOn' | 'lastDigits' | 'name' | 'email', string>
  refusal: Refusal | undefined
  /** The reference of the saved gift: its page is at /give/{reference}. */
  reference?: string
}

export const sendGift = async (api: ApiClient, request: Request): Promise<SentGift> => {
  const field = await formOf(request)
  const typed = recordOf(['amount', 'way', 'givenOn', 'lastDigits', 'name', 'email'], field)
  let reference = ''
  const refusal = await refusalOf(async () => {
    const json = { ...typed, amount: typedAmount(typed.amount), way: typed.way as GiftWay }
    const response = await api.gifts.$post({ json, header: await formHeader(field, json) })
    if (response.ok) reference = (await response.json()).gift.reference
    return response
  })
  return { typed, refusal, ...(reference && { reference }) }
}
