import { describe, expect, test } from 'vitest'
import { fold, wordsIn } from './tokenize.ts'

const folded = (text: string) => wordsIn(text).map((word) => word.folded)

describe('words are folded', () => {
  test.each([
    ['SICKLE', 'sickle'],
    ['Crisés', 'crises'],
    ['yɛ', 'ye'],
    ['ƐNYƐ', 'enye'],
    ['Ɔdɔ', 'odo'],
    ['ŋutsu', 'nutsu'],
    ['ɖevi', 'devi'],
    ['ƒome', 'fome'],
    ['ɣeyiɣi', 'geyigi'],
    ['ʋu', 'vu'],
    ['Ɛ̃', 'e'],
    ['don’t', 'dont'],
    ["don't", 'dont'],
    ['Ghana’s', 'ghana'],
    ["GHANA'S", 'ghana'],
    ['ﬁt', 'fit'],
  ])('from %s to %s', (word, plain) => expect(fold(word)).toBe(plain))

  test('the same whether an accent is composed or combining', () => {
    expect(fold('cafe\u0301')).toBe(fold('caf\u00e9'))
  })
})

describe('a text is split', () => {
  test('into words of at least two letters, and numbers', () => {
    expect(folded('A well-being plan: call 112, or go – e.g. by taxi!')).toEqual(
      'well being plan call 112 or go by taxi'.split(' '),
    )
  })

  test('and each word has its position in the original text', () => {
    const text = 'Yɛ’n hɔ: Ghana’s own'
    expect(wordsIn(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Yɛ’n', 'hɔ', 'Ghana’s', 'own'])
  })

  test('and other characters are dropped', () => {
    expect(folded('\0 \ud800 \udc00 🙂 % _ * " \' -- ( ) : ; \\ …')).toEqual([])
  })

  test('and a very long word is cut', () => {
    expect(folded('x'.repeat(100_000))).toEqual(['x'.repeat(40)])
  })
})
