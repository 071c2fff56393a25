import { expect, test } from 'vitest'
import { drawingFor } from './placeholder.tsx'

test('an article keeps its drawing, and only five are asked for', () => {
  const drawings = new Set(Array.from({ length: 200 }, (_, at) => drawingFor(`article-${at}`)))
  expect([...drawings].sort()).toEqual([0, 1, 2, 3, 4])
  expect(drawingFor('kwame')).toBe(drawingFor('kwame'))
})

test('no two neighbours in a list look alike, even if they were the same article', () => {
  for (let index = 0; index < 20; index += 1) expect(drawingFor('same', index)).not.toBe(drawingFor('same', index + 1))
})
