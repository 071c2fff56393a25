/** One message with its thread: our answers, and the notes of users. */
import type { MessageAnswer, MessageNote, Thread } from '#shared/shapes/message.ts'
import { whoActs } from '../audit/audit-log.ts'
import type { Database } from '../database/open.ts'
import type { EmailRow, MessageAnswerRow } from '../database/tables.ts'
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
    return { message, ...(await answersAndNotesOf(db, id)), people: await peopleWhoRead(db) }
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

/** An email is deleted some weeks after it was sent: the time of sending is recorded with the answer before that. */
export const recordSentAnswers = async (db: Database) => {
  await db
    .updateTable('message_answers')
    .set(({ selectFrom }) => ({
      sent_at: selectFrom('emails').select('emails.sent_at').whereRef('emails.id', '=', 'email_id'),
    }))
    .where('sent_at', 'is', null)
    .execute()
}

/** The answers to a message and the notes on it, the oldest first. */
export const answersAndNotesOf = async (
  db: Database,
  messageId: string,
): Promise<{ answers: MessageAnswer[]; notes: MessageNote[] }> => {
  const answers = await db
    .selectFrom('message_answers')
    .leftJoin('emails', 'emails.id', 'email_id')
    .selectAll('message_answers')
    .select(['emails.id as kept', 'emails.sent_at as arrived_at', 'failed_at', 'unknown_at', 'last_error'])
    .where('message_answers.message_id', '=', messageId)
    .orderBy('message_answers.at')
    .orderBy('message_answers.id')
    .execute()
  const notes = await db
    .selectFrom('message_notes')
    .selectAll()
    .where('message_id', '=', messageId)
    .orderBy('at')
    .orderBy('id')
    .execute()
  return { answers: answers.map(toAnswer), notes: notes.map(toNote) }
}

type Joined = MessageAnswerRow & { kept: string | null; arrived_at: string | null } & Partial<
    Pick<EmailRow, 'failed_at' | 'unknown_at' | 'last_error'>
  >

const toAnswer = (row: Joined): MessageAnswer => ({
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
}: Joined): MessageAnswer['state'] => {
  if (sent_at) return 'sent'
  return kept ? emailStateOf({ sent_at: arrived_at, failed_at, unknown_at }) : 'discarded'
}

const toNote = ({ id: _id, at, who, text }: { id: string; at: string; who: string; text: string }): MessageNote => ({
  _id,
  at,
  who,
  text,
})
