import { expect, test } from 'vitest'
import { eventIn } from './calls.ts'

const timesOfForm = (times: object[], more: Record<string, string> = {}) => {
  const form = new FormData()
  const fields = { day: '2026-06-26', from: '20:00', to: '02:00', lastDay: '', times: JSON.stringify(times), ...more }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return eventIn(form).times
}

test('a time keeps its id, and an hour after midnight is on the next day', () => {
  const rows = [
    { id: 'a', day: '', at: '21:00', places: '30' },
    { id: 'b', day: '', at: '00:30', places: '' },
  ]
  expect(timesOfForm(rows)).toEqual([
    { _id: 'a', startsAt: '2026-06-26T21:00:00Z', places: 30 },
    { _id: 'b', startsAt: '2026-06-27T00:30:00Z', places: null },
  ])
})

test('an empty row is no time', () => {
  expect(timesOfForm([{ id: 'a', day: '', at: '', places: '' }])).toEqual([])
})

test('a typing mistake in the number of places does not make the time unlimited', () => {
  expect(timesOfForm([{ id: 'a', day: '', at: '21:00', places: '2O' }])).toMatchObject([{ places: '2O' }])
  expect(timesOfForm([{ id: 'a', day: '', at: '21:00', places: ' ' }])).toMatchObject([{ places: null }])
})
