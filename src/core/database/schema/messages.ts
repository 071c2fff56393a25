/**
 * The schema of visitors' messages, the replies to them and internal notes: the table definitions and the types of
 * their rows.
 */
import type { SpamReason } from '#shared/inbox.ts'

export const messageTables = `
create table messages (
  id text primary key,
  name text not null,
  email text not null,
  subject text not null,
  created_at text not null,
  read_at text,
  answered_at text,
  archived_at text,
  spam_at text,
  urgent_at text,
  spam_reason text,
  assigned_to text references users (id) on delete set null,
  sort_at text not null,
  search_key text not null
);
create index messages_in_order on messages (created_at, id);
create index messages_by_email on messages (lower(email));
create index messages_inbox on messages (sort_at, id) where archived_at is null and spam_at is null;
create index messages_unread on messages (sort_at, id)
  where archived_at is null and spam_at is null and read_at is null;
create index messages_answered on messages (sort_at, id) where spam_at is null and answered_at is not null;
create index messages_archived on messages (sort_at, id) where spam_at is null and archived_at is not null;
create index messages_spam on messages (sort_at, id) where spam_at is not null;
create index messages_by_person on messages (assigned_to, sort_at, id) where assigned_to is not null;

-- No reference to emails: they are deleted sooner than the messages that they answered.
create table message_replies (
  id text primary key,
  message_id text not null references messages (id) on delete cascade,
  email_id text not null,
  email_message_id text not null,
  at text not null,
  who text not null,
  text text not null,
  sent_at text
);
create index message_replies_in_order on message_replies (message_id, at);

create table message_notes (
  id text primary key,
  message_id text not null references messages (id) on delete cascade,
  at text not null,
  who text not null,
  text text not null
);
create index message_notes_in_order on message_notes (message_id, at);

create table saved_replies (
  id text primary key,
  title text not null,
  text text not null,
  changed_at text not null
);

create table reply_preferences (
  user_id text primary key references users (id) on delete cascade,
  signature text not null default '',
  wants_notices integer not null default 0,
  test_token_hash text,
  test_opened_at text
)
`

/** A visitor's message. */
export type MessageRow = {
  id: string
  name: string
  email: string
  subject: string
  created_at: string
  read_at: string | null
  answered_at: string | null
  archived_at: string | null
  spam_at: string | null
  /**
   * The sign of spam that the site found, even if urgent words kept the message in the inbox; null: none, or a user
   * marked the message as not spam.
   */
  spam_reason: SpamReason | null
  /** When the site found words in the message that suggest an emergency. */
  urgent_at: string | null
  assigned_to: string | null
  /** The sort position in every folder: the time of arrival, with a prefix that puts open urgent messages first. */
  sort_at: string
  /** Name, email and text in the form in which they are searched. */
  search_key: string
}

/** A reply to a message. Its email is deleted sooner; `email_message_id` is the Message-ID of that email. */
export type MessageReplyRow = {
  id: string
  message_id: string
  email_id: string
  email_message_id: string
  at: string
  who: string
  text: string
  sent_at: string | null
}

/** Notes of users about a message. */
export type MessageNoteRow = { id: string; message_id: string; at: string; who: string; text: string }

/** How a user replies and is told. `test_token_hash`: of the link in the latest test notice, until it is opened. */
export type ReplyPreferencesRow = {
  user_id: string
  signature: string
  wants_notices: number
  test_token_hash: string | null
  test_opened_at: string | null
}
