/** 12345 is 12,345. Not `toLocaleString`: at its first call it takes 5 MB of the server's memory for all languages there are. */
export const thousands = (count: number) => String(count).replace(/\B(?=(?:\d{3})+$)/g, ',')

/** The day of a moment, as YYYY-MM-DD. Ghana keeps universal time all year, so the day is the same there. */
export const dayOf = (moment: string) => moment.slice(0, 10)
