import { keysOf, recordOf } from '#shared/keys.ts'
import type { Article } from '#shared/shapes/article.ts'
import type { ListedRevision, Revision } from '#shared/shapes/revisions.ts'
import { savedOnDevice, saveOnDevice, saveTextOnDevice } from '../writing/autosave.ts'

/** What is being typed into an article form, kept until it is saved. The picture is not kept. */
export type FormTexts = {
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
export type UnsavedDraft = {
  texts: FormTexts
  savedAt: string
  version: number | undefined
  isOnThisDevice: boolean
  /** A picture had been chosen, which is not kept. Only this device knows. */
  hadPicture?: boolean | undefined
}

export const emptyTexts: FormTexts = {
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

const names = keysOf(emptyTexts)

/** What an article says, or what a revision of it said: that one has no address and no picture of its own. */
type Said = Omit<Revision, keyof ListedRevision> & Pick<Revision, 'title'> & Partial<Pick<Article, 'imageAlt' | 'slug'>>

export const textsFromArticle = ({ title, author, content, language, ...article }: Said): FormTexts => ({
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
export const textsInForm = (typed: FormData): FormTexts =>
  recordOf(names, (name) => String(typed.getAll(name).at(-1) ?? emptyTexts[name]))

/** One that was chosen now: a file, or one of the library. */
export const hasChosenPicture = (typed: FormData) =>
  typed.has('imageId') || [...typed.values()].some((value) => value instanceof File && value.size > 0)

export const haveSameTexts = (one: FormTexts, other: FormTexts) =>
  names.every((name) => sameText(one[name], other[name]))

// A form sends every line break as CRLF.
const sameText = (one: string, other: string) => one.replaceAll('\r\n', '\n') === other.replaceAll('\r\n', '\n')

/** One draft for each form: `form` is the address of its page. */
const keyOf = (form: string) => `draft ${form}`

export const draftOnDevice = (form: string): UnsavedDraft | undefined => {
  const kept = savedOnDevice<Partial<FormTexts & UnsavedDraft>>(keyOf(form))
  if (!kept) return undefined
  const { savedAt = '', version, hadPicture, ...texts } = kept
  return { texts: { ...emptyTexts, ...texts }, savedAt, version, hadPicture, isOnThisDevice: true }
}

export const removeFromDevice = (form: string) => {
  localStorage.removeItem(keyOf(form))
  removeCreationKey(form)
}

/** False, if it could not be kept. */
export const saveDraftOnDevice = (form: string, texts: FormTexts, version?: number, hadPicture?: boolean) =>
  saveOnDevice(keyOf(form), { ...texts, savedAt: new Date().toISOString(), version, hadPicture })

const creationKeyName = (form: string) => `begun ${form}`

/** Under which key the site was asked to begin the article that is typed into this form. */
export const creationKey = (form: string) => localStorage.getItem(creationKeyName(form)) ?? undefined

export const removeCreationKey = (form: string) => localStorage.removeItem(creationKeyName(form))

/** The same until the draft is dropped. Undefined where nothing can be kept, or no key can be made. */
export const ensureCreationKey = (form: string) => {
  const key: string | undefined = creationKey(form) ?? crypto.randomUUID?.()
  return key && saveTextOnDevice(creationKeyName(form), key) ? key : undefined
}

/** What was typed and never saved, the newest first. What says nothing new is left out. */
export const newestFirst = (drafts: (UnsavedDraft | undefined)[], saved: FormTexts = emptyTexts) => {
  const hadPicture = drafts.some((draft) => draft?.hadPicture)
  return drafts
    .filter((draft) => draft !== undefined)
    .filter(({ texts }) => !haveSameTexts(texts, saved))
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt))
    .filter(({ texts }, index, all) => all.findIndex((other) => haveSameTexts(other.texts, texts)) === index)
    .map((draft) => (hadPicture ? { ...draft, hadPicture } : draft))
}
