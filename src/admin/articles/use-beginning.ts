import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import type { Feed } from '#shared/feeds.ts'
import type { Article } from '#shared/shapes/article.ts'
import { removeDraftOnServer } from './draft-calls.ts'
import { removeFromDevice } from './drafts.ts'

/**
 * A new article is a draft on the site as soon as it has words. Only the address bar learns of it: another page would
 * take the place of the form under the fingers of whoever types.
 */
export const useNewDraft = (feed: Feed, given: Article | undefined) => {
  const { pathname } = useLocation()
  const [made, setMade] = useState<Article>()
  const article = given ?? made
  const begun = (begun: Article) => {
    removeFromDevice(pathname)
    history.replaceState(history.state, '', editAddress(feed, begun))
    setMade(begun)
  }
  return { article, isBegun: made !== undefined, place: made ? editAddress(feed, made) : pathname, begun }
}

const editAddress = (feed: Feed, { _id }: Article) => `${feed.editPath}/${_id}`

type Begun = { article: Article | undefined; isBegun: boolean; place: string }

/** Drops what was typed everywhere, and shows what is saved now. */
export const useDiscard = (feed: Feed, { article, isBegun, place }: Begun, forget: () => void) => {
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [round, setRound] = useState(0)
  const isAwaited = useRef(false)
  const begin = () => {
    isAwaited.current = false
    forget()
    setRound((before) => before + 1)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: when what is saved has arrived, and not before.
  useEffect(() => {
    if (isAwaited.current) begin()
  }, [article])
  const startAfresh = async () => {
    removeFromDevice(place)
    if (!article) return begin()
    isAwaited.current = true
    await removeDraftOnServer(feed, article._id).catch(() => undefined)
    await (isBegun ? navigate(place, { replace: true }) : revalidate())
  }
  return { round, startAfresh }
}
