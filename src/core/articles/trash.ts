/** Moves an article to the trash (soft delete), restores it, and deletes (purges) it after `limits.trashDays` (30). */
import { record } from '../audit/audit-log.ts'
import { trashEndsAt } from '../database/trash.ts'
import { removeImageIfUnused } from '../images/images.ts'
import { type ArticleDeps, type ArticleRef, findArticleRow, lockArticle, toArticle } from './article-row.ts'
import { reindexArticle } from './reindex.ts'

export const removeArticle = async ({ db, imageFiles, clock }: ArticleDeps, ref: ArticleRef) => {
  const article = toArticle(await findArticleRow(db, ref), imageFiles.baseUrl)
  await db.transaction().execute(async (trx) => {
    const old = await lockArticle(trx, ref)
    const removed = { ...old, removed_at: clock().toISOString() }
    await trx.updateTable('articles').set({ removed_at: removed.removed_at }).where('id', '=', old.id).execute()
    await record(trx, clock, 'articles.removed', old.title)
    await reindexArticle(trx, removed, old)
  })
  return article
}

/**
 * Does nothing to an article that is not removed. A scheduled one whose time has passed is published by the next
 * `publishDue`.
 */
export const restoreArticle = async ({ db, imageFiles, clock }: ArticleDeps, ref: ArticleRef) => {
  await db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('articles')
      .set({ removed_at: null })
      .where('id', '=', ref.id)
      .where('kind', '=', ref.kind)
      .where('removed_at', 'is not', null)
      .returningAll()
      .executeTakeFirst()
    if (!row) return
    await record(trx, clock, 'articles.restored', row)
    await reindexArticle(trx, row)
  })
  return toArticle(await findArticleRow(db, ref), imageFiles.baseUrl)
}

/** Deletes what was removed `limits.trashDays` ago or earlier. */
export const deleteExpiredArticles = async ({ db, imageFiles, clock }: ArticleDeps) => {
  const expired = await db
    .selectFrom('articles')
    .select(['id', 'image_id'])
    .where('removed_at', '<=', trashEndsAt(clock))
    .execute()
  for (const { id, image_id } of expired) {
    const image = await db.transaction().execute(async (trx) => {
      const deleted = await trx
        .deleteFrom('articles')
        .where('id', '=', id)
        .where('removed_at', 'is not', null)
        .returning('id')
        .executeTakeFirst()
      // If nothing was deleted, a user restored the article after it was listed above.
      return deleted && image_id ? removeImageIfUnused(trx, image_id) : undefined
    })
    if (image) await imageFiles.remove(image)
  }
}
