import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import type { Feed } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import { removeDraftOnServer } from './draft-calls.ts'
import { removeFromDevice } from './drafts.ts'

/**
 * Autosave creates a new article as a draft with its first words. Only the address bar changes then: a navigation would
 * replace the form while the user types.
 */
export const useNewDraft = (feed: Feed, given: Article | undefined) => {
  const { pathname } = useLocation()
  const [created, setCreated] = useState<Article>()
  const article = given ?? created
  const onCreated = (created: Article) => {
    removeFromDevice(pathname)
    history.replaceState(history.state, '', editAddress(feed, created))
    setCreated(created)
  }
  return {
    article,
    isCreated: created !== undefined,
    address: created ? editAddress(feed, created) : pathname,
    onCreated,
  }
}

const editAddress = (feed: Feed, { _id }: Article) => `${feed.editPath}/${_id}`

type Editing = { article: Article | undefined; isCreated: boolean; address: string }

/** Removes the draft from this device and from the server, and shows the saved article. */
export const useDiscard = (feed: Feed, { article, isCreated, address }: Editing, onDiscarded: () => void) => {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [round, setRound] = useState(0)
  const isAwaited = useRef(false)
  const begin = () => {
    isAwaited.current = false
    onDiscarded()
    setRound((before) => before + 1)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the saved article has arrived.
  useEffect(() => {
    if (isAwaited.current) begin()
  }, [article])
  const discard = async () => {
    removeFromDevice(address)
    if (!article) return begin()
    isAwaited.current = true
    await removeDraftOnServer(feed, article._id).catch(() => undefined)
    await (isCreated ? navigate(address, { replace: true }) : revalidate())
  }
  return { round, discard }
}
