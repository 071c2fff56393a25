import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyStorage } from '../../../tests/support/storage.ts'
import { draftOf, dropDraft, keepDraft } from './drafts.ts'

const saved = { title: 'A title', author: 'Ama', content: 'One\nTwo', imageAlt: '' }

const typed = (texts: object) => {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  return form
}

beforeEach(() => void vi.stubGlobal('localStorage', emptyStorage()))
afterEach(() => vi.unstubAllGlobals())

test('what is typed into one form comes back in that form alone', () => {
  expect(keepDraft('/addnews', typed({ title: 'Half a tit' }))).toBe(true)
  expect(draftOf('/addnews')).toEqual({ title: 'Half a tit', author: '', content: '', imageAlt: '' })
  expect(draftOf('/addblog')).toBeUndefined()
})

test('typing back to what is saved leaves no draft', () => {
  keepDraft('/edit/1', typed({ ...saved, title: 'Another title' }), saved)
  expect(keepDraft('/edit/1', typed(saved), saved)).toBe(false)
  expect(draftOf('/edit/1')).toBeUndefined()
})

test('line breaks as a form writes them are no change', () => {
  expect(keepDraft('/edit/1', typed({ ...saved, content: 'One\r\nTwo' }), saved)).toBe(false)
})

test('a saved article drops its draft', () => {
  keepDraft('/addnews', typed({ title: 'Done' }))
  dropDraft('/addnews')
  expect(draftOf('/addnews')).toBeUndefined()
})

test('a full storage does not stop anybody from typing', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
    removeItem: () => undefined,
  })
  expect(keepDraft('/addnews', typed({ title: 'x' }))).toBe(false)
})
