/** Which lists an article is in, and a page of one of them. */
import type { Kind } from '#shared/feeds.ts'
import { type Language, languageTags } from '#shared/languages.ts'
import type { Database } from '../database/open.ts'
import type { Media } from '../images/media.ts'
import { articleList } from '../paging/list.ts'
import { type Ids, pageOfList, totalsOf } from '../paging/page-of-list.ts'
import { articlesWithImages, toArticle } from './article-row.ts'

type Wish = { kind: Kind; language: Language | undefined; page: number; limit: number }

type Parts = { db: Database; media: Media }

export const listArticles = async ({ db, media }: Parts, { kind, language, page, limit }: Wish) => {
  const list = articleList(kind, language)
  const totalOf = await totalsOf(db, [list, ...languageTags.map((tag) => articleList(kind, tag))])
  const read = async (ids: Ids) => {
    const rows = await newest(db).where('articles.id', 'in', ids).execute()
    return rows.map((row) => toArticle(row, media.address))
  }
  const languages = languageTags.filter((tag) => totalOf(articleList(kind, tag)) > 0)
  return { ...(await pageOfList(db, list, totalOf(list), { page, limit, read })), languages }
}

const newest = (db: Database) =>
  articlesWithImages(db).orderBy('articles.updated_at', 'desc').orderBy('articles.id', 'desc')

type Listed = { kind: string; language: string; updated_at: string; id: string }

export const entriesOf = ({ kind, language, updated_at: at, id }: Listed) =>
  [undefined, language as Language].map((each) => ({ list: articleList(kind as Kind, each), place: { at, id } }))
