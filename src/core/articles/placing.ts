/** Whatever readers look through follows what becomes of an article: lists, search and the pages of tags. */
import type { Selectable } from 'kysely'
import type { Database } from '../database/open.ts'
import type { ArticleRow } from '../database/tables.ts'
import { illustrate } from '../images/illustrate.ts'
import { updatePagingIndex } from '../paging/paging-index.ts'
import { addToIndex, dropFromIndex } from '../search/index-article.ts'
import { listEntriesOf } from './article-list.ts'
import { isSeen } from './standing.ts'
import { placeTags } from './tags.ts'

type Row = Selectable<ArticleRow>

/** To be called in the transaction that changed the row, after it did. Answers whether readers see a difference. */
export const place = async (db: Database, row: Row, old?: Row) => {
  const wasSeen = old !== undefined && isSeen(old)
  const isSeenNow = isSeen(row)
  if (old?.content !== row.content) await illustrate(db, row)
  if (isSeenNow) await addToIndex(db, [row])
  else if (wasSeen) await dropFromIndex(db, row.id)
  await updatePagingIndex(db, { left: wasSeen ? listEntriesOf(old) : [], entered: isSeenNow ? listEntriesOf(row) : [] })
  await placeTags(db, row)
  return wasSeen || isSeenNow
}
