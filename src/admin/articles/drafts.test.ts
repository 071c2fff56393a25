import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { emptyStorage } from '#test/storage.ts'
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

beforeEach(() => void vi.stubGlobal('localStorage', emptyStorage()))
afterEach(() => vi.unstubAllGlobals())

test('what is typed into one form comes back in that form alone', () => {
  const texts = { ...emptyTexts, title: 'Half a tit', sources: '[{"name":"WHO","year":2025}]', language: 'tw' }
  expect(saveDraftOnDevice('/edit/1', texts, { version: 3 })).toBe(true)
  expect(draftOnDevice('/edit/1')).toMatchObject({ texts, version: 3, isOnThisDevice: true })
  expect(draftOnDevice('/addblog')).toBeUndefined()
})

test('a saved article drops its draft', () => {
  saveDraftOnDevice('/addnews', saved)
  removeFromDevice('/addnews')
  expect(draftOnDevice('/addnews')).toBeUndefined()
})

test('a full storage does not stop anybody from typing', () => {
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  expect(saveDraftOnDevice('/addnews', saved)).toBe(false)
})

test('of a tick and the value that stands for none the last one counts', () => {
  const form = new FormData()
  form.append('isHealth', 'false')
  expect(textsInForm(form).isHealth).toBe('false')
  form.append('isHealth', 'true')
  expect(textsInForm(form).isHealth).toBe('true')
})

test('line breaks as a form writes them are no change', () => {
  expect(haveSameTexts({ ...saved, content: 'One\r\nTwo' }, saved)).toBe(true)
  expect(haveSameTexts({ ...saved, content: 'One Two' }, saved)).toBe(false)
})

describe('of the drafts of an article', () => {
  const kept = (title: string, savedAt: string) => ({
    texts: { ...saved, title },
    savedAt,
    version: 1,
    isOnThisDevice: true,
  })

  test('the newest comes first', () => {
    const [older, newer] = [kept('Older', '2026-11-21T14:00:00Z'), kept('Newer', '2026-11-21T14:05:00Z')]
    expect(newestFirst([older, undefined, newer], saved)).toEqual([newer, older])
  })

  test('what is saved already, and what another says as well, is left out', () => {
    const [one, same] = [kept('Same', '2026-11-21T14:05:00Z'), kept('Same', '2026-11-21T14:00:00Z')]
    expect(newestFirst([same, kept('A title', '2026-11-21T15:00:00Z'), one], saved)).toEqual([one])
  })
})

test('that a picture had been chosen is remembered, also when the newer text is that of the site', () => {
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
