import { redirect } from 'react-router'
import { articlePath, type Feed } from '#shared/feeds.ts'
import type { ArticleAnswer } from './ask.ts'

/** Throws for an address that the article has no more, or has not alone: there is one, and search engines learn it. */
export const leadOn = (feed: Feed, name: string, asked: ArticleAnswer) => {
  if (asked.is !== 'found') return
  const { _id, slug } = asked.article
  if (name !== (slug ?? _id)) throw redirect(articlePath(feed, asked.article), 301)
}
