import type { Database } from '../database/open.ts'
import { inBatches } from './batches.ts'
import { addToIndex } from './index-article.ts'

/**
 * Brings articles into the index that came before it. A hundred at a time, so that a start that was killed half way
 * has not worked for nothing.
 */
export const indexWhatIsMissing = async (db: Database) => {
  const missing = await db
    .selectFrom('articles')
    .leftJoin('search_articles', 'search_articles.article_id', 'articles.id')
    .select('articles.id')
    .where('search_articles.number', 'is', null)
    .where('articles.removed_at', 'is', null)
    .where('articles.published_at', 'is not', null)
    .orderBy('articles.updated_at')
    .execute()
  for (const some of inBatches(missing, 100)) await db.transaction().execute((trx) => indexThese(trx, some))
}

const indexThese = async (db: Database, missing: { id: string }[]) => {
  const ids = missing.map(({ id }) => id)
  const articles = await db
    .selectFrom('articles')
    .select(['id', 'title', 'content', 'updated_at'])
    .where('id', 'in', ids)
    .orderBy('updated_at')
    .execute()
  await addToIndex(db, articles)
}
