/**
 * The conversation about a message or with a volunteer: our replies by email with their states, and the notes of users
 * (internal notes). `reply-email.ts` writes the headers of the emails (threading).
 */
import type { MessageNote, MessageReply } from '#shared/shapes/message.ts'
import { whoActs } from '../audit/audit-log.ts'
import type { Database } from '../database/tables.ts'
import { emailStateOf } from '../email/email-state.ts'
import type { EmailQueue, NewEmail } from '../email/queue.ts'
import { exported } from '../export/fields.ts'
import { NotFound } from '../lib/errors.ts'
import { idFrom, newId } from '../lib/id.ts'
import { queueReply } from './reply-email.ts'

type NewReply = {
  key: string | undefined
  at: string
  text: string
  email: NewEmail
  /** The Message-ID to which every reply refers. */
  root: string
}

/** The tables of messages and of volunteers have the same columns, except the one that names whom they are about. */
export const createConversations = (kind: 'message' | 'volunteer') => {
  // Typed as the tables of messages.
  const replies = `${kind}_replies` as 'message_replies'
  const notes = `${kind}_notes` as 'message_notes'
  const about = `${kind}_id` as 'message_id'

  const repliesTo = (db: Database, id: string) =>
    db.selectFrom(replies).where(`${replies}.${about}`, '=', id).orderBy(`${replies}.at`).orderBy(`${replies}.id`)

  const toItem = ({ id, [about]: whom, at, who, text }: NoteRow & { message_id: string }) => ({
    _id: id,
    [kind]: whom,
    at,
    who,
    text,
  })

  return {
    /** The oldest first. */
    find: async (db: Database, id: string): Promise<{ replies: MessageReply[]; notes: MessageNote[] }> => {
      const sent = await repliesTo(db, id)
        .leftJoin('emails', 'emails.id', 'email_id')
        .selectAll(replies)
        .select(['emails.id as kept', 'emails.sent_at as arrived_at', 'failed_at', 'unknown_at', 'last_error'])
        .execute()
      const written = db.selectFrom(notes).selectAll().where(about, '=', id).orderBy('at').orderBy('id')
      return { replies: sent.map(toReply), notes: (await written.execute()).map(toNote) }
    },
    /** To be called in a transaction. With a key, a repeated request sends nothing and returns false. */
    reply: async (
      db: Database,
      outbox: Pick<EmailQueue, 'queue'>,
      id: string,
      { key, at, text, email, root }: NewReply,
    ) => {
      const replyId = key ? idFrom(key) : newId()
      if (await db.selectFrom(replies).select('id').where('id', '=', replyId).executeTakeFirst()) return false
      const earlier = await repliesTo(db, id).select('email_message_id').execute()
      const before = earlier.map(({ email_message_id }) => email_message_id)
      const queued = await queueReply(db, outbox, { ...email, root, before })
      const row = { id: replyId, [about]: id, ...queued, at, who: whoActs().name, text, sent_at: null }
      await db.insertInto(replies).values(row).execute()
      return true
    },
    note: async (db: Database, id: string, at: string, text: string) => {
      const row = { id: newId(), [about]: id, at, who: whoActs().name, text }
      await db.insertInto(notes).values(row).execute()
      return toNote(row)
    },
    removeNote: async (db: Database, id: string) => {
      const row = await db.deleteFrom(notes).where('id', '=', id).returningAll().executeTakeFirst()
      if (!row) throw new NotFound('There is no such note.')
      return toNote(row)
    },
    /** An email is deleted some weeks after it was sent, so the reply records the time of sending. */
    recordSent: async (db: Database) => {
      await db
        .updateTable(replies)
        .set(({ selectFrom }) => ({
          sent_at: selectFrom('emails').select('emails.sent_at').whereRef('emails.id', '=', 'email_id'),
        }))
        .where('sent_at', 'is', null)
        .execute()
    },
    /** Both tables, for the export of the record type. */
    exports: (prefix: string, abouts: { replies: string; notes: string }) => [
      exported({ name: `${prefix}replies`, about: abouts.replies, table: replies, toItem }),
      exported({ name: `${prefix}notes`, about: abouts.notes, table: notes, toItem }),
    ],
  }
}

type NoteRow = { id: string; at: string; who: string; text: string }

type ReplyRow = NoteRow & {
  sent_at: string | null
  kept: string | null
  arrived_at: string | null
  failed_at: string | null
  unknown_at: string | null
  last_error: string | null
}

const toReply = (row: ReplyRow): MessageReply => ({
  ...toNote(row),
  state: stateOf(row),
  reason: row.last_error ?? undefined,
})

const stateOf = ({ kept, sent_at, arrived_at, failed_at, unknown_at }: ReplyRow): MessageReply['state'] => {
  if (sent_at) return 'sent'
  return kept ? emailStateOf({ sent_at: arrived_at, failed_at, unknown_at }) : 'discarded'
}

const toNote = ({ id: _id, at, who, text }: NoteRow): MessageNote => ({ _id, at, who, text })
