import { expect, test } from 'vitest'
import { countsInWords } from './words.ts'

test('the counts have a singular and a plural', () => {
  const counts = { messages: 2, subscribers: 1, emails: 0, invitations: 0, history: 0 }
  expect(countsInWords(counts)).toBe('2 messages, 1 subscription and 0 emails')
  expect(countsInWords({ ...counts, invitations: 1, history: 2 })).toBe(
    '2 messages, 1 subscription, 0 emails, 1 invitation and 2 history entries',
  )
})
