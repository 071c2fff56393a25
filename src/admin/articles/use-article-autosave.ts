/** Autosave of the article form: on this device under the address of its page, on the server as the article's draft. */
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

type Written = {
  feed: Feed
  article: Article | undefined
  version: number | undefined
  /** The address under which what is typed is saved on this device. */
  place: string
  onBegun: (article: Article) => void
}

export const useArticleAutosave = (form: RefObject<HTMLFormElement | null>, written: Written) => {
  const { feed, article, version, place, onBegun } = written
  const hasTyped = useRef(false)
  const texts = () => form.current && textsInForm(new FormData(form.current))
  const now = useLatest({ saved: article && textsFromArticle(article), version })
  const target = () => ({
    saveOnDevice: () => saveHere(place, form.current && new FormData(form.current), now.current),
    ...(article ? savedAsDraft(feed, article._id, texts, now) : savedAsNew(feed, place, texts, onBegun)),
  })
  const { markDirty, flush, ...autosave } = useAutosave({ key: place, target })
  // What was typed while the article was being created is not in it yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new autosave.
  useEffect(() => {
    if (hasTyped.current && !haveSameTexts(texts() ?? emptyTexts, now.current.saved ?? emptyTexts)) markDirty()
  }, [place])

  const typed = () => {
    hasTyped.current = true
    markDirty()
  }
  const isUnsaved = () => {
    flush()
    return hasTyped.current && isSignedIn() && draftOnDevice(place) !== undefined
  }
  return { ...autosave, typed, isUnsaved, flush }
}

const useLatest = <T>(value: T) => {
  const latest = useRef(value)
  latest.current = value
  return latest
}

type Now = { saved: FormTexts | undefined; version: number | undefined }

/** Typing back to what is saved leaves no draft. */
const saveHere = (place: string, typed: FormData | null, { saved = emptyTexts, version }: Now) => {
  if (!typed) return undefined
  const texts = textsInForm(typed)
  if (!haveSameTexts(texts, saved)) return saveDraftOnDevice(place, texts, version, hasChosenPicture(typed))
  removeFromDevice(place)
  return undefined
}

/** `article` only in the answer that created it. */
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

/** The first words create the article, as a draft; from then on it is saved like any other. */
const savedAsNew = (
  feed: Feed,
  place: string,
  texts: () => FormTexts | null,
  onBegun: (article: Article) => void,
): Target => ({
  saveOnServer: async () => {
    const [typed, key] = [texts(), ensureCreationKey(place)]
    if (!typed || !key || haveSameTexts(typed, emptyTexts)) return nothingToSave
    const article = await createOnServer(feed, typed, key)
    if (!isFailure(article)) return { article, savedAt: article.updatedAt }
    // Another user has deleted that article: the next words create another one.
    if (article.status === 404) removeCreationKey(place)
    return article
  },
  onSaved: ({ article }) => article && onBegun(article),
})

const nothingToSave: Failure = { reason: '', status: 400, errors: {} }

const namesOf = (others: { name: string }[]) => others.map(({ name }) => name)
