/**
 * Reindexing: after every change of an article, updates what is derived from it: its HTML, the search index
 * (`search/search-index.ts`), the counts of the lists (`paging/paging-index.ts`) and its tags (`tags.ts`).
 */
import type { Selectable } from 'kysely'
import type { Database } from '../database/open.ts'
import type { ArticleRow } from '../database/tables.ts'
import { refreshArticleHtml } from '../images/article-images.ts'
import { updatePagingIndex } from '../paging/paging-index.ts'
import { addToIndex, removeFromIndex } from '../search/search-index.ts'
import { listEntriesOf } from './article-list.ts'
import { isPublic } from './publication.ts'
import { reindexTags } from './tags.ts'

type Row = Selectable<ArticleRow>

/** To be called in the transaction that changed the row, after the change. Returns whether readers see a difference. */
export const reindexArticle = async (db: Database, row: Row, old?: Row) => {
  const wasPublic = old !== undefined && isPublic(old)
  const isNowPublic = isPublic(row)
  if (old?.content !== row.content) await refreshArticleHtml(db, row)
  if (isNowPublic) await addToIndex(db, [row])
  else if (wasPublic) await removeFromIndex(db, row.id)
  const left = wasPublic ? listEntriesOf(old) : []
  await updatePagingIndex(db, { left, entered: isNowPublic ? listEntriesOf(row) : [] })
  await reindexTags(db, row)
  return wasPublic || isNowPublic
}
