import type { Article } from '#shared/shapes/article.ts'

/** What is being typed into an article form, kept on this device until it is saved. The picture is not kept. */
export type Draft = {
  title: string
  author: string
  content: string
  imageAlt: string
  /** As JSON, the way they travel. */
  sources: string
  lastChecked: string
  reviewer: string
  isHealth: string
  language: string
}

export const emptyDraft: Draft = {
  title: '',
  author: '',
  content: '',
  imageAlt: '',
  sources: '[]',
  lastChecked: '',
  reviewer: '',
  isHealth: 'true',
  language: 'en',
}

const names = Object.keys(emptyDraft) as (keyof Draft)[]

export const draftFrom = ({ title, author, content, language, ...article }: Article): Draft => ({
  title,
  author,
  content,
  imageAlt: article.imageAlt ?? '',
  sources: JSON.stringify(article.sources),
  lastChecked: article.lastChecked ?? '',
  reviewer: article.reviewer ?? '',
  isHealth: String(article.isHealth),
  language,
})

/** One draft for each form: `form` is the address of its page. */
const keyOf = (form: string) => `draft ${form}`

export const draftOf = (form: string): Draft | undefined => {
  const kept = localStorage.getItem(keyOf(form))
  return kept ? { ...emptyDraft, ...(JSON.parse(kept) as Partial<Draft>) } : undefined
}

export const dropDraft = (form: string) => localStorage.removeItem(keyOf(form))

/** Keeps what differs from what is saved already; returns whether something is kept. */
export const keepDraft = (form: string, typed: FormData, saved: Draft = emptyDraft) => {
  const draft = textsOf(typed)
  if (names.every((name) => sameText(draft[name], saved[name]))) {
    dropDraft(form)
    return false
  }
  return tryToKeep(keyOf(form), JSON.stringify(draft))
}

// Of two values the last one counts, as it does for the server.
const textsOf = (typed: FormData) =>
  Object.fromEntries(names.map((name) => [name, String(typed.getAll(name).at(-1) ?? emptyDraft[name])])) as Draft

// A form sends every line break as CRLF.
const sameText = (one: string, other: string) => one.replaceAll('\r\n', '\n') === other.replaceAll('\r\n', '\n')

// A full or forbidden storage must not stop anybody from typing.
const tryToKeep = (key: string, draft: string) => {
  try {
    localStorage.setItem(key, draft)
    return true
  } catch {
    return false
  }
}
