import { expect, test } from 'vitest'
import { textWithoutImage, valueWithoutImage } from './image-in-text.ts'

const id = '0123456789abcdef'
const other = 'fedcba9876543210'

test.each([
  [`One.\n\n![Abena at the clinic](/media/${id}-640.webp)\n\nTwo.`, 'One.\n\nTwo.'],
  [`One ![Abena [left]](/media/${id}.jpg "Abena (12)") two`, 'One  two'],
  [`![](</media/${id}.jpg>)`, ''],
  [`[![Abena](/media/${id}-320.webp)](https://voima.example/news) after`, 'after'],
  [`[![Abena](/media/${id}-320.webp)](/media/${id}.jpg) after`, 'after'],
  [`See [the photo of the walk](https://voima.example/media/${id}.jpg).`, 'See the photo of the walk.'],
  [`Look: https://pictures.example/${id}-1280.avif and <https://voima.example/media/${id}.jpg>.`, 'Look:  and <>.'],
  [`One ![Abena][1] two.\n\n[1]: /media/${id}.jpg "Abena"\n[2]: /news`, 'One  two.\n\n[2]: /news'],
  [`![Abena] and [her photo][Abena]\n\n[abena]: </media/${id}.jpg>`, 'and her photo'],
])('the image is removed from %j', (text, rest) => {
  expect(textWithoutImage(text, id)).toBe(rest)
})

test.each([`![A tree](/media/${other}.jpg)\n\n\n\n[Link](/news)  `, `![A tree][1]\n\n[1]: /media/${other}.jpg`])(
  'a text without the image is unchanged: %j',
  (text) => {
    expect(textWithoutImage(text, id)).toBe(text)
  },
)

test('only the given image is removed', () => {
  const text = `![A tree](/media/${other}.jpg) ![Abena](/media/${id}.jpg) [Read](/news)`
  expect(textWithoutImage(text, id)).toBe(`![A tree](/media/${other}.jpg)  [Read](/news)`)
})

test('the image is removed from site content at any depth, and everything else stays', () => {
  const content = {
    members: [
      { name: 'Abena', consent: true, picture: { id } },
      { name: 'Kojo', picture: { id: other } },
    ],
    text: `Hello ![Abena](/media/${id}.jpg)`,
    count: 3,
  }
  expect(valueWithoutImage(content, id)).toEqual({
    members: [
      { name: 'Abena', consent: true },
      { name: 'Kojo', picture: { id: other } },
    ],
    text: 'Hello',
    count: 3,
  })
})

test('an image is removed with its caption, whatever characters the caption has', () => {
  expect(
    textWithoutImage('One.\n\n![A](/media/abcdefgh12345678.jpg "The \\"tent\\"")\n\nTwo.', 'abcdefgh12345678'),
  ).toBe('One.\n\nTwo.')
})
