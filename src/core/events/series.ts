/** The events of a series (recurring events). Each is a row of its own, so that it can be changed or cancelled alone. */
import { localTime, momentAt } from '#shared/country/local-time.ts'
import { dayOf } from '#shared/format.ts'
import { limits } from '#shared/limits.ts'
import { type NewEvent, untilNeeded } from '#shared/shapes/event.ts'
import { Refused } from '../lib/errors.ts'

type Repeat = NonNullable<NewEvent['repeat']>
type Fields = Omit<NewEvent, 'repeat' | 'publish'>

/** The first event and its repetitions, until the last day. Throws Refused for fewer than 2 or too many. */
export const eventsOfSeries = (first: Fields, repeat: Repeat): Fields[] => {
  const days: Fields[] = []
  for (let step = 0; days.length <= limits.seriesEvents; step += 1) {
    const start = startAfter(first.startsAt, repeat, step)
    if (dayOf(start) > repeat.until) break
    days.push(movedBy(first, Date.parse(start) - Date.parse(first.startsAt)))
  }
  if (days.length < 2 || days.length > limits.seriesEvents) throw new Refused({ 'repeat.until': untilNeeded })
  return days
}

/** At the same local time. A month that is too short for the day of the month has the event on its last day. */
const startAfter = (startsAt: string, { every, unit }: Repeat, step: number) => {
  const start = new Date(`${localTime(startsAt)}Z`)
  if (unit === 'week') {
    start.setUTCDate(start.getUTCDate() + 7 * every * step)
    return momentAt(start.toISOString().slice(0, -1))
  }
  const day = start.getUTCDate()
  start.setUTCDate(1)
  start.setUTCMonth(start.getUTCMonth() + every * step)
  const lastDay = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + 1, 0)).getUTCDate()
  start.setUTCDate(Math.min(day, lastDay))
  return momentAt(start.toISOString().slice(0, -1))
}

const movedBy = ({ startsAt, endsAt, times, ...rest }: Fields, milliseconds: number): Fields => {
  const moved = (moment: string) => new Date(Date.parse(moment) + milliseconds).toISOString()
  return {
    ...rest,
    startsAt: moved(startsAt),
    endsAt: moved(endsAt),
    times: times.map(({ startsAt: at, seats }) => ({ startsAt: moved(at), seats })),
  }
}
