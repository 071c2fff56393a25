import type { Article } from '#shared/shapes/article.ts'
import type { ListedRevision, Revision } from '#shared/shapes/revision.ts'
import { savedOnDevice, saveOnDevice, saveTextOnDevice } from '../writing/autosave.ts'

/** What is being typed into an article form, kept until it is saved. The picture is not kept. */
export type Draft = {
  title: string
  author: string
  content: string
  imageAlt: string
  tags: string
  slug: string
  /** As JSON, the way they travel. */
  sources: string
  lastChecked: string
  reviewer: string
  isHealth: string
  language: string
}

/** With where and when it was kept, and which version of the article was being changed. */
export type KeptDraft = {
  texts: Draft
  savedAt: string
  version: number | undefined
  isOnThisDevice: boolean
  /** A picture had been chosen, which is not kept. Only this device knows. */
  hadPicture?: boolean | undefined
}

export const emptyDraft: Draft = {
  title: '',
  author: '',
  content: '',
  imageAlt: '',
  tags: '',
  slug: '',
  sources: '[]',
  lastChecked: '',
  reviewer: '',
  isHealth: 'true',
  language: 'en',
}

const names = Object.keys(emptyDraft) as (keyof Draft)[]

/** What an article says, or what a revision of it said: that one has no address and no picture of its own. */
type Said = Omit<Revision, keyof ListedRevision> & Pick<Revision, 'title'> & Partial<Pick<Article, 'imageAlt' | 'slug'>>

export const draftFrom = ({ title, author, content, language, ...article }: Said): Draft => ({
  title,
  author,
  content,
  imageAlt: article.imageAlt ?? '',
  tags: article.tags.join(', '),
  slug: article.slug ?? '',
  sources: JSON.stringify(article.sources),
  lastChecked: article.lastChecked ?? '',
  reviewer: article.reviewer ?? '',
  isHealth: String(article.isHealth),
  language,
})

// Of two values the last one counts, as it does for the server.
export const textsOf = (typed: FormData) =>
  Object.fromEntries(names.map((name) => [name, String(typed.getAll(name).at(-1) ?? emptyDraft[name])])) as Draft

/** One that was chosen now: a file, or one of the library. */
export const hasPicture = (typed: FormData) =>
  typed.has('imageId') || [...typed.values()].some((value) => value instanceof File && value.size > 0)

export const sameTexts = (one: Draft, other: Draft) => names.every((name) => sameText(one[name], other[name]))

// A form sends every line break as CRLF.
const sameText = (one: string, other: string) => one.replaceAll('\r\n', '\n') === other.replaceAll('\r\n', '\n')

/** One draft for each form: `form` is the address of its page. */
const keyOf = (form: string) => `draft ${form}`

export const draftOf = (form: string): KeptDraft | undefined => {
  const kept = savedOnDevice<Partial<Draft & KeptDraft>>(keyOf(form))
  if (!kept) return undefined
  const { savedAt = '', version, hadPicture, ...texts } = kept
  return { texts: { ...emptyDraft, ...texts }, savedAt, version, hadPicture, isOnThisDevice: true }
}

export const dropDraft = (form: string) => {
  localStorage.removeItem(keyOf(form))
  dropBeginningKey(form)
}

/** False, if it could not be kept. */
export const keepDraft = (form: string, texts: Draft, version?: number, hadPicture?: boolean) =>
  saveOnDevice(keyOf(form), { ...texts, savedAt: new Date().toISOString(), version, hadPicture })

const beginningOf = (form: string) => `begun ${form}`

/** Under which key the site was asked to begin the article that is typed into this form. */
export const beginningKey = (form: string) => localStorage.getItem(beginningOf(form)) ?? undefined

export const dropBeginningKey = (form: string) => localStorage.removeItem(beginningOf(form))

/** The same until the draft is dropped. Undefined where nothing can be kept, or no key can be made. */
export const keepBeginningKey = (form: string) => {
  const key: string | undefined = beginningKey(form) ?? crypto.randomUUID?.()
  return key && saveTextOnDevice(beginningOf(form), key) ? key : undefined
}

/** What was typed and never saved, the newest first. What says nothing new is left out. */
export const newestFirst = (drafts: (KeptDraft | undefined)[], saved: Draft = emptyDraft) => {
  const hadPicture = drafts.some((draft) => draft?.hadPicture)
  return drafts
    .filter((draft) => draft !== undefined)
    .filter(({ texts }) => !sameTexts(texts, saved))
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt))
    .filter(({ texts }, index, all) => all.findIndex((other) => sameTexts(other.texts, texts)) === index)
    .map((draft) => (hadPicture ? { ...draft, hadPicture } : draft))
}
