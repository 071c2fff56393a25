import { expect, test } from 'vitest'
import { wrapText } from './card-picture.ts'

const lines = (text: string) => wrapText(text, 10, ({ length }) => length)

test('lines break between words, and inside a word that is too long', () => {
  expect(lines('Ama Mensah and Esi')).toEqual(['Ama Mensah', 'and Esi'])
  expect(lines('020000000000000')).toEqual(['0200000000', '00000'])
  expect(lines('')).toEqual([])
})

test('no word is lost', () => {
  const text = 'Paracetamol 1 g, hydroxyurea 500 mg each morning, folic acid'
  expect(lines(text).join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
  for (const line of lines(text)) expect(line.length).toBeLessThanOrEqual(10)
})
