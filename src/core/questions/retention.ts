/**
 * Retention of questions: deletes unpublished questions, and the visitor's own words and codes. `limits.questionDays`
 * (60) and `limits.answerPageDays` (90) are the periods, and the privacy page states them.
 * `organisation/housekeeping.ts` calls it daily.
 */
import { limits } from '#shared/limits.ts'
import type { Database } from '../database/tables.ts'
import { trashEndsAt } from '../database/trash.ts'
import { ago, type Clock, days } from '../lib/clock.ts'

export const deleteExpiredQuestions = async (db: Database, clock: Clock) => {
  const unpublishedSince = ago(clock, days(limits.questionDays))
  await db
    .deleteFrom('questions')
    .where('published_at', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        and([eb('answered_at', 'is', null), eb('created_at', '<=', unpublishedSince)]),
        // An old answer that was unpublished for a correction is not deleted in the same night.
        and([eb('answered_at', 'is not', null), eb('updated_at', '<=', unpublishedSince)]),
        eb('removed_at', '<=', trashEndsAt(clock)),
      ]),
    )
    .execute()
  await db
    .updateTable('questions')
    .set({ code_hash: null, asked: '' })
    .where('code_hash', 'is not', null)
    .where('answered_at', '<=', ago(clock, days(limits.answerPageDays)))
    .execute()
}
