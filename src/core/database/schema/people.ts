/**
 * The schema of users, sessions, second factors, passkeys, invitations, password resets, API tokens and the audit log:
 * the table definitions and the types of their rows.
 */
import type { AuditEvent } from '#shared/audit-events.ts'
import type { Role } from '#shared/permissions.ts'

export const peopleTables = `
create table users (
  id text primary key,
  email text not null,
  email_key text not null unique,
  password_hash text not null,
  role text not null,
  created_at text not null,
  second_factor_secret text,
  second_factor_at text,
  second_factor_step integer,
  name text,
  password_reset_at text
);

create table sessions (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  created_at text not null,
  used_at text not null,
  device text not null,
  confirmed_at text
);
create index sessions_by_user on sessions (user_id);

create table known_sign_ins (
  user_id text not null references users (id) on delete cascade,
  key_hash text not null,
  used_at text not null,
  primary key (user_id, key_hash)
);

create table recovery_codes (
  user_id text not null references users (id) on delete cascade,
  code_hash text not null,
  primary key (user_id, code_hash)
);

create table passkeys (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  name text not null,
  credential_id text not null unique,
  public_key text not null,
  counter integer not null,
  transports text not null default '[]',
  created_at text not null,
  used_at text
);
create index passkeys_by_user on passkeys (user_id);

-- Without a user: a challenge of somebody who is about to sign in.
create table passkey_challenges (
  challenge_hash text primary key,
  user_id text references users (id) on delete cascade,
  expires_at text not null
);

create table invitations (
  id text primary key,
  email text not null,
  email_key text not null unique,
  role text not null,
  token_hash text not null unique,
  created_at text not null,
  expires_at text not null
);

create table password_resets (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  expires_at text not null
);
create index password_resets_by_user on password_resets (user_id);

create table address_changes (
  token_hash text primary key,
  user_id text not null references users (id) on delete cascade,
  old_email text not null,
  at text not null,
  expires_at text not null
);
create index address_changes_by_user on address_changes (user_id);

create table api_tokens (
  id text primary key,
  name text not null,
  token_hash text not null unique,
  scope text not null,
  user_id text not null references users (id) on delete cascade,
  created_at text not null,
  expires_at text not null,
  used_at text
);
create index api_tokens_by_user on api_tokens (user_id);

-- No reference to users: an event outlasts the account of its actor.
create table audit_events (
  id text primary key,
  at text not null,
  event text not null,
  actor text not null,
  subject text not null,
  subject_ref text
);
create index audit_events_in_order on audit_events (at, id);
create index audit_events_by_actor on audit_events (actor, at, id)
`

export type UserRow = {
  id: string
  email: string
  email_key: string
  password_hash: string
  role: Role
  created_at: string
  /** The name that other users see instead of the email. */
  name: string | null
  /** The TOTP secret, shared with the authenticator app. */
  second_factor_secret: string | null
  /** Since when signing in requires a code; null: the second factor is not set up, or not confirmed. */
  second_factor_at: string | null
  /** The time step of the last code that was used. */
  second_factor_step: number | null
  /** When the password was last replaced without the old one: by a link, or by the person who runs the server. */
  password_reset_at: string | null
}

export type SessionRow = {
  token_hash: string
  user_id: string
  created_at: string
  used_at: string
  /** A description of the device: Firefox on Android. */
  device: string
  /** When the user last entered the password again in this session. */
  confirmed_at: string | null
}

/** A device or network from which a user has signed in: `users/known-sign-ins.ts`. */
export type KnownSignInRow = { user_id: string; key_hash: string; used_at: string }

/** A passkey of a user: the public key of a device, or of a password manager. `counter` reveals a copied key. */
export type PasskeyRow = {
  id: string
  user_id: string
  name: string
  credential_id: string
  public_key: string
  counter: number
  /** How browsers reach the authenticator, as JSON: ["internal"]. */
  transports: string
  created_at: string
  used_at: string | null
}

export type InvitationRow = {
  id: string
  email: string
  email_key: string
  role: Role
  token_hash: string
  created_at: string
  expires_at: string
}

/** The address of an account before a change, which the person there can undo until it expires. */
export type AddressChangeRow = {
  token_hash: string
  user_id: string
  old_email: string
  at: string
  expires_at: string
}

/** `scope` has permissions, separated by spaces. `user_id` is the user on whose behalf the program acts. */
export type ApiTokenRow = {
  id: string
  name: string
  token_hash: string
  scope: string
  user_id: string
  created_at: string
  expires_at: string
  used_at: string | null
}

/** `actor` is the email of the signed-in user, or empty; `subject` is a title or the email of a user. */
export type AuditEventRow = {
  id: string
  at: string
  event: AuditEvent
  actor: string
  subject: string
  /** The path that a link can open, such as news/01ab. */
  subject_ref: string | null
}
