/**
 * The two feeds, news and blog: everything in which they differ in the specification is here, so that no other code
 * distinguishes them.
 */
export const newsFeed = {
  kind: 'news',
  path: '/news',
  listKey: 'news',
  itemKey: 'newsItem',
  imageField: 'news_image',
  isImageRequired: true,
  managePath: '/managenews',
  addPath: '/addnews',
  editPath: '/edit',
  schemaType: 'NewsArticle',
} as const

export const blogFeed = {
  kind: 'blog',
  path: '/blog',
  listKey: 'blogs',
  itemKey: 'blog',
  imageField: 'blog_image',
  isImageRequired: false,
  managePath: '/manageblog',
  addPath: '/addblog',
  editPath: '/editblog',
  schemaType: 'BlogPosting',
} as const

export type Feed = typeof newsFeed | typeof blogFeed
export type Kind = Feed['kind']

/** An article without a slug has its id in its path. */
export const articlePath = ({ path }: Feed, { _id, slug }: { _id: string; slug?: string | undefined }) =>
  `${path}/${slug ?? _id}`

const byKind = { [newsFeed.kind]: newsFeed, [blogFeed.kind]: blogFeed }

export const feedOf = (kind: Kind): Feed => byKind[kind]

export const feeds = [newsFeed, blogFeed] as const

/** The list of the published articles in which something is still open. */
export const incompletePath = ({ managePath }: Feed) => `${managePath}?status=published&open=anything`

/** The feed that an article of this kind can be moved to. */
export const otherFeedOf = (kind: Kind): Feed => feeds.find((feed) => feed.kind !== kind) ?? newsFeed

/** The feed that an address or a path belongs to, public or admin: news and blog share their route files. */
export const feedAt = (address: string): Feed => {
  const { pathname } = new URL(address, 'http://site')
  const isIn = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  return feeds.find((feed) => [feed.path, feed.managePath, feed.addPath, feed.editPath].some(isIn)) ?? newsFeed
}
