import { expect, test } from 'vitest'
import { namesTown } from './place-row.tsx'

test('the town is left out only where the name has it as words of its own', () => {
  expect(namesTown({ name: 'Ho Polyclinic', town: 'Ho' })).toBe(true)
  expect(namesTown({ name: 'Regional Hospital', town: 'Ho' })).toBe(false)
  expect(namesTown({ name: 'Clinic (Duayaw-Nkwanta)', town: 'Duayaw-Nkwanta' })).toBe(true)
})
