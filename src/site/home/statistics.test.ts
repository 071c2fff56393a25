import { expect, test } from 'vitest'
import { partialNumber } from './statistics.tsx'

test('counting begins at nothing and ends at the very number', () => {
  expect(partialNumber('240,000', 0)).toBe('0')
  expect(partialNumber('240,000', 1)).toBe('240,000')
  expect(partialNumber('60%', 1)).toBe('60%')
})

test('on the way it is written like the whole', () => {
  expect(partialNumber('240,000', 0.5)).toBe('210,000')
  expect(partialNumber('60%', 0.5)).toBe('52%')
})

test('a single digit does not count up: what it shows on the way would be a wrong statistic', () => {
  expect(partialNumber('2%', 0.6)).toBe('2%')
})
