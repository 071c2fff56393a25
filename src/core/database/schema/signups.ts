/** The schema of sign-ups, check-in marks and the counts of an event. */
import type { DoorMarkKind } from '#shared/door-marks.ts'
import { integer, table, text } from './table.ts'

export const signupTables = {
  /**
   * A sign-up for one or more people. A cancelled one keeps its number and code, without name, email and phone. The row
   * is deleted two days after the event.
   */
  signups: table({
    id: text('primary key'),
    event_id: text('not null references events (id) on delete cascade'),
    time_id: text('not null references event_times (id) on delete cascade'),
    /** Counts up within the time slot, and is never used twice: the phones at the door identify a sign-up by it. */
    number: integer('not null'),
    called_by: text('not null'),
    people: integer('not null'),
    email: text(),
    email_key: text(),
    phone: text(),
    /** The hash of the code that shows the sign-up. The code is computed from the id: see `signups/signup-codes.ts`. */
    code_hash: text('not null unique'),
    /** The version of the wording beside the form: see `shared/wording/signups.ts`. */
    wording: text('not null'),
    created_at: text('not null'),
    given_back_at: text(),
    /** The `sequence` of the event about which this person was informed; a later one is announced by email. */
    told_sequence: integer('not null'),
    /** When the reminder a day before was queued, or was not needed. */
    reminded_24_at: text(),
    /** When the reminder three hours before was queued, or was not needed. */
    reminded_3_at: text(),
    came_at: text(),
    gone_at: text(),
  })
    .constraint('unique (time_id, number)')
    .index('signups_by_event', '(event_id)')
    .index('signups_by_email', '(email_key) where email_key is not null'),
  /**
   * The outbox emails that belong to a sign-up, so that they are deleted with it. No references: the emails of a
   * sign-up must be found and deleted even when its event was deleted.
   */
  signup_emails: table({
    email_id: text('primary key'),
    signup_id: text('not null'),
  }).index('signup_emails_by_signup', '(signup_id)'),
  /** One tap at the door. The phone makes the `id`, so a mark that arrives twice counts once. */
  door_marks: table({
    id: text('primary key'),
    event_id: text('not null references events (id) on delete cascade'),
    signup_id: text('references signups (id) on delete cascade'),
    kind: text<DoorMarkKind>('not null'),
    /** 1, or -1 to undo a count. */
    amount: integer('not null'),
    at: text('not null'),
  })
    .index('door_marks_by_event', '(event_id)')
    .index('door_marks_by_signup', '(signup_id)'),
  /**
   * How many people signed up, came, walked in, were tested and were referred. `time_id` is empty for the whole event.
   * Null: counted from the marks while they exist. The row of the whole day has an empty time_id.
   */
  event_counts: table({
    event_id: text('not null references events (id) on delete cascade'),
    time_id: text('not null'),
    signed: integer(),
    came: integer(),
    walked_in: integer(),
    tested: integer(),
    sent_on: integer(),
  }).constraint('primary key (event_id, time_id)'),
}
