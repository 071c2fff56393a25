/**
 * Decides the sort order of the public lists of articles (pinned articles, then newest first), and reads one page of a
 * list. `paging/page.ts` finds the rows of the page; `editors-list.ts` is the list in the admin area.
 */
import type { Kind } from '#shared/feeds.ts'
import { type Language, languageTags } from '#shared/languages.ts'
import type { Database } from '../database/tables.ts'
import type { ImageFiles } from '../images/image-files.ts'
import { offsetOf, type PagedList, readRows, toPage, totalOf } from '../paging/page.ts'
import { articlesWithImages, articlesWithoutTexts, toArticle } from './article-row.ts'

/** The published articles of one kind that are not pinned; with a language, only those written in it. */
export const articleList =
  (kind: Kind, language?: Language): PagedList =>
  (db) => {
    const rows = db
      .selectFrom('articles')
      .select(['updated_at as at', 'id'])
      .where('kind', '=', kind)
      .where('removed_at', 'is', null)
      .where('published_at', 'is not', null)
      .where('pinned_at', 'is', null)
    return (language ? rows.where('language', '=', language) : rows).as('row')
  }

type ListQuery = {
  kind: Kind
  language: Language | undefined
  page: number
  limit: number
  /** False: `content`, `contentHtml` and `sources` of the articles are empty. */
  hasTexts: boolean
}

type Parts = { db: Database; imageFiles: ImageFiles }

export const listArticles = async ({ db, imageFiles }: Parts, { kind, language, page, limit, hasTexts }: ListQuery) => {
  const list = articleList(kind, language)
  const total = await totalOf(db, list)
  const read = async (ids: string[]) => {
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
  const found = [...(shown.length > 0 ? await read(shown) : []), ...(await readRows(db, list, total, others))]
  const languages = await languagesOf(db, kind, pinned)
  return { ...toPage(found, total + first.length, page, limit), languages }
}

/** The languages of the published articles. The index finds one article of a language without reading the others. */
const languagesOf = async (db: Database, kind: Kind, pinned: { language: string }[]) => {
  const one = (tag: Language) => db.selectFrom(articleList(kind, tag)(db)).select('row.id').limit(1)
  const has = await db
    .selectNoFrom(({ exists }) => languageTags.map((tag) => exists(one(tag)).as(tag)))
    .executeTakeFirstOrThrow()
  return languageTags.filter((tag) => has[tag] || pinned.some(({ language }) => language === tag))
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
