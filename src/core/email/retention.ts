/**
 * Retention: deletes expired emails and their texts (cleanup): some days after an email was sent or failed, or was
 * queued and could not be sent. `shared/limit-values.ts` has the days.
 */
import { limits } from '#shared/limits.ts'
import type { Database } from '../database/tables.ts'
import { ago, type Clock, days } from '../lib/clock.ts'
import { isWaiting } from './email-state.ts'

// A text is saved shortly before its first recipients are queued.
const unusedTextDays = 1

export const deleteExpiredEmails = async (db: Database, clock: Clock) => {
  const before = (count: number) => ago(clock, days(count))
  await db
    .deleteFrom('emails')
    .where('sent_at', '<', before(limits.sentEmailDays))
    .where('text_id', 'not in', textsInUse(db))
    .execute()
  for (const date of ['failed_at', 'unknown_at'] as const)
    await db.deleteFrom('emails').where(date, '<', before(limits.failedEmailDays)).execute()
  await deleteUnsent(db, before(limits.unsentEmailDays))
  await deleteUnusedTexts(db).where('created_at', '<', before(unusedTextDays)).execute()
}

/**
 * Emails that could not be sent in time, except those of a newsletter that is being sent: an administrator can stop it.
 */
const deleteUnsent = (db: Database, before: string) =>
  db
    .deleteFrom('emails')
    .where('created_at', '<', before)
    .where(isWaiting)
    .where('leased_at', 'is', null)
    .where('text_id', 'not in', textsInUse(db))
    .execute()

/** Deletes texts without emails. The caller decides which of them. */
export const deleteUnusedTexts = (db: Database) =>
  db
    .deleteFrom('email_texts')
    .where('id', 'not in', textsInUse(db))
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('emails').select('emails.id').whereRef('text_id', '=', 'email_texts.id'))),
    )

/** The texts of newsletters that are being sent: their sent emails record which subscribers already have them. */
const textsInUse = (db: Database) =>
  db
    .selectFrom('newsletters')
    .select('text_id')
    .where('text_id', 'is not', null)
    .where('finished_at', 'is', null)
    .$castTo<{ text_id: string }>()
