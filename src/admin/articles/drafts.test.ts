import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyStorage } from '#test/storage.ts'
import { keepTextsFor } from '../writing/kept-text.ts'
import {
  draftOnDevice,
  emptyTexts,
  hasFile,
  haveSameTexts,
  newestFirst,
  removeFromDevice,
  saveDraftOnDevice,
  textsInForm,
} from './drafts.ts'

const saved = { ...emptyTexts, title: 'A title', author: 'Ama', content: 'One\nTwo' }

beforeEach(() => {
  vi.stubGlobal('localStorage', emptyStorage())
  vi.stubGlobal('location', new URL('http://voima.example/addnews'))
  vi.stubGlobal('document', { title: 'Add news', querySelector: () => null })
  keepTextsFor('ama')
})
afterEach(() => vi.unstubAllGlobals())

test('unsaved text is restored only in the form in which it was typed', () => {
  const texts = { ...emptyTexts, title: 'Half a tit', sources: '[{"name":"WHO","year":2025}]', language: 'tw' }
  expect(saveDraftOnDevice('/edit/1', texts, { version: 3 })).toBe(true)
  expect(draftOnDevice('/edit/1')).toMatchObject({ texts, version: 3, isOnThisDevice: true })
  expect(draftOnDevice('/addblog')).toBeUndefined()
})

test('saving an article deletes its local draft', () => {
  saveDraftOnDevice('/addnews', saved)
  removeFromDevice('/addnews')
  expect(draftOnDevice('/addnews')).toBeUndefined()
})

test('a full local storage does not prevent typing', () => {
  vi.stubGlobal('localStorage', {
    ...localStorage,
    getItem: () => 'ama',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(saveDraftOnDevice('/addnews', saved)).toBe(false)
})

test('if a checkbox sends two values, the last one counts', () => {
  const form = new FormData()
  form.append('isHealth', 'false')
  expect(textsInForm(form).isHealth).toBe('false')
  form.append('isHealth', 'true')
  expect(textsInForm(form).isHealth).toBe('true')
})

test('the line breaks that forms send are not a change', () => {
  expect(haveSameTexts({ ...saved, content: 'One\r\nTwo' }, saved)).toBe(true)
  expect(haveSameTexts({ ...saved, content: 'One Two' }, saved)).toBe(false)
})

describe('newestFirst', () => {
  const kept = (title: string, savedAt: string) => ({
    texts: { ...saved, title },
    savedAt,
    version: 1,
    isOnThisDevice: true,
  })

  test('sorts the newest draft first', () => {
    const [older, newer] = [kept('Older', '2026-11-21T14:00:00Z'), kept('Newer', '2026-11-21T14:05:00Z')]
    expect(newestFirst([older, undefined, newer], saved)).toEqual([newer, older])
  })

  test('leaves out drafts that equal the saved text or another draft', () => {
    const [one, same] = [kept('Same', '2026-11-21T14:05:00Z'), kept('Same', '2026-11-21T14:00:00Z')]
    expect(newestFirst([same, kept('A title', '2026-11-21T15:00:00Z'), one], saved)).toEqual([one])
  })
})

test('remembers that a picture had been chosen, even if the newer draft is from the server', () => {
  const form = new FormData()
  form.set('image', new File([], ''))
  expect(hasFile(form)).toBe(false)
  form.set('image', new File(['picture'], 'walk.jpg'))
  expect(hasFile(form)).toBe(true)

  saveDraftOnDevice('/edit/1', saved, { version: 3, hadPicture: true })
  const onSite = { texts: saved, savedAt: '2999-01-01', version: 3, isOnThisDevice: false }
  expect(newestFirst([draftOnDevice('/edit/1'), onSite])).toEqual([{ ...onSite, hadPicture: true }])
  saveDraftOnDevice('/edit/1', saved, { version: 3, hadPicture: false })
  expect(newestFirst([draftOnDevice('/edit/1'), onSite])).toEqual([onSite])
})
