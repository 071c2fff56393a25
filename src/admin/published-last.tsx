/**
 * What was published last, above the list of articles. Not in the list's own file: a route that imports a file lazily
 * makes browsers ask twice for the styles of the admin area.
 */
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { Feed } from '#shared/feeds.ts'
import { useToast } from './toast.ts'

// Loaded after something was published.
const PublishedCard = lazy(async () => ({ default: (await import('./articles/published-card.tsx')).PublishedCard }))

/** Stays until the user leaves the list, also when the toast is closed. */
export const PublishedLast = ({ feed }: { feed: Feed }) => {
  const published = useToast(useLocation().pathname)?.published
  const [article, setArticle] = useState(published)
  useEffect(() => {
    if (published) setArticle(published)
  }, [published])
  return (
    article && (
      <Suspense>
        <PublishedCard feed={feed} article={article} />
      </Suspense>
    )
  )
}
