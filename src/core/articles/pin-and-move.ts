/**
 * Pins an article on top of its list (a sticky post), and moves an article between the news and the blog, which leaves
 * redirects behind (`slugs.ts`).
 */
import { otherFeedOf } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { record } from '../audit/audit-log.ts'
import { countRows } from '../database/query.ts'
import { Refused } from '../lib/errors.ts'
import { type ArticleDeps, type ArticleRef, lockArticle } from './article-row.ts'
import { reindexArticle } from './reindex.ts'
import { keepSlugIn } from './slugs.ts'

/** The date stays. Throws NotFound, or Refused when `limits.pinned` articles of this kind are pinned already. */
export const pinArticle = ({ db, clock }: ArticleDeps, ref: ArticleRef, isPinned: boolean) =>
  db.transaction().execute(async (trx) => {
    const old = await lockArticle(trx, ref)
    if (isPinned === (old.pinned_at !== null)) return
    const others = trx.selectFrom('articles').where('kind', '=', old.kind).where('pinned_at', 'is not', null)
    if (isPinned && (await countRows(others.where('removed_at', 'is', null))) >= limits.pinned)
      throw new Refused({ action: `At most ${limits.pinned} articles can be pinned. Unpin another one first.` })
    const row = await trx
      .updateTable('articles')
      .set({ pinned_at: isPinned ? clock().toISOString() : null })
      .where('id', '=', old.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await record(trx, clock, isPinned ? 'articles.pinned' : 'articles.unpinned', old.title)
    await reindexArticle(trx, row, old)
  })

/**
 * Moves a news item to the blog, or a blog post to the news. Every address that it had redirects to the new one. It is
 * no longer pinned. Throws NotFound, or Refused when another article has its slug in the other list.
 */
export const moveArticle = ({ db, clock }: ArticleDeps, ref: ArticleRef) =>
  db.transaction().execute(async (trx) => {
    const to = otherFeedOf(ref.kind).kind
    const old = await lockArticle(trx, ref)
    await keepSlugIn(trx, ref, old.id)
    if (old.slug) await keepSlugIn(trx, { kind: to, id: old.id }, old.slug)
    const row = await trx
      .updateTable('articles')
      .set({ kind: to, pinned_at: null })
      .where('id', '=', old.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await record(trx, clock, 'articles.moved', `${old.title} (${adminWording[to].manageTitle})`)
    await reindexArticle(trx, row, old)
  })
