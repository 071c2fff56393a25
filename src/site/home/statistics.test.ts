import { expect, test } from 'vitest'
import { partialNumber } from './statistics.tsx'

test('the count starts at 0 and ends at the exact number', () => {
  expect(partialNumber('240,000', 0)).toBe('0')
  expect(partialNumber('240,000', 1)).toBe('240,000')
  expect(partialNumber('60%', 1)).toBe('60%')
})

test('intermediate numbers have the same format', () => {
  expect(partialNumber('240,000', 0.5)).toBe('210,000')
  expect(partialNumber('60%', 0.5)).toBe('52%')
})

test('a single digit does not count up, because its intermediate numbers would be wrong statistics', () => {
  expect(partialNumber('2%', 0.6)).toBe('2%')
})
