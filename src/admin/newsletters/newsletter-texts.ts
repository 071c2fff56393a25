/** The texts of a newsletter draft, and their copy on this device until the server has saved them. */
import type { Language } from '#shared/languages.ts'
import type { Newsletter } from '#shared/shapes/newsletter.ts'
import { savedOnDevice, saveOnDevice } from '../writing/autosave.ts'

export type NewsletterTexts = Pick<Newsletter, 'subject' | 'preview' | 'content' | 'language' | 'readers'>

export const textsOf = (form: FormData): NewsletterTexts => {
  // A form sends every line break as CRLF.
  const text = (name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n')
  return {
    subject: text('subject'),
    preview: text('preview'),
    content: text('content'),
    language: text('language') as Language,
    readers: (text('readers') || null) as Language | null,
  }
}

const names = ['subject', 'preview', 'content', 'language', 'readers'] as const

export const sameTexts = (one: NewsletterTexts, other: NewsletterTexts) =>
  names.every((name) => one[name] === other[name])

const keyOf = (id: string) => `newsletter ${id}`

/** `version` is the version that the texts change. */
export type UnsavedTexts = NewsletterTexts & { version: number }

export const textsOnDevice = (id: string) => savedOnDevice<UnsavedTexts>(keyOf(id))

/** Returns false if the storage of this device is full. */
export const saveTextsOnDevice = (id: string, texts: UnsavedTexts) => saveOnDevice(keyOf(id), texts)

export const removeTextsFromDevice = (id: string) => localStorage.removeItem(keyOf(id))
