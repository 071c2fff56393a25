/**
 * CSV import: finds the header of the imported table, matches its columns with a subscriber's fields (column mapping),
 * and removes duplicates. `core/subscribers/parse-csv.ts` parses the file, and `dates.ts` reads its dates.
 */

import { foldEmail, isEmail, parseEmail } from '#shared/email.ts'
import { foldText, inUsualForm } from '#shared/fold.ts'
import { withoutHidden } from '#shared/hidden-characters.ts'
import { languages, languageTags } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import type { ImportedSubscriber } from '#shared/shapes/subscriber.ts'
import { type DateOrder, dateOrderOf, momentIn } from './dates.ts'

/** The index of the column for each field; -1: none. */
export type Columns = Record<'email' | 'language' | 'agreedAt' | 'consent' | 'groups' | 'state', number>

/** `lines`: where each row begins in the file, from 1. */
export type Table = { names: string[]; rows: string[][]; lines: number[] }

/** Above the first address is a header, perhaps below a title. It names an address, or has the most cells. */
export const tableIn = ({ rows, lines }: Pick<Table, 'rows' | 'lines'>): Table => {
  const first = rows.findIndex((row) => row.some(holdsEmail))
  const above = first < 0 ? rows : rows.slice(0, first)
  const scores = above.map((row) => row.filter(Boolean).length + (row.some(isCalledMail) ? 1_000 : 0))
  const header = scores.indexOf(scores.reduce((best, score) => Math.max(best, score), 0))
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0)
  const names = Array.from({ length: width }, (_, index) => rows[header]?.[index] || `Column ${index + 1}`)
  return { names, rows: rows.slice(header + 1), lines: lines.slice(header + 1) }
}

const mailWords = /mail|courriel|correo|e-post|بريد|ايميل|إيميل/
const isCalledMail = (name: string) => mailWords.test(foldText(name))

/** The columns that hold addresses, the likeliest first: by its name, then by how many different ones it holds. */
export const emailColumns = ({ names, rows }: Table) => {
  const found = names.map((name, index) => ({
    index,
    isNamed: isCalledMail(name),
    count: new Set(rows.map((row) => row[index] ?? '').filter(holdsEmail)).size,
  }))
  return found
    .filter(({ count }) => count > 0)
    .sort((a, b) => Number(b.isNamed) - Number(a.isNamed) || b.count - a.count)
    .map(({ index }) => index)
}

// German, French, Spanish, Portuguese and Arabic have the same columns. What comes first is preferred.
const consentDates = [
  /agreed.?at|consent.*(date|\btime)|(date|datum|fecha|data) (of|der|du|de|del|do) (consent|einwillig|zustimm)|optin.?time/,
  /confirm.?(time|at|ed)|(subscri|sign.?up|regist|join|abonn|inscri|suscri).*(date|on|at|time)?$|timestamp|zeitstempel|horodat|marca temporal|carimbo/,
  /date|datum|fecha|\bdata\b|when|wann|quand|cuando|created|erstellt|added|hinzugef|submission.?time|\bstart\b|تاريخ/,
]
const otherDates =
  /birth|geburt|naiss|nacim|nascim|ميلاد|unsub|bounce|updat|modif|chang|delet|expir|last|letzt|state|status/
const consentWords =
  /agreed.?to|consent(?!.*(date|\btime))|\bhow\b|einwillig|zustimm|\bwie\b|comment .*accept|\bcomo\b|consentim|موافق/
const stateNames = [
  /^_?(state|status|estado|etat|statut|subscription.status|email.status|marketing.status)$/,
  /^(subscribed.*|.*opt.?in.?(status)?)$/,
  /^(unsubscribed|.*blocklisted|.*blacklisted|email.disabled|bounced)$/,
]

export const guessColumns = (table: Table): Columns => {
  const names = table.names.map((name) => foldText(name).replaceAll('_', ' '))
  const called = (patterns: RegExp[], isUsable: (name: string, index: number) => boolean = () => true) =>
    patterns
      .map((pattern) => names.findIndex((name, index) => pattern.test(name) && isUsable(name, index)))
      .find((index) => index >= 0) ?? -1
  const agreedAt = called(
    consentDates,
    (name, index) => !otherDates.test(name) && !holdsSomething(table, index, (cell) => !momentIn(cell, 'day')),
  )
  return {
    email: emailColumns(table)[0] ?? called([mailWords]),
    language: called([/^(lang|sprache|idioma|lingua)|^لغة/]),
    agreedAt,
    // A column "Date of consent" does not contain how people agreed.
    consent: called(
      [consentWords],
      (name, index) => index !== agreedAt && !/date|datum|fecha|\b(at|time|ip)\b/.test(name),
    ),
    groups: called([/^groups?$/]),
    state: called(stateNames),
  }
}

