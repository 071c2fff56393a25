/** The schema of questions that visitors ask without a name. */
import type { SpamReason } from '#shared/inbox.ts'
import type { Language } from '#shared/languages.ts'
import { integer, table, text } from './table.ts'

export const questionTables = {
  /** No column says who asked. */
  questions: table({
    id: text('primary key'),
    /** The last part of its public address, set at the first publication. */
    slug: text('unique'),
    /** The keyed hash of the receipt code; null when the page of the code has expired. */
    code_hash: text('unique'),
    /** The visitor's own words; empty once the page of the code has expired. Never public. */
    asked: text('not null'),
    /** The question as the public reads it. */
    question: text('not null'),
    /** Markdown. */
    answer: text('not null'),
    /** As JSON, in the format of an article's sources. */
    sources: text('not null'),
    language: text<Language>('not null'),
    /** Since when the page of the code has shown the answer. */
    answered_at: text(),
    answered_by: text('references users (id) on delete set null'),
    clinician_name: text(),
    clinician_role: text(),
    /** The day on which the clinician read the current question and answer, such as 2026-11-23. */
    clinician_read_at: text(),
    /** The clinician's account, if the clinician recorded the reading. */
    clinician_user: text('references users (id) on delete set null'),
    published_at: text(),
    removed_at: text(),
    /** When the site found words in the question that suggest an emergency. */
    urgent_at: text(),
    spam_at: text(),
    spam_reason: text<SpamReason>(),
    /** `phone`: a user typed it in for a caller. Null: from the form. */
    came_by: text<'phone'>(),
    version: integer('not null'),
    created_at: text('not null'),
    updated_at: text('not null'),
  })
    .index('questions_published', '(published_at, id) where published_at is not null')
    .index('questions_waiting', '(created_at, id) where answered_at is null and spam_at is null and removed_at is null')
    .index(
      'questions_answered',
      '(answered_at, id) where published_at is null and spam_at is null and removed_at is null',
    )
    .index('questions_spam', '(created_at, id) where spam_at is not null')
    .index('questions_removed', '(removed_at, id) where removed_at is not null')
    .index('questions_in_order', '(created_at, id)')
    .index('questions_by_answer', '(answered_at, created_at) where answered_at is not null'),
}
