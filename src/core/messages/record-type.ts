/** Messages of visitors, and the saved replies to them, as record types. */
import { exported } from '../export/fields.ts'
import { monthsAgo } from '../lib/clock.ts'
import type { PersonPart, RecordType } from '../record-types/record-type.ts'
import { deleteMessages, toMessage } from './message-row.ts'
import { deleteExpiredMessages, messagesFrom } from './retention.ts'
import { messageConversations } from './threads.ts'

const person: PersonPart = {
  show: async ({ db }, { email }) => {
    const rows = await messagesFrom(db, email).selectAll().orderBy('created_at').orderBy('id').execute()
    return {
      messages: await Promise.all(
        rows.map(async (row) => ({ ...toMessage(row), ...(await messageConversations.find(db, row.id)) })),
      ),
    }
  },
  erase: async ({ db }, { email }) => ({
    messages: (await deleteMessages(db, messagesFrom(db, email).select('id').$asScalar())).length,
  }),
}

const messages = exported({
  name: 'messages',
  about: 'what visitors wrote',
  table: 'messages',
  toItem: (row) => ({
    _id: row.id,
    createdAt: row.created_at,
    name: row.name,
    email: row.email,
    subject: row.subject,
    readAt: row.read_at,
    answeredAt: row.answered_at,
    archivedAt: row.archived_at,
    spamAt: row.spam_at,
  }),
  columns: ['createdAt', 'name', 'email', 'subject'],
})

const conversations = messageConversations.exports('', {
  replies: 'the replies to messages, and who wrote them',
  notes: 'the notes of volunteers on messages',
})

export const messageRecords: RecordType = {
  name: 'messages',
  tables: ['messages', 'message_replies', 'message_notes'],
  exports: [messages, ...conversations],
  person,
  expire: ({ db, clock, config }) => deleteExpiredMessages(db, monthsAgo(clock, config.messageMonths)),
  startCheck: { counted: 'messages', newest: ['messages', 'created_at'] },
}

export const savedReplyRecords: RecordType = {
  name: 'saved-replies',
  tables: ['saved_replies', 'reply_preferences'],
  exports: [
    exported({
      name: 'saved-replies',
      about: 'texts for replies to frequent questions',
      table: 'saved_replies',
      toItem: ({ id, title, text }) => ({ _id: id, title, text }),
    }),
  ],
  person: { not: 'Saved replies name no visitor; the preferences of a user are deleted with the account.' },
  expire: { not: 'Saved replies stay until somebody deletes them.' },
}
