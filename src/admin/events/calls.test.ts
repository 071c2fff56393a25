import { expect, test } from 'vitest'
import { parseEvent } from './calls.ts'

const timesOfForm = (times: object[], more: Record<string, string> = {}) => {
  const form = new FormData()
  const fields = { day: '2026-06-26', from: '20:00', to: '02:00', lastDay: '', times: JSON.stringify(times), ...more }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return parseEvent(form).times
}

test('a time keeps its id, and an hour after midnight is on the next day', () => {
  const rows = [
    { id: 'a', day: '', at: '21:00', seats: '30' },
    { id: 'b', day: '', at: '00:30', seats: '' },
  ]
  expect(timesOfForm(rows)).toEqual([
    { _id: 'a', startsAt: '2026-06-26T21:00:00Z', seats: 30 },
    { _id: 'b', startsAt: '2026-06-27T00:30:00Z', seats: null },
  ])
})

test('an empty row is no time', () => {
  expect(timesOfForm([{ id: 'a', day: '', at: '', seats: '' }])).toEqual([])
})

test('a typing mistake in the number of places does not make the time unlimited', () => {
  expect(timesOfForm([{ id: 'a', day: '', at: '21:00', seats: '2O' }])).toMatchObject([{ seats: '2O' }])
  expect(timesOfForm([{ id: 'a', day: '', at: '21:00', seats: ' ' }])).toMatchObject([{ seats: null }])
})
