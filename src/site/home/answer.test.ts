import { expect, test } from 'vitest'
import { answerFor } from './answer.ts'

const nobody = { email: undefined, accounts: [] }

test('without an email address, an answer links to the contact form in a complete sentence', () => {
  expect(answerFor('Write to us at {email}. Soon.', nobody)).toBe('Write to us through {email}. Soon.')
  expect(answerFor('Write to {email}.', nobody)).toBe('Write to us through {email}.')
  expect(answerFor('Contact us by email at {email}.', nobody)).toBe('Contact us through {email}.')
})

test('with an email address, an answer keeps its text', () => {
  const reach = { ...nobody, email: 'us@voima.example' }
  expect(answerFor('Write to {email}.', reach)).toBe('Write to {email}.')
})

test('an answer names social accounts only if there are any', () => {
  const accounts = ['Instagram', 'TikTok', 'X'].map((name) => ({ name, url: 'https://social.example/voima' }))
  expect(answerFor('Sign up.{accounts}', nobody)).toBe('Sign up.')
  expect(answerFor('Sign up.{accounts}', { ...nobody, accounts })).toBe(
    'Sign up. Follow us on Instagram, TikTok and X.',
  )
})
