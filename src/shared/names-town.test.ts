import { expect, test } from 'vitest'
import { namesTown, withTown } from './names-town.ts'

test('a name has a town only where it has it as words of its own', () => {
  expect(namesTown('Ho Polyclinic', 'Ho')).toBe(true)
  expect(namesTown('Regional Hospital', 'Ho')).toBe(false)
  expect(namesTown('Clinic (Duayaw-Nkwanta)', 'Duayaw-Nkwanta')).toBe(true)
})

test('the town is added to a name that does not have it', () => {
  expect(withTown('Hospital day', 'Ho')).toBe('Hospital day, Ho')
  expect(withTown('Screening in Ho', 'Ho')).toBe('Screening in Ho')
})
