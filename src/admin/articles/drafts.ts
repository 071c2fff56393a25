/**
 * Drafts of article forms: stored on this device (`../writing/kept-text.ts`) until the server has saved them, so that a
 * crash or a reload loses nothing (draft recovery). `restored-draft.tsx` shows them again.
 */

import { keysOf, recordOf } from '#shared/keys.ts'
import type { Article } from '#shared/shapes/article.ts'
import type { ListedRevision, Revision } from '#shared/shapes/revisions.ts'
import { forgetText, keepText, keptText, textIsOnSite } from '../writing/kept-text.ts'

/** The fields of an article form, saved on this device while the user types. A file is not saved. */
export const emptyTexts = {
  title: '',
  author: '',
  content: '',
  /** The image chosen in this form, if it has been uploaded; empty while the article keeps its own. */
  imageId: '',
  imageAlt: '',
  tags: '',
  slug: '',
  /** The sources as JSON, from `sources.ts`. */
  sources: '[]',
  noSourceReason: '',
  lastChecked: '',
  reviewer: '',
  isHealth: 'true',
  language: 'en',
}
export type FormTexts = typeof emptyTexts

/** A draft with its location, its time, and the version of the article that the user was changing. */
export type UnsavedDraft = {
  texts: FormTexts
  savedAt: string
  version: number | undefined
  isOnThisDevice: boolean
  /** The user had chosen a file that was not uploaded yet, which only this device knows. */
  hadPicture?: boolean | undefined
  /** The key of a new article's form, which only this device knows. */
  idempotencyKey?: string | undefined
}

const names = keysOf(emptyTexts)

/** The texts of an article or of a revision. A revision has no address and no image of its own. */
type Said = Omit<Revision, keyof ListedRevision> & Pick<Revision, 'title'> & Partial<Pick<Article, 'imageAlt' | 'slug'>>

export const textsFromArticle = ({ title, author, content, language, ...article }: Said): FormTexts => ({
  title,
  author,
  content,
  imageId: '',
  imageAlt: article.imageAlt ?? '',
  tags: article.tags.join(', '),
  slug: article.slug ?? '',
  sources: JSON.stringify(article.sources),
  noSourceReason: article.noSourceReason ?? '',
  lastChecked: article.lastChecked ?? '',
  reviewer: article.reviewer ?? '',
  isHealth: String(article.isHealth),
  language,
})

// If a field has two values the last one counts, as on the server.
export const textsInForm = (typed: FormData): FormTexts =>
  recordOf(names, (name) => String(typed.getAll(name).at(-1) ?? emptyTexts[name]))

/** A file that is not uploaded yet. The form contains an uploaded image by its id. */
export const hasFile = (typed: FormData) => [...typed.values()].some((value) => value instanceof File && value.size > 0)

export const haveSameTexts = (one: FormTexts, other: FormTexts) =>
  names.every((name) => sameText(one[name], other[name]))

// Browsers send every line break of a form as CRLF.
const sameText = (one: string, other: string) => one.replaceAll('\r\n', '\n') === other.replaceAll('\r\n', '\n')

/** One draft for each form: `form` is the URL of its page. */
const nameOf = (form: string) => `${form} draft`

export const draftOnDevice = (form: string): UnsavedDraft | undefined => {
  const kept = keptText<Partial<FormTexts & UnsavedDraft>>(nameOf(form))
  if (!kept) return undefined
  const { savedAt = '', version, hadPicture, idempotencyKey, ...texts } = kept
  return { texts: { ...emptyTexts, ...texts }, savedAt, version, hadPicture, idempotencyKey, isOnThisDevice: true }
}

export const removeFromDevice = (form: string) => forgetText(nameOf(form))

/** The site has these texts as the article's draft. */
export const draftIsOnSite = (form: string, texts: FormTexts) => {
  const draft = draftOnDevice(form)
  if (draft && haveSameTexts(draft.texts, texts)) textIsOnSite(nameOf(form))
}

/** Moves the draft to the URL of another form, unless that form already has a draft. */
export const moveDraftOnDevice = (form: string, to: string) => {
  const draft = keptText<object>(nameOf(form))
  if (!draft || keptText(nameOf(to))) return
  keepText(nameOf(to), draft)
  removeFromDevice(form)
}

type Circumstances = Pick<UnsavedDraft, 'hadPicture' | 'idempotencyKey'> & { version?: number | undefined }

/** Returns false if the browser could not store the draft. */
export const saveDraftOnDevice = (form: string, texts: FormTexts, circumstances: Circumstances = {}) =>
  keepText(nameOf(form), { ...texts, savedAt: new Date().toISOString(), ...circumstances })

/** The key of a new article's form, with which autosave and the Publish button together create a single article. */
export const idempotencyKeyIn = (typed: FormData) => String(typed.get('idempotencyKey') ?? '') || undefined

/** The unsaved drafts, newest first, without those that equal the saved article or each other. */
export const newestFirst = (drafts: (UnsavedDraft | undefined)[], saved: FormTexts = emptyTexts) => {
  const hadPicture = drafts.some((draft) => draft?.hadPicture)
  return drafts
    .filter((draft) => draft !== undefined)
    .filter(({ texts }) => !haveSameTexts(texts, saved))
    .sort((one, other) => other.savedAt.localeCompare(one.savedAt))
    .filter(({ texts }, index, all) => all.findIndex((other) => haveSameTexts(other.texts, texts)) === index)
    .map((draft) => (hadPicture ? { ...draft, hadPicture } : draft))
}
