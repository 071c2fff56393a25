import { describe, expect, test } from 'vitest'
import { createRandom } from '#core/seed/values.ts'
import { foldText, matches } from './fold.ts'
import { shortSlugOf, slugOf } from './slug.ts'

describe('people find', () => {
  test.each([
    ['Bɔkɔɔ Clinic', 'bokoo'],
    ['Bokoo Clinic', 'bɔkɔɔ'],
    ['Ŋutsu', 'nutsu'],
    ['Children’s ward', "children's"],
    ['Children’s ward', 'childrens'],
    ['José', 'jose'],
    ['WhatsApp', 'whats app'],
    ['Whats App', 'whatsapp'],
    ['Sickle cell', 'sicklecell'],
    ['Korle\u00ad\u200bBu', 'korlebu'],
    ['Korle\u00a0Bu', 'korle bu'],
    ['ﬁve children', 'five'],
    ['Korle Bu', 'korle-bu'],
    ['Osei-Tutu', 'oseitutu'],
    ['Owusu Osei\u2011Tutu', 'osei-tutu owusu'],
    ['Ama Mensah', 'mensah ama'],
    ['Anything', '  '],
  ])('%s by typing %s', (text, typed) => expect(matches(text, typed)).toBe(true))

  test.each([
    ['Ama Mensah', 'ama owusu'],
    ['Ho', 'hoe'],
  ])('not %s by typing %s', (text, typed) => expect(matches(text, typed)).toBe(false))
})

test('a name of two words is found, however it and the search write them', () => {
  const { oneOf, below } = createRandom(3)
  const word = () => Array.from({ length: 2 + below(4) }, () => oneOf([...'abeioutɔɛŋ'])).join('')
  for (let round = 0; round < 50; round += 1) {
    const [first, second] = [word(), word()]
    const written = () => [' ', '-', '', '\u2010', '\u2011', '\u00a0'].map((between) => first + between + second)
    for (const text of written())
      for (const typed of written()) expect([text, typed, matches(`Ama ${text}`, typed)]).toEqual([text, typed, true])
  }
})

test('a slug keeps the letters of Ghana, and has no apostrophe', () => {
  expect(slugOf('Bɔkɔɔ Clinic, Ho')).toBe('bokoo-clinic-ho')
  expect(slugOf('The children’s  day!')).toBe('the-childrens-day')
  expect(slugOf('Ɛ̃')).toBe('e')
  expect(slugOf('– … ?')).toBe('')
  expect(shortSlugOf('a long name', 7)).toBe('a-long')
})

test('a folded text stays as it is when it is folded again', () => {
  for (const text of ['Ɔdɔ  Yɛ’n', "Ghana's", 'ﬁ \u00ad x', 'İstanbul', 'ẞ ß', 'Ǆ']) {
    expect(foldText(foldText(text))).toBe(foldText(text))
  }
})
