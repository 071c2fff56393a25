import { describe, expect, it } from 'vitest'
import { minutesInWords, minutesToRead } from './article-body.tsx'

const words = (count: number) => 'cell '.repeat(count)

describe('reading time', () => {
  it.each([
    ['', 1],
    ['Only a line.', 1],
    [words(360), 2],
    [words(500), 3],
  ])('is a whole number of minutes, at least one', (text, minutes) => {
    expect(minutesToRead(text)).toBe(minutes)
  })

  it('is written as “3 min read”', () => {
    expect([1, 3].map(minutesInWords)).toEqual(['1 min read', '3 min read'])
  })
})
