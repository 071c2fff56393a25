/** The public lists of articles: which lists an article is in, their order (newest first), and one page of a list. */
import { blogFeed, type Kind, newsFeed } from '#shared/feeds.ts'
import { type Language, languageTags } from '#shared/languages.ts'
import type { Database } from '../database/open.ts'
import type { ImageFiles } from '../images/image-files.ts'
import { listTotals, type RowIds, readPage } from '../paging/page.ts'
import type { ListEntry, PagedList } from '../paging/paging-index.ts'
import { articlesWithImages, articlesWithoutTexts, toArticle } from './article-row.ts'

/** The published articles of one kind; with a language, only those written in it. */
export const articleList = (kind: Kind, language?: Language): PagedList => ({
  name: language ? `${kind}/${language}` : kind,
  rows: (db) => {
    const rows = db
      .selectFrom('articles')
      .select(['updated_at as at', 'id'])
      .where('kind', '=', kind)
      .where('removed_at', 'is', null)
      .where('published_at', 'is not', null)
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
  const languages = languageTags.filter((tag) => totalOf(articleList(kind, tag)) > 0)
  return { ...(await readPage(db, list, totalOf(list), { page, limit, read })), languages }
}

type Listed = { kind: Kind; language: Language; updated_at: string; id: string }

/** The entries of a published article in the paging index. */
export const listEntriesOf = ({ kind, language, updated_at: at, id }: Listed): ListEntry[] =>
  [undefined, language].map((each) => ({ list: articleList(kind, each), cursor: { at, id } }))
