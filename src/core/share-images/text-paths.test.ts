import { expect, test } from 'vitest'
import { openLettering } from './text-paths.ts'

const lettering = await openLettering()

test('every letter of the site’s languages has an outline', () => {
  for (const letter of 'ɛɔŋɖƒɣʋƐƆŊƉƑƔƲáàãéèñ’“”–…½')
    expect(lettering.outline(letter, 0, 100, 50), letter).toMatch(/^M[-\d. ]+[LQ]/)
})

test('an outline contains only numbers, whatever the text', () => {
  const text = '<script>alert("&amp;")</script> & “quotes” Ɛyɛ'
  expect(lettering.outline(text, 64, 300.5, 33)).toMatch(/^([MLQCZ]([-\d. ]*))+$/)
})

test('characters without an outline are dropped, with their spaces', () => {
  expect(lettering.drawable('  Red\t😀 \u0007cells 血\n')).toBe('Red cells')
  expect(lettering.drawable('e\u0301')).toBe('é')
})
