import { dayOf } from '#shared/format.ts'

/** The current time; tests pass a clock of their own. */
export type Clock = () => Date

export const minutes = (count: number) => count * 60 * 1000
export const hours = (count: number) => minutes(60 * count)
export const days = (count: number) => hours(24 * count)

/** The time `milliseconds` before now, in ISO 8601. */
export const ago = (clock: Clock, milliseconds: number) => new Date(clock().getTime() - milliseconds).toISOString()

/** The time `milliseconds` from now, in ISO 8601. */
export const later = (clock: Clock, milliseconds: number) => ago(clock, -milliseconds)

/** The day in the country, `count` days ago: `2026-06-19`. */
export const daysAgo = (clock: Clock, count: number) => dayOf(ago(clock, days(count)))

/** In the country: `2026-06-19`. */
export const today = (clock: Clock) => daysAgo(clock, 0)

/** The same day of the month and time, `count` months ago, in ISO 8601. */
export const monthsAgo = (clock: Clock, count: number) => {
  const then = new Date(clock())
  then.setUTCMonth(then.getUTCMonth() - count)
  return then.toISOString()
}
