/** What is typed into the form of a newsletter, and its copy on this device until the site has it. */
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

/** `version` is that of the newsletter that was being changed. */
export type Kept = NewsletterTexts & { version: number }

export const keptNewsletter = (id: string) => savedOnDevice<Kept>(keyOf(id))

/** False, if this device has no room. */
export const keepNewsletter = (id: string, texts: Kept) => saveOnDevice(keyOf(id), texts)

export const dropNewsletter = (id: string) => localStorage.removeItem(keyOf(id))
