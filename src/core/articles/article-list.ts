/**
 * Decides the sort order of the public lists of articles (pinned articles, then newest first) and which lists an
 * article is in, and reads one page of a list. `paging/page.ts` finds the rows of the page; `editors-list.ts` is the
 * list in the admin area.
 */
import { blogFeed, type Kind, newsFeed } from '#shared/feeds.ts'
import { type Language, languageTags } from '#shared/languages.ts'
import type { Database } from '../database/open.ts'
import type { ImageFiles } from '../images/image-files.ts'
import { listTotals, offsetOf, type RowIds, readRows, toPage } from '../paging/page.ts'
import type { ListEntry, PagedList } from '../paging/paging-index.ts'
import { articlesWithImages, articlesWithoutTexts, toArticle } from './article-row.ts'

/** The published articles of one kind that are not pinned; with a language, only those written in it. */
export const articleList = (kind: Kind, language?: Language): PagedList => ({
  name: language ? `${kind}/${language}` : kind,
  rows: (db) => {
    const rows = db
      .selectFrom('articles')
      .select(['updated_at as at', 'id'])
      .where('kind', '=', kind)
      .where('removed_at', 'is', null)
      .where('published_at', 'is not', null)
      .where('pinned_at', 'is', null)
    return (language ? rows.where('language', '=', language) : rows).as('row')
  },
})

const listsOf = (kind: Kind) => [articleList(kind), ...languageTags.map((tag) => articleList(kind, tag))]

export const articleLists = [...listsOf(newsFeed.kind), ...listsOf(blogFeed.kind)]

type ListQuery = {
  kind: Kind
  language: Language | undefined
  page: number
  limit: number
  /** False: `content` and `contentHtml` of the articles are empty. */
  hasTexts: boolean
}

type Parts = { db: Database; imageFiles: ImageFiles }

export const listArticles = async ({ db, imageFiles }: Parts, { kind, language, page, limit, hasTexts }: ListQuery) => {
  const list = articleList(kind, language)
  const totalOf = await listTotals(db, listsOf(kind))
  const read = async (ids: RowIds) => {
    const rows = await (hasTexts ? articlesWithImages(db) : articlesWithoutTexts(db))
      .where('articles.id', 'in', ids)
      .orderBy('articles.updated_at', 'desc')
      .orderBy('articles.id', 'desc')
      .execute()
    return rows.map((row) => toArticle(row, imageFiles.baseUrl))
  }
  const pinned = await pinnedArticles(db, kind)
  const first = pinned.filter((row) => !language || row.language === language)
  const offset = offsetOf(page, limit)
  const shown = first.slice(offset, offset + limit).map(({ id }) => id)
  const others = { offset: Math.max(0, offset - first.length), limit: limit - shown.length, read }
  const found = [
    ...(shown.length > 0
      ? await read(db.selectFrom('articles').select('id').where('id', 'in', shown).$asScalar())
      : []),
    ...(others.limit > 0 ? await readRows(db, list, totalOf(list), others) : []),
  ]
  const languages = languageTags.filter(
    (tag) => totalOf(articleList(kind, tag)) > 0 || pinned.some((row) => row.language === tag),
  )
  return { ...toPage(found, totalOf(list) + first.length, page, limit), languages }
}

/** The published ones, newest first: at most `limits.pinned`, so that a list reads them all. */
export const pinnedArticles = (db: Database, kind: Kind) =>
  db
    .selectFrom('articles')
    .select(['id', 'language'])
    .where('kind', '=', kind)
    .where('pinned_at', 'is not', null)
    .where('removed_at', 'is', null)
    .where('published_at', 'is not', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

type Listed = { kind: Kind; language: Language; updated_at: string; id: string; pinned_at: string | null }

/** The entries of a published article in the paging index. A pinned one has none. */
export const listEntriesOf = ({ kind, language, updated_at: at, id, pinned_at }: Listed): ListEntry[] =>
  pinned_at ? [] : [undefined, language].map((each) => ({ list: articleList(kind, each), cursor: { at, id } }))
