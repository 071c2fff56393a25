import { expect, test } from 'vitest'
import { drawingFor } from './drawing-for.ts'

test('an article always gets the same one of five drawings', () => {
  const drawings = new Set(Array.from({ length: 200 }, (_, at) => drawingFor(`article-${at}`)))
  expect([...drawings].sort()).toEqual([0, 1, 2, 3, 4])
  expect(drawingFor('kwame')).toBe(drawingFor('kwame'))
})

test('neighbours in a list never get the same drawing', () => {
  for (let index = 0; index < 20; index += 1) expect(drawingFor('same', index)).not.toBe(drawingFor('same', index + 1))
})
