import { expect, test } from 'vitest'
import { namesTown, withTown } from './names-town.ts'

test('a name contains the town only as complete words', () => {
  expect(namesTown('Ho Polyclinic', 'Ho')).toBe(true)
  expect(namesTown('Regional Hospital', 'Ho')).toBe(false)
  expect(namesTown('Clinic (Duayaw-Nkwanta)', 'Duayaw-Nkwanta')).toBe(true)
})

test('the town is added to a name that does not contain it', () => {
  expect(withTown('Hospital day', 'Ho')).toBe('Hospital day, Ho')
  expect(withTown('Screening in Ho', 'Ho')).toBe('Screening in Ho')
})
