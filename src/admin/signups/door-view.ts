/** The data shown at the door: the server's list, with the marks of this phone that the server does not have yet. */

import { firstHalfOf, lastDigits } from '#shared/door-marks.ts'
import { matches } from '#shared/fold.ts'
import type { DoorList, DoorMark } from '#shared/shapes/signup.ts'

export type Guest = {
  time: string
  number: number
  name: string
  people: number
  state: 0 | 1 | 2
  digits: string
  /** The first half. */
  code: string
}
export type DoorTime = { _id: string; startsAt: string; guests: Guest[] }

export const expected = 0
export const hasCome = 1
const hasLeft = 2

const stateAfter = { came: hasCome, 'not-came': expected, gone: hasLeft, 'not-gone': hasCome } as const
const countOf = { 'walked-in': 'walkedIn', tested: 'tested', 'sent-on': 'sentOn' } as const

type SignupKind = keyof typeof stateAfter
const isAboutGuest = (kind: DoorMark['kind']): kind is SignupKind => Object.hasOwn(stateAfter, kind)

/** `marks` in the order in which they were made. */
export const guestsWith = (list: DoorList, marks: DoorMark[]): DoorTime[] =>
  list.times.map(({ _id, startsAt, people }) => ({
    _id,
    startsAt,
    // A list stored by an earlier version has no codes.
    guests: people.map(([number, name, count, state, digits = '', code = '']) => ({
      ...{ time: _id, number, name, people: count, digits, code },
      state: stateFrom(
        state,
        marks.filter((mark) => mark.time === _id && mark.number === number),
      ),
    })),
  }))

/**
 * Finds people by part of their name, by their code, or by their phone number: for a number with four digits or more,
 * only the last four are compared, because the door list has no others.
 */
export const isFoundBy = (search: string) => {
  const typed = /^[\d\s()+/-]{3,}$/.test(search.trim()) ? lastDigits(search) : ''
  const half = firstHalfOf(search)
  return ({ name, digits, code }: Guest) =>
    matches(name, search) ||
    (typed.length >= 3 && digits.endsWith(typed)) ||
    (half.length >= 3 && code.startsWith(half))
}

const stateFrom = (state: number, marks: DoorMark[]): Guest['state'] => {
  const last = marks.map(({ kind }) => kind).findLast(isAboutGuest)
  if (last) return stateAfter[last]
  return state === hasLeft ? hasLeft : state === hasCome ? hasCome : expected
}

/** Never below 0. */
export const countsWith = ({ counts }: DoorList, marks: DoorMark[]) => {
  const sums = { ...counts }
  for (const { kind, amount } of marks) if (!isAboutGuest(kind)) sums[countOf[kind]] += amount
  return { walkedIn: Math.max(0, sums.walkedIn), tested: Math.max(0, sums.tested), sentOn: Math.max(0, sums.sentOn) }
}

export const newMark = (kind: DoorMark['kind'], more: Partial<DoorMark> = {}): DoorMark => ({
  ...{ id: crypto.randomUUID(), kind, at: new Date().toISOString(), amount: 1 },
  ...more,
})
