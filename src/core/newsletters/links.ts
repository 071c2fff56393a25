/** Where the links and pictures of a letter lead. Only of our own addresses we can tell: nobody else is asked. */

import { blogFeed, type Feed, newsFeed } from '#shared/feeds.ts'
import { newslettersPath } from '#shared/paths.ts'
import { findArticleRowByName } from '../articles/slugs.ts'
import type { Database } from '../database/open.ts'
import { imageIdOfUrl } from '../images/stored-image.ts'
import { NotFound } from '../lib/errors.ts'
import { sitePages } from '../search/site-pages.ts'

/** Undefined for the address of anything that is not ours. */
export const ownPath = (address: string, site: string) => {
  if (address === site) return '/'
  const own = address.startsWith(`${site}/`) ? address.slice(site.length) : address
  return /^\/(?!\/)/.test(own) ? own : undefined
}

// Without a scheme, a mail program has nothing to begin from.
const isElsewhere = (address: string) =>
  /^https?:\/\/[^/]/i.test(address) ? URL.canParse(address) : /^(mailto|tel):./i.test(address)

export const leadsSomewhere = async (db: Database, address: string, site: string) => {
  const own = ownPath(address, site)
  if (own === undefined) return isElsewhere(address)
  const picture = imageIdOfUrl(own)
  if (picture) return isThere(db.selectFrom('images').select('id').where('id', '=', picture).executeTakeFirst())
  const path = own.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1')
  if (known.includes(path)) return true
  const [, start = '', name = ''] = /^(\/[a-z]+)\/([\w-]+)$/.exec(path.replace(tagFeed, '$1')) ?? []
  return isThere(lookUps[start]?.(db, name))
}

const known: string[] = [
  '/',
  ...[newsFeed, blogFeed].flatMap(({ path }) => [path, `${path}/feed.xml`, `${path}/feed.json`]),
  '/search',
  newslettersPath,
  `${newslettersPath}/feed.xml`,
  ...sitePages.map(({ path }) => path),
]

const tagFeed = /^(\/tags\/[^/]+)\/feed\.xml$/

type LookUp = (db: Database, name: string) => Promise<unknown>

const published =
  ({ kind }: Feed): LookUp =>
  (db, name) =>
    findArticleRowByName(db, kind, name).then((row) => row.published_at)

const lookUps: Record<string, LookUp> = {
  [newsFeed.path]: published(newsFeed),
  [blogFeed.path]: published(blogFeed),
  '/tags': (db, slug) =>
    db
      .selectFrom('article_tags')
      .select('slug')
      .where('slug', '=', slug)
      .where('public_sort_at', 'is not', null)
      .executeTakeFirst(),
  [newslettersPath]: (db, id) =>
    db
      .selectFrom('newsletters')
      .select('id')
      .where('id', '=', id)
      .where('started_at', 'is not', null)
      .executeTakeFirst(),
}

const isThere = async (found: Promise<unknown> | undefined) => {
  try {
    return Boolean(await found)
  } catch (error) {
    if (error instanceof NotFound) return false
    throw error
  }
}
