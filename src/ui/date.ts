/** The day of a moment, as YYYY-MM-DD. Ghana keeps universal time all year, so the day is the same there. */
export const dayOf = (moment: string) => moment.slice(0, 10)
