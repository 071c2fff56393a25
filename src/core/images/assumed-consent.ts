/**
 * Notes, apart from what was stated, that an article was published with a picture while nobody had said whether the
 * people in it agreed: when, and by whom. Later answers do not change it.
 */
import { whoActs } from '../audit/audit-log.ts'
import type { Database } from '../database/tables.ts'

/** To be called in the transaction that publishes the article. */
export const noteAssumedConsent = (db: Database, articleId: string, at: string) =>
  db
    .updateTable('images')
    .set({ assumed_at: at, assumed_by: whoActs().email })
    .where('consent_at', 'is', null)
    .where('assumed_at', 'is', null)
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('id', 'in', selectFrom('image_uses').select('image_id').where('article_id', '=', articleId)),
        eb(
          'id',
          'in',
          selectFrom('articles').select('image_id').where('id', '=', articleId).where('image_id', 'is not', null),
        ),
      ]),
    )
    .execute()
