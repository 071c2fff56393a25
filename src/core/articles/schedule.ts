/** Publishes what is due, also what was due while no server ran. */

import { record } from '../audit/audit-log.ts'
import type { Database } from '../database/open.ts'
import type { Parts } from './articles.ts'
import { place } from './placing.ts'

const due = (db: Database, now: string) =>
  db.selectFrom('articles').select('id').where('publish_at', '<=', now).where('removed_at', 'is', null)

export const hasDue = async ({ db, clock }: Pick<Parts, 'db' | 'clock'>) =>
  (await due(db, clock().toISOString()).limit(1).executeTakeFirst()) !== undefined

export const publishDue = async ({ db, clock }: Pick<Parts, 'db' | 'clock'>) => {
  const now = clock().toISOString()
  for (const { id } of await due(db, now).orderBy('publish_at').execute())
    await db.transaction().execute(async (trx) => {
      // Said again: another process, or a person, may have been quicker.
      const row = await trx
        .updateTable('articles')
        .set({ published_at: now, publish_at: null, updated_at: now })
        .where('id', '=', id)
        .where('publish_at', '<=', now)
        .where('removed_at', 'is', null)
        .returningAll()
        .executeTakeFirst()
      if (!row) return
      await record(trx, clock, 'articles.published', row.title)
      await place(trx, row)
    })
}
