import { expect, test } from 'vitest'
import { NewMessage } from '#shared/shapes/message.ts'
import { messageNeeded } from './forms.ts'

test('the contact form says the same as the API at an empty field', () => {
  const { error } = NewMessage.safeParse({ name: '', email: '', message: '' })
  expect(error?.issues.map(({ message }) => message)).toEqual(Object.values(messageNeeded))
})
