/** Who may do something here, and what they did. */
export type UserRow = {
  id: string
  email: string
  email_key: string
  password_hash: string
  role: string
  created_at: string
  /** What colleagues see instead of the address. */
  name: string | null
  /** What the authenticator app and we both know. */
  second_factor_secret: string | null
  /** Since when codes are asked for; null: it is not, or not yet, set up. */
  second_factor_at: string | null
  /** The last half minute whose code was used. */
  second_factor_step: number | null
}

export type SessionRow = {
  token_hash: string
  user_id: string
  created_at: string
  used_at: string
  /** In words: Firefox on Android. */
  device: string
}

export type InvitationRow = {
  id: string
  email: string
  email_key: string
  role: string
  token_hash: string
  created_at: string
  ends_at: string
}

/** `who` is the email of who did it, empty when nobody was signed in; `about` a title or an email of a user. */
export type HistoryRow = { id: string; at: string; deed: string; who: string; about: string }
