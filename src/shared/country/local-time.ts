/**
 * The country's time zone: converts moments (ISO 8601, UTC) to what its clocks show, and what people type to moments.
 */
import { country } from './country.ts'

export const createLocalTime = (timeZone: string) => {
  const isUtc = timeZone === 'UTC'
  // Swedish writes 2026-11-21 10:00:00. Created when it is first used, because it loads 5 MB of locale data.
  let format: Intl.DateTimeFormat | undefined
  const shown = (time: number) => {
    format ??= new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
    return format.format(time).replace(' ', 'T')
  }
  const ahead = (time: number) => Date.parse(`${shown(time)}Z`) - time
  return {
    /** 2026-11-21T09:00:00.000Z becomes 2026-11-21T10:00:00 where clocks are an hour ahead. A day stays as it is. */
    localTime: (moment: string) => (isUtc || !moment.includes('T') ? moment.slice(0, 19) : shown(Date.parse(moment))),
    /** The moment of a local time such as 2026-11-21T10:00. What is no time gets a Z, for the API to refuse. */
    momentAt: (local: string) => {
      const time = Date.parse(`${local}Z`)
      if (isUtc || Number.isNaN(time)) return `${local}${local.length === 16 ? ':00' : ''}Z`
      // Twice, for the hours around the change to daylight saving time.
      return new Date(time - ahead(time - ahead(time))).toISOString()
    },
  }
}

export const { localTime, momentAt } = createLocalTime(country.timeZone)
