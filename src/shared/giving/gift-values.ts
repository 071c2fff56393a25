/** Gifts (donations): the ways to give, their states, and amounts: in hundredths of the currency, such as pesewas. */
import { country } from '../country/country.ts'
import { thousands } from '../format.ts'

export const giftWays = ['mobile', 'merchant', 'bank', 'cash', 'other'] as const
export type GiftWay = (typeof giftWays)[number]

export const giftStates = ['promised', 'received', 'cancelled'] as const
export type GiftState = (typeof giftStates)[number]

/** In hundredths of the currency. */
export const maxGift = 100_000_000

/** 123450 becomes 1,234.50, without the currency, which `shared/wording/giving.ts` adds. */
export const amountText = (hundredths: number) => {
  const positive = Math.abs(hundredths)
  const rest = String(positive % 100).padStart(2, '0')
  return `${hundredths < 0 ? '−' : ''}${thousands(Math.floor(positive / 100))}${rest === '00' ? '' : `.${rest}`}`
}

/** Parses typed amounts: `20`, `20.5`, `1,000`, `GH¢ 20.50`. Undefined for anything else. */
export const amountOf = (typed: string) => {
  const digits = typed
    .replace(country.currency.sign, '')
    .replace(/^\s*(?:gh[¢₵c]?s?|¢|₵)\.?/i, '')
    .replace(/\s/g, '')
  const match = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{1,2}))?$/.exec(digits)
  if (!match) return undefined
  const [, whole = '', part = ''] = match
  const hundredths = Number(whole.replaceAll(',', '')) * 100 + Number(part.padEnd(2, '0'))
  return Number.isSafeInteger(hundredths) ? hundredths : undefined
}

/** For the API, which refuses text that is no amount. */
export const typedAmount = (text: string) => (amountOf(text) ?? text.trim()) as number
