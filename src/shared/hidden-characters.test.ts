import { expect, test } from 'vitest'
import { createRandom } from '#core/seed/values.ts'
import { withoutHidden, withoutHiddenInAddress } from './hidden-characters.ts'

const meant = [
  'Ɛyɛ ɔkɔɔ ŋutɔ ɖevi ƒome ɣe ʋu, ɛ̃ and Traore\u0301',
  '👩‍⚕️ 👨‍👩‍👧 ❤️‍🔥 👍🏽 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'می‌خواهم',
  'नमस्‍ते ক্‌ষ',
  'محمد\u200f (Mohammed\u200e)',
  '𞤀𞤣𞤤𞤢𞤥\u200f',
  "d'Almeida d’Almeida dʼAlmeida",
  'One\ttab\nand a line, and � where something was damaged',
]

test.each(meant)('“%s” stays as it is', (text) => expect(withoutHidden(text)).toBe(text))

const hidden = ['\0', '\b', '\u001f', '\u007f', '\u0085', '\u00ad', '\u034f', '\u180e', '\u200b', '\u200c', '\u200d']
  .concat(['\u200e', '\u200f', '\u202a', '\u202c', '\u202e', '\u2060', '\u2066', '\u2069', '\ufeff', '\ufffc'])
  .concat(['\uffff', '\ufdd0', '\ud800', '\udc00', '\u{e0067}', '\u{1fffe}'])

test('a hidden character is removed wherever it is in a text of Latin letters', () => {
  const { oneOf } = createRandom(31)
  const letters = [...'Sickle Ɛyɛ ŋutɔ Traoré +233 24 ama@mail.example #1*']
  for (let count = 0; count < 2_000; count += 1) {
    const parts = Array.from({ length: 12 }, () => [oneOf(letters), oneOf(hidden)])
    const visible = parts.map(([letter]) => letter).join('')
    expect(withoutHidden(parts.flat().join(''))).toBe(visible)
  }
})

test('no override of the direction can show a text as another one', () => {
  expect(withoutHidden('محمد \u202ekcab\u202c')).not.toContain('\u202e')
})

test('a line break of a word processor is a line break', () => {
  expect(withoutHidden('one\vtwo\u2028three\fé')).toBe('one\ntwo\nthree\né')
})

test('a direction mark in a part of a right-to-left text stays', () => {
  expect(withoutHidden('\u200e(Voima)\u200e', 'محمد \u200e(Voima)\u200e')).toBe('\u200e(Voima)\u200e')
})

test('an address has no hidden character', () => {
  for (const sign of ['\u200b', '\u00ad', '\u2060', '\ufeff', '\ufffc', '\u200e', '\u200d', '\0'])
    expect(withoutHiddenInAddress(`${sign}https://who.int/${sign}ŋutɔ${sign}`)).toBe('https://who.int/ŋutɔ')
})
