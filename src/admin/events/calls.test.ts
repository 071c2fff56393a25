import { expect, test } from 'vitest'
import { eventIn } from './calls.ts'

const timesOfForm = (times: string, storedTimes: string) => {
  const form = new FormData()
  for (const [name, value] of Object.entries({ day: '2026-06-26', times, storedTimes })) form.set(name, value)
  return eventIn(form).times
}

test('a time keeps its sign-ups when its hour or its number of places changes', () => {
  expect(timesOfForm('09:00 30\n12:00 20', '09:00 a,11:00 b')).toEqual([
    { startsAt: '2026-06-26T09:00:00Z', places: 30, _id: 'a' },
    { startsAt: '2026-06-26T12:00:00Z', places: 20, _id: 'b' },
  ])
})

test('a new time does not get the sign-ups of a removed one', () => {
  expect(timesOfForm('09:00 30\n12:00 20', '09:00 a,11:00 b,13:00 c')).toMatchObject([{ _id: 'a' }, { places: 20 }])
  expect(timesOfForm('12:00 20\n13:00 5', '11:00 b')[0]).not.toHaveProperty('_id')
})

test('a typing mistake in the number of places does not make the time unlimited', () => {
  expect(timesOfForm('09:00 2O', '')).toMatchObject([{ places: '2O' }])
  expect(timesOfForm('09:00', '')).toMatchObject([{ places: null }])
})
