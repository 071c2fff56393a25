/** Redirects (301) from the addresses of an imported site, and those that an administrator added. */
import { articlePath, feedOf } from '#shared/feeds.ts'
import { normalPathOf } from '#shared/pages/normal-path.ts'
import { tagPath } from '#shared/tags.ts'
import { isPublic } from '../articles/publication.ts'
import { publicTags } from '../articles/tags.ts'
import { insertNew } from '../database/query.ts'
import type { Database } from '../database/tables.ts'

type RedirectRow = { path: string; article_id?: string; target?: string }

/** An address that leads somewhere already keeps its target. */
export const addRedirects = async (db: Database, redirects: RedirectRow[], at: string) => {
  const rows = redirects.filter(({ path }) => path.length > 1).map((redirect) => ({ ...redirect, made_at: at }))
  if (rows.length > 0) await insertNew(db, 'redirects', rows, 'path').execute()
}

/** Queries by which old programs name a text, a list or a feed. Others, such as a campaign's, do not change the address. */
const namingQuery = /^(?:p|page_id|attachment_id|cat|tag|author|feed|m|paged)$/

/** Whether a page is asked for something that an old site showed at its home page, or in its folder. */
export const namesOldPage = (query: URLSearchParams) => [...query.keys()].some((name) => namingQuery.test(name))

/** What is asked for, as the table has it; then without what old sites add to an address. */
const spellingsOf = (target: string) => {
  const { pathname, searchParams } = URL.parse(target, 'http://site') ?? new URL('http://site')
  const path = normalPathOf(pathname)?.toLowerCase() ?? ''
  const home = path.replace(/\/index\.php$/, '') || '/'
  const query = [...searchParams]
    .filter(([name]) => namingQuery.test(name) && (name !== 'paged' || home === '/'))
    .map(([name, value]) => `?${name}=${value.toLowerCase().replaceAll('\0', '')}`)
  if (query.length > 0) return [...new Set([...query.map((each) => home + each), ...query.map((each) => `/${each}`)])]
  const bare = path.replace(
    /\/(?:feed(?:\/(?:rss2?|atom|rdf))?|rss|amp|embed|trackback|comment-page-\d+|page\/\d+|\d{1,2})$/,
    '',
  )
  const sized = path
    .replace(/(?:-scaled|-rotated|-\d{2,5}x\d{2,5})(?=\.\w+$)/, '')
    .replace(/(?<=\/content\/images\/)size\/w\d+(?:h\d+)?\/(?:format\/\w+\/)?/, '')
  const withoutEnding = bare.replace(/\.html?$/, '').replace(/(\/(?:category|tag))\/.*(?=\/)/, '$1')
  const archive = /^\/archives\/(\d+)(?:\/feed)?$/.exec(path)?.[1]
  return [...new Set([path, sized, bare, withoutEnding, ...(archive ? [`/?p=${archive}`] : [])])].filter(
    (each) => each.length > 1,
  )
}

/** As the table has it; empty for the home page, and for what nobody can ask for. */
export const storedPathOf = (address: string) => spellingsOf(address)[0] ?? ''

const isFeed = /\/(?:feed|rss)(?:\/|$)|[?&]feed=/
const isList = /^\/(?:blog|tags\/([^/]*))$/

/** Lists have the same addresses on every site of these programs. */
const listTarget = (path: string) => {
  const [, name] = /\/(?:category|tag)\/(?:.*\/)?([^/]+)$/.exec(path) ?? []
  if (name) return tagPath(decoded(name))
  return /^\/(?:blog|page\/\d+|(?:comments\/)?feed(?:\/\w+)?|rss|author\/[^/]+|\d{4}(?:\/\d\d){0,2}|\?(?:author|cat|tag|m|feed|paged)=.+)$/.test(
    path,
  )
    ? '/blog'
    : undefined
}

/** Without percent-encoding, unless it is damaged. */
export const decoded = (text: string) => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

type FoundArticle = Parameters<typeof isPublic>[0] & {
  id: string
  kind: Parameters<typeof feedOf>[0]
  slug: string | null
}

/** Undefined for an article that readers may not see. */
export const publicPathOf = (row: FoundArticle) =>
  isPublic(row) ? articlePath(feedOf(row.kind), { _id: row.id, slug: row.slug ?? undefined }) : undefined

/** Where an old address leads; undefined if nowhere, or to an article that readers may not see. */
export const createRedirects = (db: Database) => {
  const hasAny = async () => (await db.selectFrom('redirects').select('path').limit(1).executeTakeFirst()) !== undefined
  const stored = async (path: string) => {
    const row = await db
      .selectFrom('redirects')
      .leftJoin('articles', 'articles.id', 'redirects.article_id')
      .select(['target', 'articles.id', 'kind', 'slug', 'published_at', 'removed_at'])
      .where('path', '=', path)
      .executeTakeFirst()
    const { id, kind } = row ?? {}
    return row && id && kind ? publicPathOf({ ...row, id, kind }) : (row?.target ?? undefined)
  }
  /** Old sites change the form of their addresses, and keep the last part. */
  const byLastPart = async (path: string) => {
    const [, slug] = /\/([a-z0-9][a-z0-9-]{2,79})(?:\.html?)?$/.exec(path) ?? []
    if (!slug) return undefined
    const row = await db
      .selectFrom('article_slugs')
      .innerJoin('imported', 'imported.id', 'article_slugs.article_id')
      .innerJoin('articles', 'articles.id', 'article_slugs.article_id')
      .select(['articles.id', 'articles.kind', 'articles.slug', 'published_at', 'removed_at'])
      .where('article_slugs.slug', '=', slug)
      .where('imported.kind', '=', 'text')
      .executeTakeFirst()
    return row && publicPathOf(row)
  }
  const find = async (spellings: string[]) => {
    for (const path of spellings) {
      const target = await stored(path)
      if (target) return target
    }
    const list = spellings.toReversed().map(listTarget).find(Boolean)
    const last = spellings.at(-1)
    return list ?? (last && !last.startsWith('/?') ? byLastPart(last) : undefined)
  }
  /** The page of a tag exists only while a public article has the tag. */
  const existing = async (target: string) => {
    const [, slug] = isList.exec(target) ?? []
    if (slug === undefined) return target
    const article = await publicTags(db).select('slug').where('slug', '=', slug).limit(1).executeTakeFirst()
    return article ? target : '/blog'
  }
  return {
    /** Only of this path with this query: a page of this site may have the same path. */
    exactTargetOf: async (address: string) => {
      const path = storedPathOf(address)
      return path.includes('?') ? stored(path) : undefined
    },
    targetOf: async (address: string) => {
      const found = (await hasAny()) ? await find(spellingsOf(address)) : undefined
      const target = found && (await existing(found))
      return target && isFeed.test(address) && isList.test(target) ? `${target}/feed.xml` : target
    },
  }
}
