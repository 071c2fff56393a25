/**
 * Reindexing: after every change of an article, updates what is derived from it: its HTML, the search index
 * (`search/search-index.ts`) and its tags (`tags.ts`).
 */
import type { Selectable } from 'kysely'
import { articlePath, feedOf } from '#shared/feeds.ts'
import type { ArticleRow, Database } from '../database/tables.ts'
import { refreshArticleHtml } from '../images/article-images.ts'
import type { SearchText } from '../record-types/record-type.ts'
import { oneLineText } from '../search/results.ts'
import { addToIndex, removeFromIndex } from '../search/search-index.ts'
import { isPublic } from './publication.ts'
import { reindexTags } from './tags.ts'

type Row = Selectable<ArticleRow>

/** To be called in the transaction that changed the row, after the change. */
export const reindexArticle = async (db: Database, row: Row, old?: Row) => {
  if (old?.content !== row.content) await refreshArticleHtml(db, row)
  if (isPublic(row)) await addToIndex(db, 'articles', [searchTextOf(row)])
  else if (old && isPublic(old)) await removeFromIndex(db, 'articles', [row.id])
  await reindexTags(db, row)
}

type Searched = Pick<Row, 'id' | 'slug' | 'kind' | 'title' | 'content' | 'language' | 'updated_at'>

export const searchTextOf = ({ id, slug, kind, title, content, language, updated_at }: Searched): SearchText => ({
  ...{ id, kind, title, language, updatedAt: updated_at },
  path: articlePath(feedOf(kind), { _id: id, slug: slug ?? undefined }),
  text: oneLineText(content),
})
