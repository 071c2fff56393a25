import { expect, test } from 'vitest'
import { wrapped } from './rotation.tsx'

test('after the last comes the first, before the first the last', () => {
  expect([wrapped(3, 3), wrapped(-1, 3), wrapped(1, 3), wrapped(-4, 3)]).toEqual([0, 2, 1, 2])
})
