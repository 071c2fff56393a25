/**
 * When an event takes place, as people type it, and the moments that they mean. A time keeps its id whatever is typed,
 * and moves with the event.
 */
import { momentAt } from '#shared/country/local-time.ts'
import { clockTime, dayOf } from '#shared/format.ts'
import type { Event, TakenTime } from '#shared/shapes/event.ts'

/** `lastDay` is empty for an event that ends on its day, or in the night after it. */
export type TypedWhen = { day: string; from: string; to: string; lastDay: string }

/** `day` is empty if the hour says it: the first time at which the event takes place at this hour. */
export type TypedTime = { id: string; day: string; at: string; seats: string }

const hour = 60
const wholeDay = 24 * hour
/** A longer event must name its last day: 09:00 to 03:00 is more likely a typing mistake than 18 hours. */
const longestNight = 12 * hour

/** Local, in minutes; NaN for what is not completely typed. */
const minuteAt = (day: string, at: string) => Date.parse(`${day}T${at}:00Z`) / 60_000

const typed = (minute: number) => {
  const local = new Date(minute * 60_000).toISOString()
  return { day: local.slice(0, 10), at: local.slice(11, 16) }
}

const startOf = ({ day, from }: TypedWhen) => minuteAt(day, from)

/** 00:00 is the midnight at which the last day ends. */
const endOf = (when: TypedWhen) => {
  const end = minuteAt(when.lastDay || when.day, when.to)
  if (when.to === '00:00') return end + wholeDay
  const hasNoOtherDay = !when.lastDay || when.lastDay === when.day
  const next = end + wholeDay
  return hasNoOtherDay && end < startOf(when) && next - startOf(when) <= longestNight ? next : end
}

const isWhole = (when: TypedWhen) => !Number.isNaN(startOf(when) + endOf(when))

/** Where the event starts and ends. The API reports a moment that is not completely typed. */
export const spanOf = (when: TypedWhen) => ({
  startsAt: momentText({ day: when.day, at: when.from }),
  endsAt: momentText(isWhole(when) ? typed(endOf(when)) : { day: when.lastDay || when.day, at: when.to }),
})

const momentText = ({ day, at }: { day: string; at: string }) => momentAt(`${day}T${at}`)

export const whenOf = ({ startsAt, endsAt }: Pick<Event, 'startsAt' | 'endsAt'>): TypedWhen => {
  const end = minuteAt(dayOf(endsAt), clockTime(endsAt))
  const { day: lastDay } = typed(clockTime(endsAt) === '00:00' ? end - wholeDay : end)
  const when = { day: dayOf(startsAt), from: clockTime(startsAt), to: clockTime(endsAt), lastDay }
  return endOf({ ...when, lastDay: '' }) === end ? { ...when, lastDay: '' } : when
}

/** The day that an hour means if no day is typed: the first, or the one after midnight. */
export const impliedDay = (when: TypedWhen, at: string) => {
  const first = minuteAt(when.day, at)
  const isInTheNight = first < startOf(when) && first + wholeDay < endOf(when)
  return isInTheNight ? typed(first + wholeDay).day : when.day
}

const dayOfTime = (when: TypedWhen, { day, at }: TypedTime) => day || impliedDay(when, at)

/** Whether the hour alone does not say on which day the time is. */
export const needsDay = (when: TypedWhen, time: TypedTime) =>
  endOf(when) - startOf(when) > wholeDay || dayOfTime(when, time) !== impliedDay(when, time.at)

const minuteOf = (when: TypedWhen, time: TypedTime) => minuteAt(dayOfTime(when, time), time.at)

export const startOfTime = (when: TypedWhen, time: TypedTime) => momentText({ day: dayOfTime(when, time), at: time.at })

const timeAt = (when: TypedWhen, time: TypedTime, minute: number): TypedTime => {
  const { day, at } = typed(minute)
  return { ...time, at, day: impliedDay(when, at) === day ? '' : day }
}

export const typedTimesOf = (when: TypedWhen, times: TakenTime[]): TypedTime[] =>
  times.map(({ _id: id, startsAt, seats }) =>
    timeAt(when, { id, day: '', at: '', seats: String(seats ?? '') }, minuteAt(dayOf(startsAt), clockTime(startsAt))),
  )

/** `whole`: `when` as it was when it was last completely typed. */
export type Typed = { when: TypedWhen; whole: TypedWhen | undefined; times: TypedTime[] }

/** What the event was before people typed. */
export type Stored = { when: TypedWhen; times: TypedTime[] }

/** Another day or hour moves the last day and the times with it, except those that were already typed again. */
export const withWhen = ({ when: before, whole, times }: Typed, next: TypedWhen, stored: Stored | undefined): Typed => {
  if (!isWhole(next)) return { when: next, whole, times }
  if (!whole || !stored) return { when: next, whole: next, times }
  const isUntouched = next.lastDay === before.lastDay && distanceOfLastDay(whole) === distanceOfLastDay(stored.when)
  const when = isUntouched ? { ...next, lastDay: lastDayFrom(next.day, distanceOfLastDay(whole)) } : next
  const distance = startOf(when) - startOf(whole)
  const move = (time: TypedTime) =>
    isWithStart(stored, whole, time) ? timeAt(when, time, minuteOf(whole, time) + distance) : time
  return { when, whole: when, times: times.map(move) }
}

/** Undefined without a last day. */
const distanceOfLastDay = ({ day, lastDay }: TypedWhen) =>
  lastDay ? minuteAt(lastDay, '00:00') - minuteAt(day, '00:00') : undefined

const lastDayFrom = (day: string, distance: number | undefined) =>
  distance === undefined ? '' : typed(minuteAt(day, '00:00') + distance).day

/** Whether a stored time still has its old distance from the start of the event. */
const isWithStart = (stored: Stored, when: TypedWhen, time: TypedTime) => {
  const old = stored.times.find(({ id }) => id === time.id)
  return old && minuteOf(when, time) - startOf(when) === minuteOf(stored.when, old) - startOf(stored.when)
}

/** Whether stored times have moved with the event. */
export const haveMoved = (stored: Stored, { when, times }: Typed) =>
  startOf(when) !== startOf(stored.when) && times.some((time) => isWithStart(stored, when, time))
