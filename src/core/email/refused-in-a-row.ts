/**
 * Recognises that `limits.refusalsInARow` (5) recipients of one newsletter were refused in a row in the same words.
 * Then the mail server means the newsletter or the site, even if it says of each mailbox that it is closed.
 */
import { limits } from '#shared/limits.ts'
import type { Database } from '../database/tables.ts'
import type { LeasedEmail } from './leases.ts'
import type { MailAccountState } from './mail-account.ts'
import { replyIn } from './smtp-errors.ts'
import { wordsOf } from './smtp-replies.ts'

const start = 'The mail server refused several readers in a row in the same words'

export const complaintOfRow = (reason: string) => `${start}: ${replyIn(reason)}`

const areSame = (one: string | null, other: string) => wordsOf(replyIn(one ?? '')) === wordsOf(replyIn(other))

export type RefusedEmail = { id: string; email_key: string }

/** The emails that were refused before this one; empty once the mail account is paused for it; undefined: no such row. */
export const refusedInARow = async (db: Database, account: MailAccountState, email: LeasedEmail, reason: string) => {
  const { failure } = await account.state()
  if (failure?.startsWith(start) && areSame(failure, reason)) return []
  const before = await db
    .selectFrom('emails')
    .select(['id', 'email_key', 'last_error'])
    .where('text_id', '=', email.text_id)
    .where('failed_at', '>', ({ selectFrom }) =>
      selectFrom('emails as sent')
        .where('sent.text_id', '=', email.text_id)
        .select(({ fn, val }) => fn.coalesce(fn.max('sent.sent_at'), val('')).as('at')),
    )
    .orderBy('failed_at', 'desc')
    .limit(limits.refusalsInARow - 1)
    .execute()
  const isRow = before.length === limits.refusalsInARow - 1 && before.every((one) => areSame(one.last_error, reason))
  return isRow ? before : undefined
}
