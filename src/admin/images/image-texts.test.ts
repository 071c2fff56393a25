import { expect, test } from 'vitest'
import { mediaUrlOf, savingText } from './image-texts.ts'

test('the text about a smaller file shows both sizes', () => {
  expect(savingText({ before: 2_400_000, bytes: 180_300 })).toBe('2.4 MB → 180 KB')
  expect(savingText({ before: 500, bytes: 500 })).toBe('1 KB')
})

test('a text has the site’s own address of a picture', () => {
  expect(mediaUrlOf('https://pictures.example/0123456789abcdef.jpg')).toBe('/media/0123456789abcdef.jpg')
})
