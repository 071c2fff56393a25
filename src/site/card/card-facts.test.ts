import { afterEach, expect, test, vi } from 'vitest'
import { cardFields, cardText, forgetCard, isEmptyCard, saveCard, savedCard } from './card-facts.ts'
import { qrCodeOf } from './qr-code.ts'

const memory = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

afterEach(() => vi.unstubAllGlobals())

test('the text has one line for each filled-in fact', () => {
  expect(cardText({ name: ' Ama ', type: 'SS', people: 'Esi\n\n020 000 0000 ', allergies: ' ' })).toBe(
    'I have sickle cell disease.\nWhat to call me: Ama\nMy type: SS\nPeople to call: Esi, 020 000 0000',
  )
  expect(isEmptyCard({ name: ' ' })).toBe(true)
})

test('a card is saved, loaded, and deleted completely', () => {
  const storage = memory()
  vi.stubGlobal('localStorage', storage)
  expect(savedCard()).toBeUndefined()
  expect(saveCard({ name: 'Ama', type: 'SC' })).toBe(true)
  expect(savedCard()).toMatchObject({ name: 'Ama', type: 'SC', people: '' })
  forgetCard()
  expect(storage.kept.size).toBe(0)
})

test('a damaged card or a browser without storage counts as no card', () => {
  const storage = memory()
  vi.stubGlobal('localStorage', storage)
  storage.kept.set('sickle-cell-card', '{"name":')
  expect(savedCard()).toBeUndefined()
  vi.stubGlobal('localStorage', undefined)
  expect(savedCard()).toBeUndefined()
  expect(saveCard({ name: 'Ama' })).toBe(false)
  expect(forgetCard).not.toThrow()
})

test('the longest possible card fits into a QR code', () => {
  const longest = Object.fromEntries(cardFields.map(({ name, max }) => [name, 'ɛ'.repeat(max)]))
  const { size, path } = qrCodeOf(cardText(longest))
  expect(size).toBeLessThanOrEqual(177)
  expect(path).toMatch(/^M/)
})