/** The first value in the column, if there is one, passes the test. */
const holdsSomething = ({ rows }: Table, index: number, test: (cell: string) => boolean) => {
  const cell = rows.find((row) => row[index])?.[index]
  return cell !== undefined && test(cell)
}

/** One row, with what the preview must say about it. */
export type ReadRow = ImportedSubscriber & { line: number; faults: Fault[] }
type Fault = 'left' | 'noDate' | 'noLanguage' | 'cut'

export const subscribersIn = (table: Table, columns: Columns): ReadRow[] => {
  const order = dateOrderOf(table.rows.map((row) => row[columns.agreedAt] ?? ''))
  const stateName = foldText(table.names[columns.state] ?? '')
  return table.rows.map((row, index) => ({
    ...subscriberOf(columns, row, order),
    line: table.lines[index] ?? 0,
    faults: faultsOf(columns, row, order, stateName),
  }))
}

const subscriberOf = (columns: Columns, row: string[], order: DateOrder): ImportedSubscriber => {
  const cell = (name: keyof Columns) => row[columns[name]] ?? ''
  const language = languageIn(cell('language'))
  const agreedAt = momentIn(cell('agreedAt'), order)
  const groups = groupsIn(cell('groups'))
  return {
    email: addressIn(cell('email')).slice(0, 300),
    ...(language && { language }),
    ...(agreedAt && { agreedAt }),
    ...(cell('consent') && { consent: cell('consent').slice(0, limits.confirmReason) }),
    ...(groups.length > 0 && { groups }),
  }
}

const groupsIn = (cell: string) =>
  cell
    .split(/[,;|\n]/)
    .map((name) => name.replace(/^["\s]+|["\s]+$/g, '').slice(0, limits.groupName))
    .filter(Boolean)
    .slice(0, limits.subscriberGroups)

const faultsOf = (columns: Columns, row: string[], order: DateOrder, stateName: string): Fault[] => {
  const cell = (name: keyof Columns) => row[columns[name]] ?? ''
  const faults: Record<Fault, boolean> = {
    left: hasLeft(stateName, cell('state')),
    noDate: Boolean(cell('agreedAt') && !momentIn(cell('agreedAt'), order)),
    noLanguage: Boolean(cell('language') && !languageIn(cell('language'))),
    cut: cell('consent').length > limits.confirmReason,
  }
  return (Object.keys(faults) as Fault[]).filter((fault) => faults[fault])
}

const leftWords =
  /unsub|clean|bounce|block|black|inactive|junk|spam|complain|opt.*out|delet|abgemeldet|gesperrt|desinscri|desabon|cancel|de baja/
const no = /^(no|non|nein|nao|false|falsch|faux|falso|0|n)$/

/** Other programs export people who have unsubscribed, too. */
const hasLeft = (name: string, cell: string) => {
  const value = foldText(cell)
  if (/unsub|blocklist|blacklist|disabled|bounced/.test(name)) return value !== '' && !no.test(value)
  return leftWords.test(value) || (/subscribed|opt/.test(name) && no.test(value))
}

/** By its tag or by its name: en, en-GB, English. */
const languageIn = (cell: string) => {
  const [word = ''] = foldText(cell).split(/[-_ (,]/)
  return languageTags.find((tag) => [tag, foldText(languages[tag])].includes(word))
}

/** Also in quotation marks or brackets, and from other keyboards. Address books write `Esi <esi@mail.example>`. */
const addressIn = (cell: string) => {
  const text = inUsualForm(withoutHidden(cell)).trim()
  return parseEmail(text.includes('<') ? text : text.replace(/^[("'“‘„«[{\s]+|[)"'”’“»\]}\s]+$/g, ''))
}

export const holdsEmail = (cell: string) => cell.includes('@') && isEmail(addressIn(cell))

/** Keeps the first importable row of each email address. `consent` is the default for rows without a consent. */
export const withoutDuplicates = <Row extends ImportedSubscriber>(rows: Row[], consent: string, now: Date) => {
  const canBeImported = (subscriber: Row) =>
    Boolean(subscriber.consent || consent) && !(subscriber.agreedAt && new Date(subscriber.agreedAt) > now)
  const chosen = new Map<string, Row>()
  const addressed = rows.filter(({ email }) => email.trim() !== '')
  for (const subscriber of addressed) {
    const key = foldEmail(subscriber.email.trim())
    const other = chosen.get(key)
    if (!other || (canBeImported(subscriber) && !canBeImported(other))) chosen.set(key, subscriber)
  }
  const rest = [...chosen.values()]
  const isLeftOut = (row: Row) => chosen.get(foldEmail(row.email.trim())) !== row
  return {
    rest,
    duplicates: addressed.filter(isLeftOut),
    withoutAddress: rows.filter(({ email }) => email.trim() === ''),
  }
}
