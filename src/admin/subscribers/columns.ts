/**
 * CSV import: matches the columns of the imported table with a subscriber's fields (column mapping), reads its dates,
 * and removes duplicates. `core/subscribers/read-csv.ts` parses the file.
 */

import { foldEmail, isEmail } from '#shared/email.ts'
import { languages, languageTags } from '#shared/languages.ts'
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
  const called = (pattern: RegExp, except = -1) =>
    names.findIndex((name, index) => index !== except && pattern.test(name))
  const agreedAt = called(/agreed.?at|date|when/i)
  const holding = rows[0]?.findIndex(holdsEmail) ?? -1
  return {
    email: holding >= 0 ? holding : called(/mail/i),
    language: called(/^lang/i),
    agreedAt,
    // A column "Date of consent" does not contain how people agreed.
    consent: called(/consent|agreed.?to|how/i, agreedAt),
  }
}

export const subscriberIn = (columns: Columns, rows: string[][] = []) => {
  const isDayFirst = !rows.some((row) => hasMonthFirst(row[columns.agreedAt] ?? ''))
  return (row: string[]): ImportedSubscriber => subscriberOf(columns, row, isDayFirst)
}

const subscriberOf = (columns: Columns, row: string[], isDayFirst: boolean): ImportedSubscriber => {
  const cell = (name: keyof Columns) => row[columns[name]] ?? ''
  const language = languageIn(cell('language'))
  const agreedAt = momentIn(cell('agreedAt'), isDayFirst)
  return {
    email: addressIn(cell('email')).slice(0, 300),
    ...(language && { language }),
    ...(agreedAt && { agreedAt }),
    ...(cell('consent') && { consent: cell('consent').slice(0, 300) }),
  }
}

/** By its tag or by its name: en, English. */
const languageIn = (cell: string) =>
  languageTags.find((tag) => [tag, languages[tag].toLowerCase()].includes(cell.toLowerCase()))

/** Address books write `Esi Mensah <esi@mail.example>`. */
const addressIn = (cell: string) => /<([^<>]*)>\s*$/.exec(cell)?.[1]?.trim() ?? cell

const holdsEmail = (cell: string) => isEmail(addressIn(cell))

/**
 * In Ghana 5/6/2026 is 5 June. A date like 6/19/2026 shows that the file has the month first: then no date with slashes
 * is read from it.
 */
const momentIn = (text: string, isDayFirst: boolean) => {
  const [, day = '', month = '', year = ''] = slashedDate.exec(text) ?? []
  const iso = year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text
  if (year && !isDayFirst) return undefined
  const [date] = /^\d{4}-\d\d-\d\d/.exec(iso) ?? []
  return date && isDay(date) ? momentOf(iso) : undefined
}

const slashedDate = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/

const hasMonthFirst = (text: string) => Number(slashedDate.exec(text)?.[2] ?? 0) > 12

/** An example of a date in the column whose order of day and month the user should check. */
export const slashedDateIn = ({ rows }: Table, { agreedAt }: Columns) =>
  rows.map((row) => row[agreedAt] ?? '').find((text) => slashedDate.test(text))

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
