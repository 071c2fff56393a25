/** What time it is; tests bring their own. */
export type Clock = () => Date

export const minutes = (count: number) => count * 60 * 1000
export const hours = (count: number) => minutes(60 * count)
export const days = (count: number) => hours(24 * count)

/** The moment `milliseconds` before now, as it is stored. */
export const ago = (clock: Clock, milliseconds: number) => new Date(clock().getTime() - milliseconds).toISOString()

/** The moment `milliseconds` from now, as it is stored. */
export const later = (clock: Clock, milliseconds: number) => ago(clock, -milliseconds)

/** The same day of the month and time, so many months ago. */
export const monthsAgo = (clock: Clock, count: number) => {
  const then = new Date(clock())
  then.setUTCMonth(then.getUTCMonth() - count)
  return then.toISOString()
}
