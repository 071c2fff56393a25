import { expect, test } from 'vitest'
import { countsIn } from './words.ts'

test('what is kept is counted in words that fit the number', () => {
  expect(countsIn({ messages: 2, subscribers: 1, letters: 0 })).toBe('2 messages, 1 subscription and 0 letters')
})
