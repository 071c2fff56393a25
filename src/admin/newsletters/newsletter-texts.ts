/** The texts of a newsletter draft. */
import type { Language } from '#shared/languages.ts'
import type { Newsletter } from '#shared/shapes/newsletter.ts'

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
