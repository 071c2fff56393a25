import { expect, test } from 'vitest'
import { costInWords } from './picture-box.tsx'

test('the cost of a picture includes its headers and is rounded up', () => {
  expect(costInWords(1)).toBe('1 KB')
  expect(costInWords(500)).toBe('1 KB')
  expect(costInWords(501)).toBe('2 KB')
  expect(costInWords(37_900)).toBe('39 KB')
})
