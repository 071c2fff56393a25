import { expect, test } from 'vitest'
import { askTheDoor, whoIsTold } from './who-is-told.ts'

test.each([
  [{ email: 2, phoneOnly: 0 }, true, '2 people get an email.'],
  [{ email: 1, phoneOnly: 3 }, true, '1 person gets an email, 3 people need a call.'],
  [{ email: 0, phoneOnly: 1 }, false, `1 person needs a call. ${askTheDoor}`],
  [{ email: 2, phoneOnly: 0 }, false, '2 people get an email.'],
  [{ email: 0, phoneOnly: 0 }, false, ''],
])('%j: who may call %s reads "%s"', (contacts, mayCall, words) => {
  expect(whoIsTold({ ...contacts, neither: 0 }, mayCall)).toBe(words)
})
