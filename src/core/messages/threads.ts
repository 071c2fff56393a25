/** One message with its thread (conversation). */
import type { Thread } from '#shared/shapes/message.ts'
import { createConversations } from '../conversations/conversation.ts'
import type { Database } from '../database/tables.ts'
import type { Clock } from '../lib/clock.ts'
import { peopleWhoRead, toInboxMessages } from './inbox.ts'
import { changeMessage, messageNotFound } from './message-row.ts'

export const messageConversations = createConversations('message')

export const createThreads = (db: Database, clock: Clock) => ({
  find: async (id: string): Promise<Thread> => {
    const row = await db.selectFrom('messages').selectAll().where('id', '=', id).executeTakeFirst()
    const [message] = row ? await toInboxMessages(db, [row]) : []
    if (!message) throw messageNotFound()
    return { message, ...(await messageConversations.find(db, id)), people: await peopleWhoRead(db) }
  },
  note: (id: string, text: string) =>
    db.transaction().execute(async (trx) => {
      await changeMessage(trx, id, () => ({}))
      return messageConversations.note(trx, id, clock().toISOString(), text)
    }),
  removeNote: (id: string) => messageConversations.removeNote(db, id),
})
