import { expect, test, vi } from 'vitest'
import { NewVolunteer } from '#shared/shapes/volunteer.ts'
import { country } from '#test/testland.ts'
import { phoneInGroups } from './phone.ts'

vi.mock('./country.ts', async (load) => ({
  ...(await load<object>()),
  country: (await import('#test/testland.ts')).country,
}))

test.each([
  ['01000000', '01000000'],
  ['+999 00123456', '+999 00123456'],
  ['+99901000000', '+999 0100 0000'],
  ['012345678', '01234 5678'],
  ['0245550101', '0245550101'],
])('in another country, %s is shown as %s', (typed, shown) => {
  expect(phoneInGroups(typed)).toBe(shown)
})

test('an error shows how people write a number there', () => {
  const { error } = NewVolunteer.safeParse({ phone: 'call me' })
  expect(error?.issues.map(({ message }) => message)).toContainEqual(expect.stringContaining(country.phone.example))
})
