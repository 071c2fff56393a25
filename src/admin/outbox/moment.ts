import { dayOf } from '#ui/date.ts'

/** A day and a time; Ghana keeps universal time all year. */
export const momentOf = (moment: string) => `${dayOf(moment)}, ${moment.slice(11, 16)}`
