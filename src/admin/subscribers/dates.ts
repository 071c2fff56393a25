/** Reads the dates of a CSV file, as programs and people write them in several languages. Times without a zone are UTC. */
import { foldText } from '#shared/fold.ts'

/** Whether 4/3/2025 is in March or in April; mixed: the file has both, so such a date is not read. */
export type DateOrder = 'day' | 'month' | 'mixed'

const threeNumbers = /^(\d{1,4})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/
const sorted = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)/

const partsOf = (text: string) => {
  const [, first = '', separator = '', second = '', year = ''] = threeNumbers.exec(westernDigits(text)) ?? []
  return first.length > 2
    ? { first: 0, second: 0, separator, year: '' }
    : { first: +first, second: +second, separator, year }
}

/** Only a date with a number over 12 shows the order. Dates with full stops always have the day first. */
export const dateOrderOf = (texts: string[]): DateOrder => {
  const parts = texts.map(partsOf).filter(({ separator }) => separator !== '.')
  const hasMonthFirst = parts.some(({ second }) => second > 12)
  if (!hasMonthFirst) return 'day'
  return parts.some(({ first }) => first > 12) ? 'mixed' : 'month'
}

/** A date that the user should check, because its order follows from other dates, or from none. */
export const ambiguousDateIn = (texts: string[]) =>
  texts.find((text) => {
    const { first, second, separator, year } = partsOf(text)
    return year !== '' && separator !== '.' && first <= 12 && second <= 12
  })

/** Undefined for what is not a date, and for a date whose order is not known. */
export const momentIn = (cell: string, order: DateOrder) => {
  const text = westernDigits(foldText(cell))
  const day = sortedDay(text) ?? orderedDay(text, order) ?? namedDay(text) ?? numberedDay(text)
  if (!day || day.includes('T')) return day
  return isDay(day) ? momentOf(`${day}T${timeIn(text)}`) : undefined
}

const westernDigits = (text: string) => text.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15))

const dayOf = (year: string, month: number | string, day: number | string) =>
  `${year.length === 2 ? `20${year}` : year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

const sortedDay = (text: string) => {
  const [, year, month = '', day = ''] = sorted.exec(text) ?? []
  return year && dayOf(year, month, day)
}

const orderedDay = (text: string, order: DateOrder) => {
  const { first, second, separator, year } = partsOf(text)
  if (!year) return undefined
  if (separator === '.' || first > 12) return dayOf(year, second, first)
  if (second > 12) return dayOf(year, first, second)
  if (order === 'mixed') return undefined
  return order === 'day' ? dayOf(year, second, first) : dayOf(year, first, second)
}

// English, German, French, Spanish and Portuguese, folded and by their first letters.
const months = [
  /^(jan|ene)/,
  /^(feb|fev)/,
  /^ma(r|er)/,
  /^(apr|avr|abr)/,
  /^ma[iy]/,
  /^(jun|juin)/,
  /^(jul|juil)/,
  /^(aug|aou|ago)/,
  /^se[pt]/,
  /^o(c|k|u)t/,
  /^nov/,
  /^(dec|dez|dic)/,
]

/** 19 June 2026, 19. Juni 2026, 19 de junho de 2026, June 19, 2026. */
const namedDay = (text: string) => {
  const [, day, name = '', year] =
    /(\d{1,2})(?:st|nd|rd|th|er|[.])?[-\s]*(?:de\s+)?([a-z]{3,})[.,]?[-\s]*(?:de\s+)?(\d{4}|\d{2})(?![\d:])/.exec(
      text,
    ) ?? []
  const [, otherName = '', otherDay = '', otherYear = ''] =
    /([a-z]{3,})[.]?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/.exec(text) ?? []
  const month = months.findIndex((each) => each.test(day ? name : otherName)) + 1
  return month > 0 ? dayOf(year ?? otherYear, month, day ?? otherDay) : undefined
}

/** The serial number of a day in a spreadsheet, or the seconds or milliseconds since 1970. */
const numberedDay = (text: string) => {
  const number = Number(text)
  if (/^[3-5]\d{4}(\.\d+)?$/.test(text)) return momentOf((number - 25_569) * 86_400_000)
  if (/^1\d{9}(\d{3})?$/.test(text)) return momentOf(text.length > 10 ? number : number * 1000)
  return undefined
}

const timeIn = (text: string) => {
  const [, hour = '0', minute = '00', second = '00', half = '', zone = 'z'] =
    /(\d{1,2}):(\d{2})(?::(\d{2}))?(?:[.,]\d+)?\s*([ap]\.?m)?\.?\s*(z|utc|gmt|[+-]\d\d:?\d\d)?/.exec(text) ?? []
  const hours = half ? (Number(hour) % 12) + (half.startsWith('p') ? 12 : 0) : Number(hour)
  const offset = /\d/.test(zone) ? zone.replace(/(\d\d):?(\d\d)$/, '$1:$2') : 'Z'
  return `${String(hours).padStart(2, '0')}:${minute}:${second}${offset}`
}

const momentOf = (time: string | number) => {
  const date = new Date(typeof time === 'number' ? Math.round(time) : time)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

/** JavaScript would turn 2026-02-31 into a day in March. */
const isDay = (text: string) => momentOf(`${text}T00:00:00Z`)?.startsWith(text)
