import { expect, test } from 'vitest'
import { createLocalTime } from './local-time.ts'

const zones = ['UTC', 'Africa/Lagos', 'Asia/Kathmandu', 'America/Santiago', 'Europe/Paris', 'Pacific/Kiritimati']

test.each(zones)('in %s, what people type is what they see, whatever the season', (zone) => {
  const { localTime, momentAt } = createLocalTime(zone)
  for (let hour = 0; hour < 366 * 24; hour += 5) {
    const typed = new Date(Date.UTC(2026, 0, 1, hour, 20)).toISOString().slice(0, 16)
    // No clock shows the hour that summer time leaves out.
    if (localTime(momentAt(typed)) !== `${typed}:00`)
      expect([zone, typed]).toEqual(['Europe/Paris', '2026-03-29T02:20'])
  }
})

test('a moment has the day and the hour of the country, and a day stays as it is', () => {
  const { localTime, momentAt } = createLocalTime('Asia/Kathmandu')
  expect(localTime('2026-11-30T20:30:00.000Z')).toBe('2026-12-01T02:15:00')
  expect(momentAt('2026-12-01T02:15')).toBe('2026-11-30T20:30:00.000Z')
  expect(localTime('2026-11-30')).toBe('2026-11-30')
})

test.each(zones)('in %s, what is no time stays as it was typed, for the API to refuse', (zone) => {
  expect(createLocalTime(zone).momentAt('2026-13-01T25:00')).toBe('2026-13-01T25:00:00Z')
})
