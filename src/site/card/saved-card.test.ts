import { afterEach, expect, test, vi } from 'vitest'
import { forgetCard, saveCard, savedCard } from './saved-card.ts'

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

test('a card is saved, loaded, and deleted completely', () => {
  const storage = memory()
  vi.stubGlobal('localStorage', storage)
  expect(savedCard()).toBeUndefined()
  expect(saveCard({ name: 'Ama', type: 'SC' })).toBe(true)
  expect(savedCard()).toEqual({ name: 'Ama', type: 'SC' })
  forgetCard()
  expect(storage.kept.size).toBe(0)
})

test('a damaged card or a browser without storage counts as no card', () => {
  const storage = memory()
  vi.stubGlobal('localStorage', storage)
  storage.kept.set('sickle-cell-card', '{"name":')
  expect(savedCard()).toBeUndefined()
  storage.kept.set('sickle-cell-card', '{"name":{"first":"Ama"},"type":"SC"}')
  expect(savedCard()).toEqual({ type: 'SC' })
  vi.stubGlobal('localStorage', undefined)
  expect(savedCard()).toBeUndefined()
  expect(saveCard({ name: 'Ama' })).toBe(false)
  expect(forgetCard).not.toThrow()
})
