/**
 * The schema of users, sessions, second factors, passkeys, invitations, password resets, API tokens and the audit log.
 */
import type { AuditEvent } from '#shared/audit-events.ts'
import { integer, table, text } from './table.ts'

export const peopleTables = {
  users: table({
    id: text('primary key'),
    email: text('not null'),
    email_key: text('not null unique'),
    password_hash: text('not null'),
    /** The jobs, separated by spaces. */
    role: text('not null'),
    created_at: text('not null'),
    /** The TOTP secret, shared with the authenticator app. */
    second_factor_secret: text(),
    /** Since when signing in requires a code; null: the second factor is not set up, or not confirmed. */
    second_factor_at: text(),
    /** The time step of the last code that was used. */
    second_factor_step: integer(),
    /** The name that other users see instead of the email. */
    name: text(),
    /** When the password was last replaced without the old one: by a link, or by the person who runs the server. */
    password_reset_at: text(),
  }),
  sessions: table({
    token_hash: text('primary key'),
    user_id: text('not null references users (id) on delete cascade'),
    created_at: text('not null'),
    used_at: text('not null'),
    /** A description of the device: Firefox on Android. */
    device: text('not null'),
    /** When the user last entered the password again in this session. */
    confirmed_at: text(),
  }).index('sessions_by_user', '(user_id)'),
  /** The users who want the weekly email about what is open in articles, and when they last got it. */
  open_point_emails: table({
    user_id: text('primary key references users (id) on delete cascade'),
    sent_at: text(),
  }),
  /** A device or network from which a user has signed in: `users/known-sign-ins.ts`. */
  known_sign_ins: table({
    user_id: text('not null references users (id) on delete cascade'),
    key_hash: text('not null'),
    used_at: text('not null'),
  }).constraint('primary key (user_id, key_hash)'),
  recovery_codes: table({
    user_id: text('not null references users (id) on delete cascade'),
    code_hash: text('not null'),
  }).constraint('primary key (user_id, code_hash)'),
  /** A passkey of a user: the public key of a device, or of a password manager. `counter` reveals a copied key. */
  passkeys: table({
    id: text('primary key'),
    user_id: text('not null references users (id) on delete cascade'),
    name: text('not null'),
    credential_id: text('not null unique'),
    public_key: text('not null'),
    counter: integer('not null'),
    /** How browsers reach the authenticator, as JSON: ["internal"]. */
    transports: text("not null default '[]'"),
    created_at: text('not null'),
    used_at: text(),
  }).index('passkeys_by_user', '(user_id)'),
  // Without a user: a challenge of somebody who is about to sign in.
  passkey_challenges: table({
    challenge_hash: text('primary key'),
    user_id: text('references users (id) on delete cascade'),
    expires_at: text('not null'),
  }),
  invitations: table({
    id: text('primary key'),
    email: text('not null'),
    email_key: text('not null unique'),
    role: text('not null'),
    token_hash: text('not null unique'),
    created_at: text('not null'),
    expires_at: text('not null'),
  }),
  password_resets: table({
    token_hash: text('primary key'),
    user_id: text('not null references users (id) on delete cascade'),
    expires_at: text('not null'),
  }).index('password_resets_by_user', '(user_id)'),
  /** The address of an account before a change, which the person there can undo until it expires. */
  address_changes: table({
    token_hash: text('primary key'),
    user_id: text('not null references users (id) on delete cascade'),
    old_email: text('not null'),
    at: text('not null'),
    expires_at: text('not null'),
  }).index('address_changes_by_user', '(user_id)'),
  /** `scope` has permissions, separated by spaces. `user_id` is the user on whose behalf the program acts. */
  api_tokens: table({
    id: text('primary key'),
    name: text('not null'),
    token_hash: text('not null unique'),
    scope: text('not null'),
    user_id: text('not null references users (id) on delete cascade'),
    created_at: text('not null'),
    expires_at: text('not null'),
    used_at: text(),
  }).index('api_tokens_by_user', '(user_id)'),
  /**
   * `actor` is the email of the signed-in user, or empty; `subject` is a title or the email of a user. No reference to
   * users: an event outlasts the account of its actor.
   */
  audit_events: table({
    id: text('primary key'),
    at: text('not null'),
    event: text<AuditEvent>('not null'),
    actor: text('not null'),
    subject: text('not null'),
    /** The path that a link can open, such as news/01ab. */
    subject_ref: text(),
  })
    .index('audit_events_in_order', '(at, id)')
    .index('audit_events_by_actor', '(actor, at, id)'),
}
