/** The schema of questions that visitors ask without a name: the table definitions and the types of their rows. */
import type { SpamReason } from '#shared/inbox.ts'
import type { Language } from '#shared/languages.ts'

export const questionTables = `
create table questions (
  id text primary key,
  slug text unique,
  code_hash text unique,
  asked text not null,
  question text not null,
  answer text not null,
  sources text not null,
  language text not null,
  answered_at text,
  answered_by text references users (id) on delete set null,
  clinician_name text,
  clinician_role text,
  clinician_read_at text,
  clinician_user text references users (id) on delete set null,
  published_at text,
  removed_at text,
  urgent_at text,
  spam_at text,
  spam_reason text,
  version integer not null,
  created_at text not null,
  updated_at text not null
);
create index questions_published on questions (published_at, id) where published_at is not null;
create index questions_waiting on questions (created_at, id)
  where answered_at is null and spam_at is null and removed_at is null;
create index questions_answered on questions (answered_at, id)
  where published_at is null and spam_at is null and removed_at is null;
create index questions_spam on questions (created_at, id) where spam_at is not null;
create index questions_removed on questions (removed_at, id) where removed_at is not null;
create index questions_in_order on questions (created_at, id);
create index questions_by_answer on questions (answered_at, created_at) where answered_at is not null
`

/** No column says who asked. */
export type QuestionRow = {
  id: string
  /** The last part of its public address, set at the first publication. */
  slug: string | null
  /** The keyed hash of the receipt code; null when the page of the code has expired. */
  code_hash: string | null
  /** The visitor's own words; empty once the page of the code has expired. Never public. */
  asked: string
  /** The question as the public reads it. */
  question: string
  /** Markdown. */
  answer: string
  /** As JSON, in the format of an article's sources. */
  sources: string
  language: Language
  /** Since when the page of the code has shown the answer. */
  answered_at: string | null
  answered_by: string | null
  clinician_name: string | null
  clinician_role: string | null
  /** The day on which the clinician read the current question and answer, such as 2026-11-23. */
  clinician_read_at: string | null
  /** The clinician's account, if the clinician recorded the reading. */
  clinician_user: string | null
  published_at: string | null
  removed_at: string | null
  /** When the site found words in the question that suggest an emergency. */
  urgent_at: string | null
  spam_at: string | null
  spam_reason: SpamReason | null
  version: number
  created_at: string
  updated_at: string
}
