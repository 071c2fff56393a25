/** Shows dates and times in one format, in the country's time zone. */

import { clockTime, dayOf, longDay, weekday } from '#shared/format.ts'

/** A date and a time. Lists show this, or `Day` where the time does not matter. */
export const momentOf = (moment: string) => `${longDay(moment)}, ${clockTime(moment)}`

export const Moment = ({ at }: { at: string }) => <time dateTime={at}>{momentOf(at)}</time>

export const Day = ({ at }: { at: string }) => <time dateTime={at}>{longDay(at)}</time>

/** Formats a time like 14:00 on Friday 28 November. Adds the year if it is not the current one. */
export const momentInWords = (moment: string, now = new Date()) => {
  const year = dayOf(moment).slice(0, 4)
  const day = longDay(moment)
  const isThisYear = year === dayOf(now.toISOString()).slice(0, 4)
  return `${clockTime(moment)} on ${weekday(moment)} ${isThisYear ? day.replace(` ${year}`, '') : day}`
}
