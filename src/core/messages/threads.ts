/** One message with its thread (conversation): our replies, and the notes of users (internal notes). */
import type { MessageNote, MessageReply, Thread } from '#shared/shapes/message.ts'
import { whoActs } from '../audit/audit-log.ts'
import type { Database } from '../database/open.ts'
import type { EmailRow, MessageReplyRow } from '../database/tables.ts'
import { emailStateOf } from '../email/email-state.ts'
import type { Clock } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'
import { newId } from '../lib/id.ts'
import { peopleWhoRead, toInboxMessages } from './inbox.ts'
import { changeMessage, messageNotFound } from './message-row.ts'

export const createThreads = (db: Database, clock: Clock) => ({
  find: async (id: string): Promise<Thread> => {
    const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst()
    const [message] = row ? await toInboxMessages(db, [row]) : []
    if (!message) throw messageNotFound()
    return { message, ...(await repliesAndNotesOf(db, id)), people: await peopleWhoRead(db) }
  },
  note: (message_id: string, text: string) =>
    db.transaction().execute(async (trx) => {
      await changeMessage(trx, message_id, () => ({}))
      const row = { id: newId(), message_id, at: clock().toISOString(), who: whoActs().name, text }
      await trx.insertInto('message_notes').values(row).execute()
      return toNote(row)
    }),
  removeNote: async (id: string) => {
    const row = await db.deleteFrom('message_notes').where('id', '=', id).returningAll().executeTakeFirst()
    if (!row) throw new NotFound('There is no such note.')
    return toNote(row)
  },
})

/** An email is deleted some weeks after it was sent, so the reply records the time of sending. */
export const recordSentAnswers = async (db: Database) => {
  await db
    .updateTable('message_replies')
    .set(({ selectFrom }) => ({
      sent_at: selectFrom('emails').select('emails.sent_at').whereRef('emails.id', '=', 'email_id'),
    }))
    .where('sent_at', 'is', null)
    .execute()
}

/** The replies to a message and the notes on it, the oldest first. */
export const repliesAndNotesOf = async (
  db: Database,
  messageId: string,
): Promise<{ replies: MessageReply[]; notes: MessageNote[] }> => {
  const replies = await db
    .selectFrom('message_replies')
    .leftJoin('emails', 'emails.id', 'email_id')
    .selectAll('message_replies')
    .select(['emails.id as kept', 'emails.sent_at as arrived_at', 'failed_at', 'unknown_at', 'last_error'])
    .where('message_replies.message_id', '=', messageId)
    .orderBy('message_replies.at')
    .orderBy('message_replies.id')
    .execute()
  const notes = await db
    .selectFrom('message_notes')
    .selectAll()
    .where('message_id', '=', messageId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return { replies: replies.map(toReply), notes: notes.map(toNote) }
}

type Joined = Omit<MessageReplyRow, 'message_id'> & { kept: string | null; arrived_at: string | null } & Partial<
    Pick<EmailRow, 'failed_at' | 'unknown_at' | 'last_error'>
  >

/** A reply of either kind, with the columns of its email. */
export const toReply = (row: Joined): MessageReply => ({
  ...toNote(row),
  state: stateOfAnswer(row),
  reason: row.last_error ?? undefined,
})

const stateOfAnswer = ({
  kept,
  sent_at,
  arrived_at,
  failed_at = null,
  unknown_at = null,
}: Joined): MessageReply['state'] => {
  if (sent_at) return 'sent'
  return kept ? emailStateOf({ sent_at: arrived_at, failed_at, unknown_at }) : 'discarded'
}

export const toNote = ({
  id: _id,
  at,
  who,
  text,
}: {
  id: string
  at: string
  who: string
  text: string
}): MessageNote => ({
  _id,
  at,
  who,
  text,
})
