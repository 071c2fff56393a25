/** The state (status) of an email, which its dates determine: waiting, sent, failed or unknown. */
import type { ExpressionBuilder } from 'kysely'
import type { EmailState } from '#shared/shapes/outbox.ts'
import type { EmailRow, Tables } from '../database/tables.ts'

export type EmailWhere = ExpressionBuilder<Tables, 'emails'>

/** The column that says since when an email is in a state. */
export const dateOf = {
  waiting: 'created_at',
  sent: 'sent_at',
  failed: 'failed_at',
  unknown: 'unknown_at',
} as const satisfies Record<EmailState, keyof EmailRow>

const ends = ['sent_at', 'failed_at', 'unknown_at'] as const

/** Neither sent, failed nor unknown. */
export const isWaiting = (is: EmailWhere) => is.and(ends.map((end) => is(end, 'is', null)))

export const isIn = (state: EmailState) => (is: EmailWhere) =>
  dateOf[state] === 'created_at' ? isWaiting(is) : is(dateOf[state], 'is not', null)

type Dates = Pick<EmailRow, (typeof ends)[number]>

export const emailStateOf = (row: Dates): EmailState => {
  if (row.sent_at) return 'sent'
  if (row.failed_at) return 'failed'
  return row.unknown_at ? 'unknown' : 'waiting'
}

/** The columns of an email that no process has leased or tried: its initial state in the queue. */
export const untouched = {
  leased_at: null,
  leased_by: null,
  handed_at: null,
  failed_at: null,
  unknown_at: null,
}
