/** Matches the columns of an imported table with a subscriber's fields. */

import { foldEmail, isEmail } from '#shared/email.ts'
import { languageTags } from '#shared/languages.ts'
import type { ImportedSubscriber } from '#shared/shapes/subscriber.ts'

/** The index of the column for each field; -1: none. */
export type Columns = { email: number; language: number; agreedAt: number; consent: number }

export type Table = { names: string[]; rows: string[][] }

/** A first line without an email address is a header. */
export const tableIn = (lines: string[][]): Table => {
  const [first = [], ...rest] = lines
  const hasNames = !first.some(holdsEmail)
  const names = first.map((name, index) => (hasNames && name) || `Column ${index + 1}`)
  return { names, rows: hasNames ? rest : lines }
}

export const guessColumns = ({ names, rows }: Table): Columns => {
  const called = (pattern: RegExp) => names.findIndex((name) => pattern.test(name))
  const holding = rows[0]?.findIndex(holdsEmail) ?? -1
  return {
    email: holding >= 0 ? holding : called(/mail/i),
    language: called(/^lang/i),
    agreedAt: called(/agreed.?at|date|when/i),
    consent: called(/consent|agreed.?to|how/i),
  }
}

export const subscriberIn =
  (columns: Columns) =>
  (row: string[]): ImportedSubscriber => {
    const cell = (name: keyof Columns) => row[columns[name]] ?? ''
    const language = languageTags.find((tag) => tag === cell('language').toLowerCase())
    const agreedAt = momentIn(cell('agreedAt'))
    return {
      email: addressIn(cell('email')).slice(0, 300),
      ...(language && { language }),
      ...(agreedAt && { agreedAt }),
      ...(cell('consent') && { consent: cell('consent').slice(0, 300) }),
    }
  }

/** Address books write `Esi Mensah <esi@mail.example>`. */
const addressIn = (cell: string) => /<([^<>]*)>\s*$/.exec(cell)?.[1]?.trim() ?? cell

const holdsEmail = (cell: string) => isEmail(addressIn(cell))

/** Accepts only unambiguous dates: 5/6 could be in May or in June. */
const momentIn = (text: string) => {
  const [day] = /^\d{4}-\d\d-\d\d/.exec(text) ?? []
  return day && isDay(day) ? momentOf(text) : undefined
}

const momentOf = (text: string) => {
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

/** JavaScript would turn 2026-02-31 into a day in March. */
const isDay = (text: string) => momentOf(text)?.startsWith(text)

/** Keeps the first importable row of each email address. `consent` is the default for rows without a consent. */
export const withoutDuplicates = (subscribers: ImportedSubscriber[], consent: string, now: Date) => {
  const canBeImported = (subscriber: ImportedSubscriber) =>
    Boolean(subscriber.consent || consent) && !(subscriber.agreedAt && new Date(subscriber.agreedAt) > now)
  const chosen = new Map<string, ImportedSubscriber>()
  const addressed = subscribers.filter(({ email }) => email.trim() !== '')
  for (const subscriber of addressed) {
    const key = foldEmail(subscriber.email.trim())
    const other = chosen.get(key)
    if (!other || (canBeImported(subscriber) && !canBeImported(other))) chosen.set(key, subscriber)
  }
  const rest = [...chosen.values()]
  return { rest, duplicates: addressed.length - rest.length, withoutAddress: subscribers.length - addressed.length }
}
