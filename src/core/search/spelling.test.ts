import { describe, expect, test } from 'vitest'
import { closeness, closenessOf, editsBetween, editsForgiven, skeletons } from './spelling.ts'

describe('the edit distance', () => {
  test.each([
    ['sickle', 'sickle', 0],
    ['sicle', 'sickle', 1],
    ['siickle', 'sickle', 1],
    ['sackle', 'sickle', 1],
    ['sikcle', 'sickle', 1],
    ['ickles', 'sickle', 2],
    ['jenotipe', 'genotype', 2],
    ['genotpey', 'genotype', 2],
    ['', 'crisis', 6],
    ['crisis', '', 6],
  ])('%s and %s: %i', (a, b, edits) => {
    expect(editsBetween(a, b)).toBe(edits)
    expect(editsBetween(b, a)).toBe(edits)
  })
})

describe('the tolerance for misspellings', () => {
  test.each([
    ['tset', 'test', false, closeness.oneEdit],
    ['genotpye', 'genotype', false, closeness.oneEdit],
    ['genotip', 'genotype', false, closeness.twoEdits],
    ['pian', 'pain', false, closeness.oneEdit],
    ['crissi', 'crisis', false, closeness.oneEdit],
    ['criisss', 'crisis', false, closeness.none],
    ['ate', 'act', false, closeness.none],
    ['act', 'cat', false, closeness.none],
    ['2025', '2024', false, closeness.none],
    ['tests', 'test', false, closeness.start],
    ['test', 'tests', false, closeness.start],
    ['baby', 'babies', false, closeness.start],
    ['babies', 'baby', false, closeness.start],
    ['days', 'day', false, closeness.start],
    ['day', 'days', false, closeness.start],
    ['gen', 'genotype', true, closeness.start],
    ['gen', 'genotype', false, closeness.none],
    ['genotype', 'genotype', true, closeness.exact],
  ])('typed %s, word %s, unfinished %s: %i', (typed, word, isUnfinished, close) =>
    expect(closenessOf(typed, word, isUnfinished)).toBe(close),
  )
})

/** Everything within one edit, with enough letters to include those of the word. */
const oneEditAway = (word: string) =>
  Array.from({ length: word.length + 1 }, (_, index) => {
    const [before, after] = [word.slice(0, index), word.slice(index)]
    const swapped = before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2)
    return [before + after.slice(1), `${before}e${after}`, `${before}e${after.slice(1)}`, swapped]
  }).flat()

describe('every tolerated misspelling shares a skeleton with its word', () => {
  test.each(['pain', 'crisis', 'tested', 'kumasis', 'genotype', 'emergency', 'electrophoresis'])('%s', (word) => {
    const kept = new Set(skeletons(word, editsForgiven(word)))
    const once = oneEditAway(word)
    const misspelt = editsForgiven(word) === 2 ? [...once, ...new Set(once.flatMap(oneEditAway))] : once
    expect(misspelt.length).toBeGreaterThan(15)
    const lost = misspelt.filter((typed) => !skeletons(typed, 2).some((each) => kept.has(each)))
    expect(lost).toEqual([])
  })
})
