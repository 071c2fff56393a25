import { expect, test } from 'vitest'
import { imageMarkdown, savingText } from './image-texts.ts'

const image = { _id: 'a', name: 'a.jpg', createdAt: '', isDecorative: false, uses: [], version: 'a' }

test('the text about a smaller file shows both sizes', () => {
  expect(savingText({ before: 2_400_000, bytes: 180_300 })).toBe('2.4 MB → 180 KB')
  expect(savingText({ before: 500, bytes: 500 })).toBe('1 KB')
})

test('the Markdown of a picture has the site’s own address and an escaped description', () => {
  const imageUrl = 'https://pictures.example/0123456789abcdef.jpg'
  expect(imageMarkdown({ ...image, imageUrl, imageAlt: 'A [big] tree' })).toBe(
    '![A \\[big\\] tree](/media/0123456789abcdef.jpg)',
  )
})
