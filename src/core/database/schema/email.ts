/** The schema of subscribers, newsletters and the outbox. */
import type { Language } from '#shared/languages.ts'
import type { SubscriberSource } from '#shared/subscriber-states.ts'
import { integer, table, text } from './table.ts'

export const emailTables = {
  /** The dates determine the state: unsubscribed, bounced, confirmed, or else waiting. */
  subscribers: table({
    id: text('primary key'),
    email: text('not null'),
    email_key: text('not null unique'),
    created_at: text('not null'),
    /** Null: subscribed before the source was recorded. */
    source: text<SubscriberSource>(),
    language: text<Language>(),
    /** When the subscriber last agreed, to which text, and on which page. */
    agreed_at: text(),
    agreed_to: text(),
    agreed_on: text(),
    /** The latest confirmation email: when it was sent, its id, and the hash of the token in its link. */
    confirmation_sent_at: text(),
    confirmation_email_id: text(),
    confirm_token_hash: text(),
    confirmed_at: text(),
    /** Confirmed by hand: the email of the user who did it, and why. */
    confirmed_by: text(),
    confirm_reason: text(),
    unsubscribed_at: text(),
    unsubscribe_reason: text(),
    /** A mail server rejected the address permanently, with this reply. */
    bounced_at: text(),
    bounce_reason: text(),
    /**
     * As JSON, the consent given with a new subscription that is not confirmed yet: { "source": "form", "agreed_at": … }.
     */
    pending_consent: text(),
    /** The groups of the subscriber in lower case, each between line breaks: '\nparents\nteachers\n'. */
    group_names: text(),
  })
    .index('subscribers_in_order', '(created_at, id)')
    .index('subscribers_by_link', '(confirm_token_hash)')
    .index('subscribers_unsubscribed', '(created_at, id) where unsubscribed_at is not null')
    .index('subscribers_bounced', '(created_at, id) where unsubscribed_at is null and bounced_at is not null')
    .index(
      'subscribers_confirmed',
      '(created_at, id) where unsubscribed_at is null and bounced_at is null and confirmed_at is not null',
    )
    .index(
      'subscribers_waiting',
      '(created_at, id) where unsubscribed_at is null and bounced_at is null and confirmed_at is null',
    ),
  suppressions: table({ email_hash: text('primary key') }),
  /**
   * The dates determine the state. No reference to the text: it is deleted with the emails, and the newsletter stays.
   */
  newsletters: table({
    id: text('primary key'),
    /** Increases with each save. */
    version: integer('not null'),
    queued: integer('not null'),
    subject: text('not null'),
    preview: text('not null'),
    content: text('not null'),
    language: text<Language>('not null'),
    created_at: text('not null'),
    updated_at: text('not null'),
    /** The emails to subscribers up to this id are queued, and how many they are. */
    queued_through: text('not null'),
    /** Sent to the subscribers of this language; null: to all. */
    readers: text<Language>(),
    /** Sent to the subscribers of this group; null: to all. */
    reader_group: text(),
    /** When sending starts; null: a draft. */
    send_at: text(),
    started_at: text(),
    text_id: text(),
    all_queued_at: text(),
    paused_at: text(),
    /** A sentence for the screen; null: a user paused it. */
    pause_reason: text(),
    stopped_at: text(),
    finished_at: text(),
    /** As JSON: { "waiting": 0, "sent": 98, "failed": 2, "unknown": 0 }. */
    result: text(),
  }).index('newsletters_sent', '(started_at, id)'),
  /** The text of one email, or of the same email to many. */
  email_texts: table({
    id: text('primary key'),
    subject: text('not null'),
    text: text('not null'),
    html: text('not null'),
    /** As JSON: { "Reply-To": "info@voima.example" }. */
    headers: text('not null'),
    purpose: text('not null'),
    /** 1: holds a link with a token, and is deleted as soon as the email is sent. */
    is_secret: integer('not null'),
    created_at: text('not null'),
    /** Since when emails with this text are on hold. */
    paused_at: text(),
  }).index('email_texts_paused', '(id) where paused_at is not null'),
  /** The dates determine the state: sent, failed, unknown, or else waiting. */
  emails: table({
    id: text('primary key'),
    text_id: text('not null references email_texts (id)'),
    email: text('not null'),
    email_key: text('not null'),
    /** Merge fields, as JSON: { "unsubscribe": "https://…" } replaces {{unsubscribe}} in the text. */
    variables: text('not null'),
    message_id: text('not null'),
    /** 0 is sent before 1. */
    priority: integer('not null'),
    created_at: text('not null'),
    due_at: text('not null'),
    leased_by: text(),
    attempts: integer('not null'),
    last_error: text(),
    leased_at: text(),
    /** Set just before the mail server gets the last byte: from then on the email may have arrived. */
    handed_at: text(),
    sent_at: text(),
    failed_at: text(),
    unknown_at: text(),
  })
    // Each recipient gets a text once.
    .constraint('unique (text_id, email_key)')
    .index('emails_by_recipient', '(email_key)')
    .index('emails_by_text', '(text_id, sent_at, failed_at, unknown_at)')
    .index('emails_sent', '(sent_at, id) where sent_at is not null')
    .index('emails_failed', '(failed_at, id) where failed_at is not null')
    .index('emails_unknown', '(unknown_at, id) where unknown_at is not null')
    .index('emails_leased', '(leased_at) where leased_at is not null')
    .index('emails_handed', '(handed_at) where handed_at is not null')
    .index('emails_waiting', '(created_at, id) where sent_at is null and failed_at is null and unknown_at is null')
    .index('emails_next', '(priority, due_at, id) where sent_at is null and failed_at is null and unknown_at is null'),
  /**
   * A single row: why the mail server accepts no email at all, and until when the site waits before the next try. One
   * row: the process that leases emails holds it meanwhile.
   */
  mail_account: table({
    id: text('primary key'),
    failures: integer('not null default 0'),
    failure: text(),
    failing_since: text(),
    paused_until: text(),
  }).statement("insert into mail_account (id) values ('account')"),
  /** A change of the mail account, kept for a week. `missed`: how many administrators could not be emailed about it. */
  mail_account_changes: table({ id: text('primary key'), at: text('not null'), missed: integer('not null') }),
}
