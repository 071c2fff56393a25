import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyStorage } from '../../../tests/support/storage.ts'
import { draftOf, dropDraft, emptyDraft, keepDraft } from './drafts.ts'

const saved = { ...emptyDraft, title: 'A title', author: 'Ama', content: 'One\nTwo' }

const typed = (texts: object) => {
  const form = new FormData()
  for (const [name, text] of Object.entries(texts)) form.set(name, text)
  return form
}

beforeEach(() => void vi.stubGlobal('localStorage', emptyStorage()))
afterEach(() => vi.unstubAllGlobals())

test('what is typed into one form comes back in that form alone', () => {
  expect(keepDraft('/addnews', typed({ title: 'Half a tit' }))).toBe(true)
  expect(draftOf('/addnews')).toEqual({ ...emptyDraft, title: 'Half a tit' })
  expect(draftOf('/addblog')).toBeUndefined()
})

test('typing back to what is saved leaves no draft', () => {
  keepDraft('/edit/1', typed({ ...saved, title: 'Another title' }), saved)
  expect(keepDraft('/edit/1', typed(saved), saved)).toBe(false)
  expect(draftOf('/edit/1')).toBeUndefined()
})

test('sources, review and language are kept with the text', () => {
  const sources = '[{"name":"WHO","year":2025}]'
  keepDraft('/edit/1', typed({ ...saved, sources, reviewer: 'A clinician', language: 'tw' }), saved)
  expect(draftOf('/edit/1')).toEqual({ ...saved, sources, reviewer: 'A clinician', language: 'tw' })
})

test('of a tick and the value that stands for none the last one counts', () => {
  const form = typed({ ...saved, isHealth: 'false' })
  expect(keepDraft('/edit/1', form, saved)).toBe(true)
  form.append('isHealth', 'true')
  expect(keepDraft('/edit/1', form, saved)).toBe(false)
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
