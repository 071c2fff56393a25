/** Shows dates and times in one format, in the country's time zone. */

import { country } from '#shared/country/country.ts'
import { clockTime, dayOf, longDay } from '#shared/format.ts'

/** A date and a time. Lists show this, or `Day` where the time does not matter. */
export const momentOf = (moment: string) => `${longDay(moment)}, ${clockTime(moment)}`

export const Moment = ({ at }: { at: string }) => <time dateTime={at}>{momentOf(at)}</time>

export const Day = ({ at }: { at: string }) => <time dateTime={at}>{longDay(at)}</time>

const day = { weekday: 'long', day: 'numeric', month: 'long', timeZone: country.timeZone } as const

/** Formats a time like 14:00 on Friday 28 November. Adds the year if it is not the current one. */
export const momentInWords = (moment: string, now = new Date()) => {
  const isThisYear = dayOf(moment).slice(0, 4) === dayOf(now.toISOString()).slice(0, 4)
  const shown = isThisYear ? day : ({ ...day, year: 'numeric' } as const)
  return `${clockTime(moment)} on ${new Date(moment).toLocaleDateString('en-GB', shown).replace(',', '')}`
}
