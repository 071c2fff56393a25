import { expect, test } from 'vitest'
import { statistics } from '#shared/content/story.ts'
import { explained } from './numbers.tsx'

test('the explanation of a number appears only while that number is unchanged', () => {
  const [births] = statistics.numbers
  expect(explained({ ...births, note: 'Read again.' })).toMatchObject({
    id: 'births-240000',
    note: 'Read again.',
    confidence: 'low',
  })
  expect(explained(births).source).toContain('Sickle Cell Disease in Sub-Saharan Africa')
  expect(explained({ ...births, source: 'Our own count' }).source).toBe('Our own count')
  expect(explained({ ...births, value: '515,000' })).toEqual({ ...births, value: '515,000', id: 'number-515-000' })
})
