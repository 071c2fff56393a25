/** The texts of a newsletter draft, and their copy on this device (localStorage) until the server has saved them. */
import type { Language } from '#shared/languages.ts'
import type { Newsletter } from '#shared/shapes/newsletter.ts'
import { savedOnDevice, saveOnDevice } from '../writing/device-storage.ts'

export type NewsletterTexts = Pick<Newsletter, 'subject' | 'preview' | 'content' | 'language' | 'readers' | 'group'>

export const textsOf = (form: FormData): NewsletterTexts => {
  // A form sends every line break as CRLF.
  const text = (name: string) => String(form.get(name) ?? '').replaceAll('\r\n', '\n')
  return {
    subject: text('subject'),
    preview: text('preview'),
    content: text('content'),
    language: text('language') as Language,
    ...readersIn(text('readers')),
  }
}

/** One choice on the screen: all, a language, or a group. */
const readersIn = (choice: string): Pick<Newsletter, 'readers' | 'group'> =>
  choice.startsWith(groupPrefix)
    ? { readers: null, group: choice.slice(groupPrefix.length) }
    : { readers: (choice || null) as Language | null, group: null }

export const groupPrefix = 'group '

const names = ['subject', 'preview', 'content', 'language', 'readers', 'group'] as const

export const sameTexts = (one: NewsletterTexts, other: NewsletterTexts) =>
  names.every((name) => (one[name] ?? null) === (other[name] ?? null))

const keyOf = (id: string) => `newsletter ${id}`

/** `version` is the version that the texts change. */
export type UnsavedTexts = NewsletterTexts & { version: number }

export const textsOnDevice = (id: string) => savedOnDevice<UnsavedTexts>(keyOf(id))

/** Returns false if the storage of this device is full. */
export const saveTextsOnDevice = (id: string, texts: UnsavedTexts) => saveOnDevice(keyOf(id), texts)

export const removeTextsFromDevice = (id: string) => localStorage.removeItem(keyOf(id))
