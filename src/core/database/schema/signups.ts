/**
 * The rows of sign-ups, of check-in marks, of the counts of an event, and of permissions of single users.
 * `migrations/003-signups.ts` creates the tables.
 */
import type { DoorMarkKind } from '#shared/door-marks.ts'
import type { GrantablePermission } from '#shared/permissions.ts'

/**
 * A sign-up for one or more people. A cancelled one keeps its number and code, without name, email and phone. The row
 * is deleted two days after the event.
 */
export type SignupRow = {
  id: string
  event_id: string
  time_id: string
  /** Counts up within the time slot, and is never used twice: the phones at the door identify a sign-up by it. */
  number: number
  called_by: string
  people: number
  email: string | null
  email_key: string | null
  phone: string | null
  /** The hash of the code that shows the sign-up. The code is computed from the id: see `signups/signup-codes.ts`. */
  code_hash: string
  /** The version of the wording beside the form: see `shared/wording/signups.ts`. */
  wording: string
  created_at: string
  given_back_at: string | null
  /** The `sequence` of the event about which this person was informed; a later one is announced by email. */
  told_sequence: number
  /** When the reminder a day before was queued, or was not needed. */
  reminded_24_at: string | null
  /** When the reminder three hours before was queued, or was not needed. */
  reminded_3_at: string | null
  came_at: string | null
  gone_at: string | null
}

/** The outbox emails that belong to a sign-up, so that they are deleted with it. */
export type SignupEmailRow = { email_id: string; signup_id: string }

/** One tap at the door. The phone makes the `id`, so a mark that arrives twice counts once. */
export type DoorMarkRow = {
  id: string
  event_id: string
  signup_id: string | null
  kind: DoorMarkKind
  /** 1, or -1 to undo a count. */
  amount: number
  at: string
}

/**
 * How many people signed up, came, walked in, were tested and were referred. `time_id` is empty for the whole event.
 * Null: counted from the marks while they exist.
 */
export type EventCountRow = {
  event_id: string
  time_id: string
  signed: number | null
  came: number | null
  walked_in: number | null
  tested: number | null
  sent_on: number | null
}

/** A permission that this user has in addition to those of the role. */
export type UserGrantRow = { user_id: string; permission: GrantablePermission }
