import { expect, test } from 'vitest'
import { fitText, lineHeight } from './text-layout.ts'

const box = { width: 600, height: 400 }
/** A font in which every character is half as wide as high. */
const widthOf = (text: string, size: number) => [...text].length * size * 0.5

const inBox = (text: string) => fitText(text, box, widthOf)

test.each(['Myths', 'A walk for sickle cell', 'word '.repeat(40).trim(), 'W'.repeat(200)])(
  'all of “%s” fits inside the box',
  (text) => {
    const { size, lines } = inBox(text)
    expect(lines.length * size * lineHeight).toBeLessThanOrEqual(box.height)
    for (const line of lines) expect(widthOf(line, size)).toBeLessThanOrEqual(box.width)
    expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
  },
)

test('a short title is larger than a long one', () => {
  expect(inBox('Myths').size).toBeGreaterThan(inBox('word '.repeat(40).trim()).size)
})

test('a word is broken only if it fits at no size', () => {
  expect(inBox('electrophoresis').lines).toEqual(['electrophoresis'])
  expect(inBox('W'.repeat(100)).hasBrokenWords).toBe(true)
})

test('lines are balanced, without a single last word', () => {
  expect(inBox('walking test day').lines).toEqual(['walking', 'test day'])
})

test('a text that fits at no size is cut with an ellipsis', () => {
  const { lines } = inBox('W'.repeat(2000))
  expect(lines.at(-1)).toMatch(/W…$/)
})
