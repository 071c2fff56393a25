/** The schema of subscribers, newsletters and the outbox: the table definitions and the types of their rows. */
import type { Language } from '#shared/languages.ts'
import type { SubscriberSource } from '#shared/subscriber-states.ts'

export const emailTables = `
create table subscribers (
  id text primary key,
  email text not null,
  email_key text not null unique,
  created_at text not null,
  source text,
  language text,
  agreed_at text,
  agreed_to text,
  agreed_on text,
  confirmation_sent_at text,
  confirmation_email_id text,
  confirm_token_hash text,
  confirmed_at text,
  confirmed_by text,
  confirm_reason text,
  unsubscribed_at text,
  unsubscribe_reason text,
  bounced_at text,
  bounce_reason text,
  pending_consent text,
  group_names text
);
create index subscribers_in_order on subscribers (created_at, id);
create index subscribers_by_link on subscribers (confirm_token_hash);
create index subscribers_unsubscribed on subscribers (created_at, id) where unsubscribed_at is not null;
create index subscribers_bounced on subscribers (created_at, id)
  where unsubscribed_at is null and bounced_at is not null;
create index subscribers_confirmed on subscribers (created_at, id)
  where unsubscribed_at is null and bounced_at is null and confirmed_at is not null;
create index subscribers_waiting on subscribers (created_at, id)
  where unsubscribed_at is null and bounced_at is null and confirmed_at is null;

create table suppressions (email_hash text primary key);

-- No reference to the text: it is deleted with the emails, and the newsletter stays.
create table newsletters (
  id text primary key,
  version integer not null,
  queued integer not null,
  subject text not null,
  preview text not null,
  content text not null,
  language text not null,
  created_at text not null,
  updated_at text not null,
  queued_through text not null,
  readers text,
  reader_group text,
  send_at text,
  started_at text,
  text_id text,
  all_queued_at text,
  paused_at text,
  pause_reason text,
  stopped_at text,
  finished_at text,
  result text
);
create index newsletters_sent on newsletters (started_at, id);

create table email_texts (
  id text primary key,
  subject text not null,
  text text not null,
  html text not null,
  headers text not null,
  purpose text not null,
  is_secret integer not null,
  created_at text not null,
  paused_at text
);
create index email_texts_paused on email_texts (id) where paused_at is not null;

create table emails (
  id text primary key,
  text_id text not null references email_texts (id),
  email text not null,
  email_key text not null,
  variables text not null,
  message_id text not null,
  priority integer not null,
  created_at text not null,
  due_at text not null,
  leased_by text,
  attempts integer not null,
  last_error text,
  leased_at text,
  handed_at text,
  sent_at text,
  failed_at text,
  unknown_at text,
  -- Each recipient gets a text once.
  unique (text_id, email_key)
);
create index emails_by_recipient on emails (email_key);
create index emails_by_text on emails (text_id, sent_at, failed_at, unknown_at);
create index emails_sent on emails (sent_at, id) where sent_at is not null;
create index emails_failed on emails (failed_at, id) where failed_at is not null;
create index emails_unknown on emails (unknown_at, id) where unknown_at is not null;
create index emails_leased on emails (leased_at) where leased_at is not null;
create index emails_handed on emails (handed_at) where handed_at is not null;
create index emails_waiting on emails (created_at, id)
  where sent_at is null and failed_at is null and unknown_at is null;
create index emails_next on emails (priority, due_at, id)
  where sent_at is null and failed_at is null and unknown_at is null;

-- One row: the process that leases emails holds it meanwhile.
create table mail_account (
  id text primary key,
  failures integer not null default 0,
  failure text,
  failing_since text,
  paused_until text
);
insert into mail_account (id) values ('account');

create table mail_account_changes (
  id text primary key,
  at text not null,
  missed integer not null
)
`

/** The dates determine the state: unsubscribed, bounced, confirmed, or else waiting. */
export type SubscriberRow = {
  id: string
  email: string
  email_key: string
  created_at: string
  /** Null: subscribed before the source was recorded. */
  source: SubscriberSource | null
  language: Language | null
  /** When the subscriber last agreed, to which text, and on which page. */
  agreed_at: string | null
  agreed_to: string | null
  agreed_on: string | null
  /**
   * As JSON, the consent given with a new subscription that is not confirmed yet: { "source": "form", "agreed_at": … }.
   */
  pending_consent: string | null
  /** The latest confirmation email: when it was sent, its id, and the hash of the token in its link. */
  confirmation_sent_at: string | null
  confirmation_email_id: string | null
  confirm_token_hash: string | null
  confirmed_at: string | null
  /** Confirmed by hand: the email of the user who did it, and why. */
  confirmed_by: string | null
  confirm_reason: string | null
  unsubscribed_at: string | null
  unsubscribe_reason: string | null
  /** A mail server rejected the address permanently, with this reply. */
  bounced_at: string | null
  bounce_reason: string | null
  /** The groups of the subscriber in lower case, each between line breaks: '\nparents\nteachers\n'. */
  group_names: string | null
}

/** The dates determine the state. */
export type NewsletterRow = {
  id: string
  /** Increases with each save. */
  version: number
  subject: string
  preview: string
  content: string
  language: Language
  /** Sent to the subscribers of this language; null: to all. */
  readers: Language | null
  /** Sent to the subscribers of this group; null: to all. */
  reader_group: string | null
  created_at: string
  updated_at: string
  /** When sending starts; null: a draft. */
  send_at: string | null
  started_at: string | null
  text_id: string | null
  /** The emails to subscribers up to this id are queued, and how many they are. */
  queued_through: string
  queued: number
  all_queued_at: string | null
  paused_at: string | null
  /** A sentence for the screen; null: a user paused it. */
  pause_reason: string | null
  stopped_at: string | null
  finished_at: string | null
  /** As JSON: { "waiting": 0, "sent": 98, "failed": 2, "unknown": 0 }. */
  result: string | null
}

/** The text of one email, or of the same email to many. */
export type EmailTextRow = {
  id: string
  subject: string
  text: string
  html: string
  /** As JSON: { "Reply-To": "info@voima.example" }. */
  headers: string
  purpose: string
  /** 1: holds a link with a token, and is deleted as soon as the email is sent. */
  is_secret: number
  created_at: string
  /** Since when emails with this text are on hold. */
  paused_at: string | null
}

/** The dates determine the state: sent, failed, unknown, or else waiting. */
export type EmailRow = {
  id: string
  text_id: string
  email: string
  email_key: string
  /** Merge fields, as JSON: { "unsubscribe": "https://…" } replaces {{unsubscribe}} in the text. */
  variables: string
  message_id: string
  /** 0 is sent before 1. */
  priority: number
  created_at: string
  due_at: string
  leased_at: string | null
  leased_by: string | null
  /** Set just before the mail server gets the last byte: from then on the email may have arrived. */
  handed_at: string | null
  sent_at: string | null
  failed_at: string | null
  unknown_at: string | null
  attempts: number
  last_error: string | null
}

/** A single row: why the mail server accepts no email at all, and until when the site waits before the next try. */
export type MailAccountRow = {
  id: string
  failures: number
  failure: string | null
  failing_since: string | null
  paused_until: string | null
}

/** A change of the mail account, kept for a week. `missed`: how many administrators could not be emailed about it. */
export type MailAccountChangeRow = { id: string; at: string; missed: number }
