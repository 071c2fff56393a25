import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import type { Feed } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import { isFailure } from '../api.ts'
import { isSignedIn } from '../session.ts'
import { appearIn, keepOnServer } from './draft-calls.ts'
import { type Draft, draftFrom, draftOf, dropDraft, emptyDraft, keepDraft, sameTexts, textsOf } from './drafts.ts'
import { type Answer, createKeeper, type Told } from './keeper.ts'

type Written = { feed: Feed; article: Article | undefined; version: number | undefined }

/** Keeps what is typed into the form, and knows where it is and who else writes. */
export const useKeeping = (form: RefObject<HTMLFormElement | null>, { feed, article, version }: Written) => {
  const { pathname } = useLocation()
  const [told, tell] = useState<Told>({ where: 'nowhere' })
  const [others, tellOthers] = useState<string[]>([])
  const hasTyped = useRef(false)
  const texts = () => form.current && textsOf(new FormData(form.current))
  const now = useLatest({ saved: article && draftFrom(article), version })
  const keeper = useRef<ReturnType<typeof createKeeper>>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: one keeper for each form; the rest is looked up when needed.
  useEffect(() => {
    const keepHere = () => keepOn(pathname, texts(), now.current)
    const made = createKeeper({ keepHere, ...(article && callsFor(feed, article._id, texts, now)), tell, tellOthers })
    keeper.current = made
    void made.beat()
    const stopListening = whenItMatters(made)
    return () => {
      stopListening()
      made.stop()
    }
  }, [pathname])

  const typed = () => {
    hasTyped.current = true
    keeper.current?.typed()
  }
  const isUnsaved = () => {
    keeper.current?.flush()
    return hasTyped.current && isSignedIn() && draftOf(pathname) !== undefined
  }
  const flush = () => keeper.current?.flush()
  return { told, others, typed, isUnsaved, flush, bringUp: async () => keeper.current?.bringUp() }
}

const useLatest = <T>(value: T) => {
  const latest = useRef(value)
  latest.current = value
  return latest
}

type Now = { saved: Draft | undefined; version: number | undefined }

/** Typing back to what is saved leaves no draft. */
const keepOn = (pathname: string, texts: Draft | null, { saved = emptyDraft, version }: Now) => {
  if (!texts) return undefined
  if (!sameTexts(texts, saved)) return keepDraft(pathname, texts, version)
  dropDraft(pathname)
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

const whenItMatters = ({ flush, beat }: ReturnType<typeof createKeeper>) => {
  const leaving = () => document.visibilityState === 'hidden' && flush()
  document.addEventListener('visibilitychange', leaving)
  window.addEventListener('pagehide', flush)
  window.addEventListener('online', beat)
  return () => {
    document.removeEventListener('visibilitychange', leaving)
    window.removeEventListener('pagehide', flush)
    window.removeEventListener('online', beat)
  }
}
