import type { Article } from '#shared/shapes/article.ts'

/** What is being typed into an article form, kept on this device until it is saved. The picture is not kept. */
export type Draft = { title: string; author: string; content: string; imageAlt: string }

const nothing: Draft = { title: '', author: '', content: '', imageAlt: '' }

export const draftFrom = ({ title, author, content, imageAlt = '' }: Article): Draft => ({
  title,
  author,
  content,
  imageAlt,
})

/** One draft for each form: `form` is the address of its page. */
const keyOf = (form: string) => `draft ${form}`

export const draftOf = (form: string): Draft | undefined => {
  const kept = localStorage.getItem(keyOf(form))
  return kept ? { ...nothing, ...(JSON.parse(kept) as Partial<Draft>) } : undefined
}

export const dropDraft = (form: string) => localStorage.removeItem(keyOf(form))

/** Keeps what differs from what is saved already; returns whether something is kept. */
export const keepDraft = (form: string, typed: FormData, saved: Draft = nothing) => {
  const draft = textsOf(typed)
  const names = Object.keys(nothing) as (keyof Draft)[]
  if (names.every((name) => sameText(draft[name], saved[name]))) {
    dropDraft(form)
    return false
  }
  return tryToKeep(keyOf(form), JSON.stringify(draft))
}

const textsOf = (typed: FormData): Draft => {
  const text = (name: keyof Draft) => String(typed.get(name) ?? '')
  return { title: text('title'), author: text('author'), content: text('content'), imageAlt: text('imageAlt') }
}

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
