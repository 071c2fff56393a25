/** Shows dates and times in one format, in Ghana's time zone, which is UTC all year. */

import { longDay } from '#shared/format.ts'

/** A date and a time in Ghana, which uses UTC all year. Lists show this, or `Day` where the time does not matter. */
export const momentOf = (moment: string) => `${longDay(moment)}, ${moment.slice(11, 16)}`

export const Moment = ({ at }: { at: string }) => <time dateTime={at}>{momentOf(at)}</time>

export const Day = ({ at }: { at: string }) => <time dateTime={at}>{longDay(at)}</time>

const day = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const

/**
 * Formats a time like 14:00 on Friday 28 November, in Ghana's time (UTC). Adds the year if it is not the current one.
 */
export const momentInWords = (moment: string, now = new Date()) => {
  const at = new Date(moment)
  const shown = at.getUTCFullYear() === now.getUTCFullYear() ? day : ({ ...day, year: 'numeric' } as const)
  return `${moment.slice(11, 16)} on ${at.toLocaleDateString('en-GB', shown).replace(',', '')}`
}
