/** The schemas of messages from the contact form, with their states, replies and notes. */
import { z } from 'zod'
import { folders, spamReasons } from '../inbox.ts'
import { limits } from '../limits.ts'
import { Danger } from './danger.ts'
import { BulkAction } from './editors-list.ts'
import { countsOf, namedShape, optionalText, PageQuery, reachableEmail, requiredText } from './fields.ts'
import { EmailState } from './outbox.ts'
import { Version } from './version.ts'

/** The request of the contact form, whose Subject field is named `message`. */
export const NewMessage = z.object({
  name: requiredText('name', limits.name, 'your'),
  email: reachableEmail,
  message: requiredText('message', limits.message, 'your'),
})
export type NewMessage = z.infer<typeof NewMessage>

/** A key that the client generates for one request, so that sending it again has no second effect. */
export const IdempotencyKeyHeader = z.object({ 'idempotency-key': z.uuid().optional() })

/** The stored message: the same text is in `subject`. */
export const Message = namedShape('Message', {
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  createdAt: z.iso.datetime(),
  isUrgent: z.boolean().meta({ description: 'Its words suggest an emergency: the sender is shown where to get help' }),
  danger: Danger.optional().describe('Only in the response to its sender'),
})
export type Message = z.infer<typeof Message>

export const Person = z.object({ _id: z.string(), name: z.string() })
export type Person = z.infer<typeof Person>

const date = z.iso.datetime().optional()

/** A message with its state: each part of the state is a date. */
export const InboxMessage = Message.extend({
  readAt: date,
  answeredAt: date,
  archivedAt: date,
  spamAt: date,
  spamReason: z.enum(spamReasons).optional().meta({
    description:
      'The signal of spam that the site found; absent: none. A message with urgent words stays in the inbox regardless',
  }),
  assignedTo: Person.optional(),
  version: Version,
}).meta({ id: 'InboxMessage' })
export type InboxMessage = z.infer<typeof InboxMessage>

export const InboxQuery = PageQuery.extend({
  folder: z.enum(folders).optional().default('inbox'),
  search: optionalText('search', limits.inboxSearch).meta({
    description: `Finds messages that contain all these words in the name, address or text; at most the newest ${limits.searchedMessages}`,
  }),
})
export type InboxQuery = z.infer<typeof InboxQuery>

export const InboxCounts = countsOf(folders)
  .extend({ urgent: z.int().min(0).meta({ description: 'Possible emergencies that have no reply' }) })
  .meta({ id: 'InboxCounts' })
export type InboxCounts = z.infer<typeof InboxCounts>

const either = (name: string) => z.boolean({ error: `${name} must be true or false.` }).optional()

export const InboxChange = z.object({
  isRead: either('isRead'),
  isAnswered: either('isAnswered'),
  isArchived: either('isArchived'),
  isSpam: either('isSpam'),
  assignedTo: z
    .string({ error: 'assignedTo must be the _id of a user, or empty.' })
    .max(64)
    .optional()
    .meta({ description: 'The _id of a user; empty: nobody' }),
  version: Version.optional(),
})
export type InboxChange = z.infer<typeof InboxChange>

const bulkActions = ['read', 'unread', 'archive', 'unarchive', 'spam', 'notSpam', 'delete'] as const
export const MessageBulkAction = BulkAction.extend({
  action: z.enum(bulkActions),
})
export type MessageBulkAction = z.infer<typeof MessageBulkAction>

export const NewNote = z.object({ text: requiredText('note', limits.note) })

export const MessageNote = namedShape('MessageNote', {
  _id: z.string(),
  at: z.iso.datetime(),
  who: z.string(),
  text: z.string(),
})
export type MessageNote = z.infer<typeof MessageNote>

export const NewReply = z.object({
  text: requiredText('reply', limits.replyText),
  quotesMessage: z
    .boolean({ error: 'quotesMessage must be true or false.' })
    .optional()
    .default(true)
    .meta({ description: 'Whether the message stands below the reply, as mail programs quote it' }),
})

export type NewReply = z.infer<typeof NewReply>

export const MessageReply = MessageNote.extend({
  state: z
    .enum([...EmailState.options, 'discarded'])
    .meta({ description: 'The state of its email; discarded: a user deleted it before it was sent' }),
  reason: z.string().optional().meta({ description: 'Why it was not sent, as a sentence' }),
}).meta({ id: 'MessageReply' })
export type MessageReply = z.infer<typeof MessageReply>

/** A message with its replies and notes. */
export const Thread = namedShape('MessageThread', {
  message: InboxMessage,
  replies: z.array(MessageReply),
  notes: z.array(MessageNote),
  people: z.array(Person).meta({ description: 'The users to whom it can be assigned' }),
})
export type Thread = z.infer<typeof Thread>
