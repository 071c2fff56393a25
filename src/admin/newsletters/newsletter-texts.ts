/** What is typed into the form of a letter, and its copy on this device until the site has it. */
import type { Language } from '#shared/languages.ts'
import type { Campaign } from '#shared/shapes/newsletter.ts'
import { savedOnDevice, saveOnDevice } from '../writing/autosave.ts'

export type LetterTexts = Pick<Campaign, 'subject' | 'preview' | 'content' | 'language' | 'readers'>

export const textsOf = (form: FormData): LetterTexts => {
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

export const sameTexts = (one: LetterTexts, other: LetterTexts) => names.every((name) => one[name] === other[name])

const keyOf = (id: string) => `letter ${id}`

/** `version` is that of the letter that was being changed. */
export type Kept = LetterTexts & { version: number }

export const keptLetter = (id: string) => savedOnDevice<Kept>(keyOf(id))

/** False, if this device has no room. */
export const keepLetter = (id: string, texts: Kept) => saveOnDevice(keyOf(id), texts)

export const dropLetter = (id: string) => localStorage.removeItem(keyOf(id))
