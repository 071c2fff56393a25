/** What the site knows about a public address. `pages.ts` and `files.ts` list them all. */

/** A kind of content that pages show: a change of it clears their cached copies. `everything`: possibly every page. */
export type PublicPart = 'articles' | 'newsletters' | 'events' | 'places' | 'questions' | 'everything'

export type PublicPage = {
  /** As in routes.ts, like `/news/:id`. */
  path: string
  /** What the parameter of the path looks like, as the source of a regular expression. */
  name?: string
  /** The file in `src/site` that renders it. Files without one are served by `server/app.ts`. */
  module?: string
  /** How the search finds it; without a title under its `shareText`. `words` are not shown. */
  search?: { title?: string; text: string; words?: string }
  /** The text on its own share image, instead of the title in the search. Without both it has the image of the site. */
  shareText?: string
  /** The sitemap has it. Pages of records are in the sitemap through their record type. */
  isListed?: boolean
  /** The page cache stores it: it is the same for every visitor. */
  isCached?: boolean
  /**
   * The queries that the page understands: for each key, in this order, which values are cached, as the source of a
   * regular expression. Keys of different queries are not cached together.
   */
  queries?: readonly Record<string, string>[]
  shows?: readonly Exclude<PublicPart, 'everything'>[]
  /** It changes with the time, too: ages are counted in days, and events end at a quarter of an hour. */
  changes?: 'at midnight' | 'each quarter of an hour'
  /** When the service worker stores it for offline reading; `at installation` is the precache. */
  offline?: 'at installation' | 'once read' | 'once read, with its query'
  /** The parameter is a secret of one person: no cache stores the page, and no link on it sends its address. */
  isSecret?: boolean
  /** Crawlers and the service worker ignore it. */
  isHidden?: boolean
  /** It may request the position of the device. */
  mayLocate?: boolean
  /** The response to its form shows a secret. */
  answersSecretly?: boolean
}

/** Most fixed pages: the same for everybody until a release or a change of what they show. */
export const fixed = { isListed: true, isCached: true, offline: 'once read' } as const

/** The slug or the id of a record. */
export const recordName = '[0-9a-z-]{3,80}'

/** A key whose pages are never cached. */
export const never = '(?!)'

/** Only numbers of this length, or a stranger could fill the memory. */
export const numberOf = (digits: number) => `[1-9]\\d{0,${digits - 1}}`
