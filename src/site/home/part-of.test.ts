import { expect, test } from 'vitest'
import { partOf } from './part-of.ts'

test('counting begins at nothing and ends at the very number', () => {
  expect(partOf('240,000', 0)).toBe('0')
  expect(partOf('240,000', 1)).toBe('240,000')
  expect(partOf('60%', 1)).toBe('60%')
})

test('on the way it is written like the whole', () => {
  expect(partOf('240,000', 0.5)).toBe('210,000')
  expect(partOf('60%', 0.5)).toBe('52%')
})
