import { expect, test } from 'vitest'
import { cardFields, cardStatement, cardText } from './card-facts.ts'
import { qrCodeOf } from './qr-code.ts'

test('the text has one line for each filled-in fact', () => {
  const facts = [
    { label: 'What to call me', value: 'Ama' },
    { label: 'People to call', value: 'Esi\n\n020 000 0000 ' },
  ]
  expect(cardText({ statement: cardStatement, facts })).toBe(
    'I have sickle cell disease.\nWhat to call me: Ama\nPeople to call: Esi, 020 000 0000',
  )
})

test('the longest possible card fits into a QR code', () => {
  const facts = cardFields.map(({ label, max }) => ({ label, value: 'ɛ'.repeat(max) }))
  const { size, path } = qrCodeOf(cardText({ statement: cardStatement, facts }))
  expect(size).toBeLessThanOrEqual(177)
  expect(path).toMatch(/^M/)
})
