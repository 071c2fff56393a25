/** Autosaves the article form: on this device under the URL of its page, and on the server as the article's draft. */
import { type RefObject, useEffect, useRef } from 'react'
import type { Feed } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import { type Failure, isFailure } from '../api.ts'
import { isSignedIn } from '../session.ts'
import { type AutosaveAnswer, type AutosaveTarget, useAutosave } from '../writing/autosave.ts'
import { announcePresence, createOnServer, saveDraftOnServer } from './draft-calls.ts'
import {
  draftOnDevice,
  emptyTexts,
  ensureCreationKey,
  type FormTexts,
  hasChosenPicture,
  haveSameTexts,
  removeCreationKey,
  removeFromDevice,
  saveDraftOnDevice,
  textsFromArticle,
  textsInForm,
} from './drafts.ts'

type Editing = {
  feed: Feed
  article: Article | undefined
  version: number | undefined
  /** The URL of the form's page, under which this device stores the draft. */
  address: string
  onCreated: (article: Article) => void
}

export const useArticleAutosave = (form: RefObject<HTMLFormElement | null>, editing: Editing) => {
  const { feed, article, version, address, onCreated } = editing
  const hasTyped = useRef(false)
  const texts = () => form.current && textsInForm(new FormData(form.current))
  const now = useLatest({ saved: article && textsFromArticle(article), version })
  const target = () => ({
    saveOnDevice: () => saveHere(address, form.current && new FormData(form.current), now.current),
    ...(article ? savedAsDraft(feed, article._id, texts, now) : savedAsNew(feed, address, texts, onCreated)),
  })
  const { markDirty, flush, ...autosave } = useAutosave({ key: address, target })
  // What the user typed while the server created the article is not saved yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new autosave.
  useEffect(() => {
    if (hasTyped.current && !haveSameTexts(texts() ?? emptyTexts, now.current.saved ?? emptyTexts)) markDirty()
  }, [address])

  const typed = () => {
    hasTyped.current = true
    markDirty()
  }
  const isUnsaved = () => {
    flush()
    return hasTyped.current && isSignedIn() && draftOnDevice(address) !== undefined
  }
  return { ...autosave, typed, isUnsaved, flush }
}

const useLatest = <T>(value: T) => {
  const latest = useRef(value)
  latest.current = value
  return latest
}

type Now = { saved: FormTexts | undefined; version: number | undefined }

/** When the form equals the saved article again, the draft is removed. */
const saveHere = (address: string, typed: FormData | null, { saved = emptyTexts, version }: Now) => {
  if (!typed) return undefined
  const texts = textsInForm(typed)
  if (!haveSameTexts(texts, saved)) return saveDraftOnDevice(address, texts, version, hasChosenPicture(typed))
  removeFromDevice(address)
  return undefined
}

/** `article` only in the response that created the article. */
type Saved = AutosaveAnswer & { article?: Article }
type Target = Omit<AutosaveTarget<Saved>, 'saveOnDevice'>

const savedAsDraft = (feed: Feed, id: string, texts: () => FormTexts | null, now: { current: Now }): Target => ({
  saveOnServer: async () => {
    const body = await saveDraftOnServer(feed, id, texts() ?? emptyTexts, now.current.version ?? 1)
    return isFailure(body) ? body : { others: namesOf(body.others), savedAt: body.draft.savedAt }
  },
  announce: async () => {
    const body = await announcePresence(feed, id)
    return isFailure(body) ? body : { others: namesOf(body.others) }
  },
})

/** The first words create the article as a draft; later words update that draft. */
const savedAsNew = (
  feed: Feed,
  address: string,
  texts: () => FormTexts | null,
  onCreated: (article: Article) => void,
): Target => ({
  saveOnServer: async () => {
    const [typed, key] = [texts(), ensureCreationKey(address)]
    if (!typed || !key || haveSameTexts(typed, emptyTexts)) return nothingToSave
    const article = await createOnServer(feed, typed, key)
    if (!isFailure(article)) return { article, savedAt: article.updatedAt }
    // Another user has deleted the article: the next save creates a new one.
    if (article.status === 404) removeCreationKey(address)
    return article
  },
  onSaved: ({ article }) => article && onCreated(article),
})

const nothingToSave: Failure = { reason: '', status: 400, errors: {} }

const namesOf = (others: { name: string }[]) => others.map(({ name }) => name)
