/** Autosave of the article form: on this device under the address of its page, on the server as the article's draft. */
import { type RefObject, useEffect, useRef } from 'react'
import type { Feed } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import { type Failure, isFailure } from '../api.ts'
import { isSignedIn } from '../session.ts'
import { type AutosaveAnswer, type AutosaveTarget, useAutosave } from '../writing/autosave.ts'
import { appearIn, beginOnServer, keepOnServer } from './draft-calls.ts'
import {
  type Draft,
  draftFrom,
  draftOf,
  dropBeginningKey,
  dropDraft,
  emptyDraft,
  hasPicture,
  keepBeginningKey,
  keepDraft,
  sameTexts,
  textsOf,
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
  const texts = () => form.current && textsOf(new FormData(form.current))
  const now = useLatest({ saved: article && draftFrom(article), version })
  const target = () => ({
    saveOnDevice: () => saveHere(place, form.current && new FormData(form.current), now.current),
    ...(article ? savedAsDraft(feed, article._id, texts, now) : savedAsNew(feed, place, texts, onBegun)),
  })
  const { markDirty, flush, ...autosave } = useAutosave({ key: place, target })
  // What was typed while the article was being created is not in it yet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each new autosave.
  useEffect(() => {
    if (hasTyped.current && !sameTexts(texts() ?? emptyDraft, now.current.saved ?? emptyDraft)) markDirty()
  }, [place])

  const typed = () => {
    hasTyped.current = true
    markDirty()
  }
  const isUnsaved = () => {
    flush()
    return hasTyped.current && isSignedIn() && draftOf(place) !== undefined
  }
  return { ...autosave, typed, isUnsaved, flush }
}

const useLatest = <T>(value: T) => {
  const latest = useRef(value)
  latest.current = value
  return latest
}

type Now = { saved: Draft | undefined; version: number | undefined }

/** Typing back to what is saved leaves no draft. */
const saveHere = (place: string, typed: FormData | null, { saved = emptyDraft, version }: Now) => {
  if (!typed) return undefined
  const texts = textsOf(typed)
  if (!sameTexts(texts, saved)) return keepDraft(place, texts, version, hasPicture(typed))
  dropDraft(place)
  return undefined
}

/** `article` only in the answer that created it. */
type Saved = AutosaveAnswer & { article?: Article }
type Target = Omit<AutosaveTarget<Saved>, 'saveOnDevice'>

const savedAsDraft = (feed: Feed, id: string, texts: () => Draft | null, now: { current: Now }): Target => ({
  saveOnServer: async () => {
    const body = await keepOnServer(feed, id, texts() ?? emptyDraft, now.current.version ?? 1)
    return isFailure(body) ? body : { others: namesOf(body.others), savedAt: body.draft.savedAt }
  },
  announce: async () => {
    const body = await appearIn(feed, id)
    return isFailure(body) ? body : { others: namesOf(body.others) }
  },
})

/** The first words create the article, as a draft; from then on it is saved like any other. */
const savedAsNew = (
  feed: Feed,
  place: string,
  texts: () => Draft | null,
  onBegun: (article: Article) => void,
): Target => ({
  saveOnServer: async () => {
    const [typed, key] = [texts(), keepBeginningKey(place)]
    if (!typed || !key || sameTexts(typed, emptyDraft)) return nothingToSave
    const article = await beginOnServer(feed, typed, key)
    if (!isFailure(article)) return { article, savedAt: article.updatedAt }
    // Another user has deleted that article: the next words create another one.
    if (article.status === 404) dropBeginningKey(place)
    return article
  },
  onSaved: ({ article }) => article && onBegun(article),
})

const nothingToSave: Failure = { reason: '', status: 400, errors: {} }

const namesOf = (others: { name: string }[]) => others.map(({ name }) => name)
