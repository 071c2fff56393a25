/** The rows of questions that visitors ask without a name. `migrations/005-questions.ts` creates the tables. */

import type { SpamReason } from '#shared/inbox.ts'
import type { Language } from '#shared/languages.ts'

/** Nothing here says who asked. */
export type QuestionRow = {
  id: string
  /** The last part of its public address, from the first publication on. */
  slug: string | null
  /** The keyed hash of the receipt code; null when the page of the code has expired. */
  code_hash: string | null
  /** The visitor's own words; empty when the page of the code has expired. Never public. */
  asked: string
  /** The question in the words that the public reads. */
  question: string
  /** Markdown. */
  answer: string
  /** As JSON, like those of articles. */
  sources: string
  language: Language
  /** Since when the page of the code shows the answer. */
  answered_at: string | null
  answered_by: string | null
  clinician_name: string | null
  clinician_role: string | null
  /** The day on which the clinician read the question and the answer as they are now, as 2026-11-23. */
  clinician_read_at: string | null
  /** The clinician's account, if it was the clinician who recorded the reading. */
  clinician_user: string | null
  published_at: string | null
  removed_at: string | null
  /** When the site found words in it that suggest an emergency. */
  urgent_at: string | null
  spam_at: string | null
  spam_reason: SpamReason | null
  version: number
  created_at: string
  updated_at: string
}

/** A published question in the search index. Its number is negative, unlike those of articles. */
export type SearchQuestionRow = { number: number; question_id: string; updated_at: string; word_ids: string }
