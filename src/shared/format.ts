/**
 * Formats numbers and dates for people: 12345 becomes 12,345. Not with `toLocaleString`, whose first call takes 5 MB of
 * the server's memory for the data of all languages (locales).
 */
export const thousands = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** The day of a time, as YYYY-MM-DD. UTC is Ghana's time all year. */
export const dayOf = (moment: string) => moment.slice(0, 10)

/** Two words that a number decides: 1 subscriber, 2,000 subscribers. */
export const counted = (count: number, one: string, many: string) => `${thousands(count)} ${count === 1 ? one : many}`

const months = 'January February March April May June July August September October November December'.split(' ')

/** The month of a day or time as people read it: November 2026. */
export const monthName = (moment: string) => {
  const [year, month] = moment.split('-').map(Number)
  return `${months[(month ?? 0) - 1]} ${year}`
}

/** A day, or the day of a time, as people read it: 22 November 2026. Articles are published on YYYY-MM-DD. */
export const longDay = (moment: string) => {
  const [year, month, day] = dayOf(moment).split('-').map(Number)
  return `${day} ${months[(month ?? 0) - 1]} ${year}`
}
