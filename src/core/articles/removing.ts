import { limits } from '#shared/limits.ts'
import { record } from '../audit/audit-log.ts'
import { deleteImage } from '../images/images.ts'
import { ago, days } from '../lib/clock.ts'
import { type Address, rowAt, toArticle } from './article-row.ts'
import type { Parts } from './articles.ts'
import { place } from './placing.ts'
import { holdArticle } from './revise.ts'

/** With whether readers see a difference. */
export const removeArticle = async ({ db, media, clock }: Parts, address: Address) => {
  const article = toArticle(await rowAt(db, address), media.address)
  const isSeen = await db.transaction().execute(async (trx) => {
    const old = await holdArticle(trx, address)
    const removed = { ...old, removed_at: clock().toISOString() }
    await trx.updateTable('articles').set({ removed_at: removed.removed_at }).where('id', '=', old.id).execute()
    await record(trx, clock, 'articles.removed', old.title)
    return place(trx, removed, old)
  })
  return { article, isSeen }
}

/** An article that is not set aside stays as it is. One whose moment passed meanwhile is not published unasked. */
export const restoreArticle = async ({ db, media, clock }: Parts, address: Address) => {
  const isSeen = await db.transaction().execute(async (trx) => {
    const row = await trx
      .updateTable('articles')
      .set({ removed_at: null })
      .where('id', '=', address.id)
      .where('kind', '=', address.kind)
      .where('removed_at', 'is not', null)
      .returningAll()
      .executeTakeFirst()
    if (!row) return false
    await record(trx, clock, 'articles.restored', row.title)
    return place(trx, row)
  })
  return { article: toArticle(await rowAt(db, address), media.address), isSeen }
}

export const purgeArticles = async ({ db, media, clock }: Parts) => {
  const expired = await db
    .selectFrom('articles')
    .select(['id', 'image_id'])
    .where('removed_at', '<=', ago(clock, days(limits.undoDays)))
    .execute()
  for (const { id, image_id } of expired) {
    const image = await db.transaction().execute(async (trx) => {
      const gone = await trx
        .deleteFrom('articles')
        .where('id', '=', id)
        .where('removed_at', 'is not', null)
        .returning('id')
        .executeTakeFirst()
      // Without one, somebody has brought it back at the last moment.
      return gone && image_id ? deleteImage(trx, image_id) : undefined
    })
    if (image) await media.discard(image)
  }
  return expired.length
}
