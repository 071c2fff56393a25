/** The rows of questions that visitors ask without a name. `migrations/005-questions.ts` creates the tables. */

import type { SpamReason } from '#shared/inbox.ts'
import type { Language } from '#shared/languages.ts'

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

/** A published question in the search index. Its number is negative, unlike those of articles. */
export type SearchQuestionRow = { number: number; question_id: string; updated_at: string; word_ids: string }
