import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Feed } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import { isFailure } from '../api.ts'
import { isSignedIn } from '../session.ts'
import { type Answer, createKeeper, type Told, whenItMatters } from '../writing/keeper.ts'
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
  /** The address under which what is typed is kept on this device. */
  place: string
  onBegun: (article: Article) => void
}

/** Keeps what is typed into the form, and knows where it is and who else writes. */
export const useKeeping = (form: RefObject<HTMLFormElement | null>, written: Written) => {
  const { feed, article, version, place, onBegun } = written
  const [told, tell] = useState<Told>({ where: 'nowhere' })
  const [others, tellOthers] = useState<string[]>([])
  const hasTyped = useRef(false)
  const texts = () => form.current && textsOf(new FormData(form.current))
  const now = useLatest({ saved: article && draftFrom(article), version })
  const keeper = useRef<ReturnType<typeof createKeeper>>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one keeper for each form; the rest is looked up when needed.
  useEffect(() => {
    const keepHere = () => keepOn(place, form.current && new FormData(form.current), now.current)
    const calls = article ? callsFor(feed, article._id, texts, now) : beginning(feed, place, texts, onBegun)
    const made = createKeeper({ keepHere, ...calls, tell, tellOthers })
    keeper.current = made
    // What was typed while the article was begun is not there yet.
    if (hasTyped.current && !sameTexts(texts() ?? emptyDraft, now.current.saved ?? emptyDraft)) made.typed()
    void made.beat()
    const stopListening = whenItMatters(made)
    return () => {
      stopListening()
      made.stop()
    }
  }, [place])

  const typed = () => {
    hasTyped.current = true
    keeper.current?.typed()
  }
  const isUnsaved = () => {
    keeper.current?.flush()
    return hasTyped.current && isSignedIn() && draftOf(place) !== undefined
  }
  const flush = () => keeper.current?.flush()
  return { told, others, typed, isUnsaved, flush, bringUp: async () => (await keeper.current?.bringUp()) ?? false }
}

const useLatest = <T>(value: T) => {
  const latest = useRef(value)
  latest.current = value
  return latest
}

type Now = { saved: Draft | undefined; version: number | undefined }

/** Typing back to what is saved leaves no draft. */
const keepOn = (place: string, typed: FormData | null, { saved = emptyDraft, version }: Now) => {
  if (!typed) return undefined
  const texts = textsOf(typed)
  if (!sameTexts(texts, saved)) return keepDraft(place, texts, version, hasPicture(typed))
  dropDraft(place)
  return undefined
}

const callsFor = (feed: Feed, id: string, texts: () => Draft | null, now: { current: Now }) => ({
  keepThere: () =>
    answered(async () => {
      const body = await keepOnServer(feed, id, texts() ?? emptyDraft, now.current.version ?? 1)
      return isFailure(body) ? body : { ...body, at: body.draft.savedAt }
    }),
  appear: () => answered(async () => appearIn(feed, id)),
})

/** The first words make an article of it, a draft, and from then on it is kept like any other. */
const beginning = (feed: Feed, place: string, texts: () => Draft | null, onBegun: (article: Article) => void) => ({
  keepThere: () =>
    answered(async () => {
      const [typed, key] = [texts(), keepBeginningKey(place)]
      if (!typed || !key || sameTexts(typed, emptyDraft)) return { reason: '', status: 400, errors: {} }
      const article = await beginOnServer(feed, typed, key)
      // It was set aside meanwhile: the next words begin another.
      if (isFailure(article) && article.status === 404) dropBeginningKey(place)
      if (isFailure(article)) return article
      onBegun(article)
      return { others: [], at: article.updatedAt }
    }),
})

type Body = { others: { name: string }[]; at?: string } | { reason: string; status: number; errors: object }

/** Whoever is signed out meanwhile goes on writing: what is typed stays on this device until they sign in again. */
const answered = async (ask: () => Promise<Body>): Promise<Answer> => {
  try {
    const body = await ask()
    if ('reason' in body) return { trouble: body.status === 0 ? 'The site cannot be reached.' : body.reason }
    return { others: body.others.map(({ name }) => name), ...(body.at && { at: body.at }) }
  } catch {
    return { trouble: 'You are signed out. Save, and you are asked to sign in again.' }
  }
}
