/**
 * Scheduled publishing: publishes articles whose `publish_at` (UTC) has passed, even if the server was down at that
 * time. `server/jobs.ts` runs it every second.
 */
import { record } from '../audit/audit-log.ts'
import type { Database } from '../database/tables.ts'
import { noteAssumedConsent } from '../images/assumed-consent.ts'
import type { ArticleDeps } from './article-row.ts'
import { reindexArticle } from './reindex.ts'

type Deps = Pick<ArticleDeps, 'db' | 'clock'>

const due = (db: Database, now: string) =>
  db.selectFrom('articles').select('id').where('publish_at', '<=', now).where('removed_at', 'is', null)

export const hasDue = async ({ db, clock }: Deps) =>
  (await due(db, clock().toISOString()).limit(1).executeTakeFirst()) !== undefined

export const publishDue = async ({ db, clock }: Deps) => {
  const now = clock().toISOString()
  for (const { id } of await due(db, now).orderBy('publish_at').execute())
    await db.transaction().execute(async (trx) => {
      // The conditions are repeated: another process, or a user, may have published the article meanwhile.
      const row = await trx
        .updateTable('articles')
        .set({ published_at: now, publish_at: null, updated_at: now })
        .where('id', '=', id)
        .where('publish_at', '<=', now)
        .where('removed_at', 'is', null)
        .returningAll()
        .executeTakeFirst()
      if (!row) return
      await record(trx, clock, 'articles.published', row)
      await reindexArticle(trx, row)
      await noteAssumedConsent(trx, id, now)
    })
}
