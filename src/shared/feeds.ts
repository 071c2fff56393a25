/**
 * News and blog are one thing with two names. Everything in which the specification's two tables differ is here,
 * so that no code ever asks which of the two it has.
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

/** An article without an address of its own is at its id. */
export const articlePath = ({ path }: Feed, { _id, slug }: { _id: string; slug?: string | undefined }) =>
  `${path}/${slug ?? _id}`

const byKind = { [newsFeed.kind]: newsFeed, [blogFeed.kind]: blogFeed }

export const feedOf = (kind: Kind): Feed => byKind[kind]

export const feeds = [newsFeed, blogFeed] as const

/** The feed that an address or a path belongs to, public or admin: news and blog share their route files. */
export const feedAt = (address: string): Feed => {
  const { pathname } = new URL(address, 'http://site')
  const isIn = (path: string) => pathname === path || pathname.startsWith(`${path}/`)
  return feeds.find((feed) => [feed.path, feed.managePath, feed.addPath, feed.editPath].some(isIn)) ?? newsFeed
}
