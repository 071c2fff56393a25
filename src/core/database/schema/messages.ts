/** The schema of visitors' messages, the replies to them and internal notes. */
import type { SpamReason } from '#shared/inbox.ts'
import { integer, table, text } from './table.ts'

export const messageTables = {
  /** A visitor's message. */
  messages: table({
    id: text('primary key'),
    name: text('not null'),
    email: text('not null'),
    subject: text('not null'),
    created_at: text('not null'),
    read_at: text(),
    answered_at: text(),
    archived_at: text(),
    spam_at: text(),
    /** When the site found words in the message that suggest an emergency. */
    urgent_at: text(),
    /**
     * The sign of spam that the site found, even if urgent words kept the message in the inbox; null: none, or a user
     * marked the message as not spam.
     */
    spam_reason: text<SpamReason>(),
    assigned_to: text('references users (id) on delete set null'),
    /** The sort position in every folder: the time of arrival, with a prefix that puts open urgent messages first. */
    sort_at: text('not null'),
    /** Name, email and text in the form in which they are searched. */
    search_key: text('not null'),
  })
    .index('messages_in_order', '(created_at, id)')
    .index('messages_by_email', '(lower(email))')
    .index('messages_inbox', '(sort_at, id) where archived_at is null and spam_at is null')
    .index('messages_unread', '(sort_at, id) where archived_at is null and spam_at is null and read_at is null')
    .index('messages_answered', '(sort_at, id) where spam_at is null and answered_at is not null')
    .index('messages_archived', '(sort_at, id) where spam_at is null and archived_at is not null')
    .index('messages_spam', '(sort_at, id) where spam_at is not null')
    .index('messages_by_person', '(assigned_to, sort_at, id) where assigned_to is not null'),
  /**
   * A reply to a message. Its email is deleted sooner; `email_message_id` is the Message-ID of that email. No reference
   * to emails: they are deleted sooner than the messages that they answered.
   */
  message_replies: table({
    id: text('primary key'),
    message_id: text('not null references messages (id) on delete cascade'),
    email_id: text('not null'),
    email_message_id: text('not null'),
    at: text('not null'),
    who: text('not null'),
    text: text('not null'),
    sent_at: text(),
  }).index('message_replies_in_order', '(message_id, at)'),
  /** Notes of users about a message. */
  message_notes: table({
    id: text('primary key'),
    message_id: text('not null references messages (id) on delete cascade'),
    at: text('not null'),
    who: text('not null'),
    text: text('not null'),
  }).index('message_notes_in_order', '(message_id, at)'),
  saved_replies: table({
    id: text('primary key'),
    title: text('not null'),
    text: text('not null'),
    changed_at: text('not null'),
  }),
  /** How a user replies and is told. `test_token_hash`: of the link in the latest test notice, until it is opened. */
  reply_preferences: table({
    user_id: text('primary key references users (id) on delete cascade'),
    signature: text("not null default ''"),
    wants_notices: integer('not null default 0'),
    test_token_hash: text(),
    test_opened_at: text(),
  }),
}
