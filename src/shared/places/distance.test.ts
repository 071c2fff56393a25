import { expect, test } from 'vitest'
import { distanceKm } from './distance.ts'

const ho = { lat: 6.6, lon: 0.47 }

test.each([
  ['itself', ho, 0],
  ['Accra', { lat: 5.56, lon: -0.2 }, 137],
  ['Tamale', { lat: 9.4, lon: -0.84 }, 343],
])('from Ho to %s', (_, to, expected) => {
  expect(Math.round(distanceKm(ho, to))).toBe(expected)
  expect(distanceKm(to, ho)).toBeCloseTo(distanceKm(ho, to))
})
