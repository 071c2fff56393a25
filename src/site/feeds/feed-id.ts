import type { Article } from '#shared/shapes/article.ts'

/** `url`: the public URL of the site. `feedUrl`: the address in ids, which stays when the site moves. */
export type FeedSite = { url: string; feedUrl: string }

/** The id of an article in feeds: it stays when the title, the slug, the list or the domain changes. */
export const feedIdOf = ({ _id, feedPath }: Pick<Article, '_id' | 'feedPath'>, { feedUrl }: FeedSite) =>
  feedUrl + (feedPath ?? `/${_id}`)
