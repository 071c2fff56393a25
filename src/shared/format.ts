/** The date format, time format, numbers and plurals for people, in the time zone of `country/local-time.ts`. */
import { localTime } from './country/local-time.ts'

/**
 * 12345 becomes 12,345. Does not use `toLocaleString`, whose first call loads 5 MB of locale data into the server's
 * memory.
 */
export const thousands = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** The day of a time in the country, as YYYY-MM-DD. */
export const dayOf = (moment: string) => localTime(moment).slice(0, 10)

/** The hour and minute of a time in the country: 14:30. */
export const clockTime = (moment: string) => localTime(moment).slice(11, 16)

/** Today's date in the country, if the clock of the device is right. */
export const dayToday = () => dayOf(new Date().toISOString())

/** Chooses singular or plural: 1 subscriber, 2,000 subscribers. */
export const counted = (count: number, one: string, many: string) => `${thousands(count)} ${count === 1 ? one : many}`

const months = 'January February March April May June July August September October November December'.split(' ')

/** The month of a day or time in words: November 2026. */
export const monthName = (moment: string) => {
  const [year, month] = dayOf(moment).split('-').map(Number)
  return `${months[(month ?? 0) - 1]} ${year}`
}

const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ')

/** The day of the week by which people plan. */
export const weekday = (moment: string) => weekdays[new Date(dayOf(moment)).getUTCDay()]

/** The day and the short month of a time: 22, Nov. */
export const shortDay = (moment: string) =>
  [String(Number(dayOf(moment).slice(8))), monthName(moment).slice(0, 3)] as const

/** A day, or the day of a time, in words: 22 November 2026. Articles are published on YYYY-MM-DD. */
export const longDay = (moment: string) => {
  const [year, month, day] = dayOf(moment).split('-').map(Number)
  return `${day} ${months[(month ?? 0) - 1]} ${year}`
}
