import { expect, test } from 'vitest'
import { readingGrade, wordsIn } from './reading.ts'

test('short words in short sentences have a grade below one', () => {
  expect(readingGrade('<p>The cat sat. The dog ran. We ate rice.</p>')).toBeLessThan(1)
})

test('the grade follows Flesch and Kincaid', () => {
  // 12 words, 1 sentence, 16 syllables: 0.39 × 12 + 11.8 × 16 / 12 − 15.59
  const text = '<p>Children with sickle cell disease need care from a doctor or nurse.</p>'
  expect(readingGrade(text)).toBeCloseTo(0.39 * 12 + (11.8 * 16) / 12 - 15.59, 5)
})

test('long words and long sentences raise the grade', () => {
  const plain = '<p>Ask your clinic for a test.</p>'
  const hard = '<p>Haemoglobin electrophoresis characterises individual haemoglobinopathies comprehensively.</p>'
  expect(readingGrade(hard)).toBeGreaterThan(readingGrade(plain) + 10)
})

test('a heading and a list entry end a sentence without a full stop', () => {
  const apart = '<h2>Drink water</h2><ul><li>Keep warm</li><li>Rest</li></ul>'
  expect(readingGrade(apart)).toBeLessThan(readingGrade('<p>Drink water keep warm rest</p>'))
})

test('words may hold an apostrophe or a hyphen', () => {
  expect(wordsIn('It’s a well-known fact: 38 °C.')).toEqual(['It’s', 'a', 'well-known', 'fact', '38', 'C'])
})
