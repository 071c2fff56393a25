import { expect, test } from 'vitest'
import { drawingFor } from './drawing-for.ts'

test('an article always gets the same one of five drawings', () => {
  const drawings = new Set(Array.from({ length: 200 }, (_, at) => drawingFor(`article-${at}`)))
  expect([...drawings].sort()).toEqual([0, 1, 2, 3, 4])
  expect(drawingFor('kwame')).toBe(drawingFor('kwame'))
})

test('five neighbours, and those above and below in two or three columns, never get the same drawing', () => {
  for (let place = 0; place < 20; place += 1)
    expect(new Set([0, 1, 2, 3, 4].map((more) => drawingFor('same', place + more))).size).toBe(5)
})
