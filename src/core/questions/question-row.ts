/** Maps a question to its row and back. Its dates determine its state, and who may read it. */

import { dayOf } from '#shared/format.ts'
import { limits } from '#shared/limits.ts'
import { questionsPath } from '#shared/paths.ts'
import type { QuestionState } from '#shared/question-states.ts'
import type { AskedQuestion, Clinician, PublicQuestion, Question, QuestionSummary } from '#shared/shapes/question.ts'
import { lockRow } from '../database/query.ts'
import type { Database, QuestionRow } from '../database/tables.ts'
import { dangerIn } from '../emergency/emergency.ts'
import { days } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'
import { toExcerpt } from '../lib/excerpt.ts'
import { toHtml } from '../lib/markdown.ts'
import type { PagedList } from '../paging/page.ts'
import type { SearchText } from '../record-types/record-type.ts'
import { oneLineText } from '../search/results.ts'
import { addToIndex, removeFromIndex } from '../search/search-index.ts'

const questionStateOf = (row: QuestionRow): QuestionState => {
  if (row.removed_at) return 'removed'
  if (row.spam_at) return 'spam'
  if (row.published_at) return 'published'
  return row.answered_at ? 'answered' : 'waiting'
}

const clinicianOf = (row: QuestionRow): Clinician | undefined =>
  row.clinician_read_at === null
    ? undefined
    : { name: row.clinician_name ?? '', role: row.clinician_role ?? '', readOn: row.clinician_read_at }

const sourcesOf = ({ sources }: Pick<QuestionRow, 'sources'>): Question['sources'] => JSON.parse(sources)

/** For the users who answer. `answeredBy` is the name of the user who did. */
export const toQuestion = (row: QuestionRow, answeredBy?: string): Question => ({
  _id: row.id,
  state: questionStateOf(row),
  asked: row.asked,
  question: row.question,
  answer: row.answer,
  sources: sourcesOf(row),
  language: row.language,
  isUrgent: row.urgent_at !== null,
  spamReason: row.spam_reason ?? undefined,
  cameBy: row.came_by ?? undefined,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  answeredAt: row.answered_at ?? undefined,
  answeredBy,
  clinician: clinicianOf(row),
  publishedAt: row.published_at ?? undefined,
  removedAt: row.removed_at ?? undefined,
  slug: row.slug ?? undefined,
  version: row.version,
})

/** A public question. Throws NotFound for any other, so that no caller can show an unread answer by mistake. */
export const toSummary = (row: QuestionRow): QuestionSummary => {
  const clinician = clinicianOf(row)
  const { slug, published_at: publishedAt } = row
  if (!(clinician && slug && publishedAt)) throw questionNotFound()
  return {
    slug,
    question: row.question,
    excerpt: toExcerpt(row.answer),
    language: row.language,
    publishedAt,
    clinician,
  }
}

export const toPublicQuestion = (row: QuestionRow): PublicQuestion => ({
  ...toSummary(row),
  answer: row.answer,
  answerHtml: toHtml(row.answer),
  sources: sourcesOf(row),
})

const after = (at: string, count: number) => new Date(Date.parse(at) + days(count)).toISOString()

/** When the code expires, in ISO 8601; `retention.ts` deletes its data. */
export const codeEndsAt = (row: QuestionRow) => {
  if (row.answered_at === null) return after(row.created_at, limits.questionDays)
  const answerPage = after(row.answered_at, limits.answerPageDays)
  const unpublished = after(row.updated_at, limits.questionDays)
  return row.published_at || answerPage < unpublished ? answerPage : unpublished
}

/** For the visitor who has the code. */
export const toAsked = (row: QuestionRow): AskedQuestion => ({
  asked: row.asked,
  askedAt: row.created_at,
  isUrgent: row.urgent_at !== null,
  danger: row.urgent_at === null ? undefined : (dangerIn(row.asked) ?? 'illness'),
  sources: [],
  ...(row.answered_at && {
    answeredAt: row.answered_at,
    question: row.question || undefined,
    answerHtml: toHtml(row.answer),
    sources: sourcesOf(row),
    clinician: clinicianOf(row),
    path: row.published_at && row.slug ? `${questionsPath}/${row.slug}` : undefined,
  }),
  deletedOn: dayOf(codeEndsAt(row)),
})

export const questionNotFound = () => new NotFound('There is no such question.')

/** Published questions, the newest first. */
export const questionList: PagedList = (db) =>
  db
    .selectFrom('questions')
    .select(['published_at as at', 'id'])
    .where('published_at', 'is not', null)
    .$narrowType<{ at: string }>()
    .as('row')

/** To be called in a transaction. Locks the question until the transaction ends. Throws NotFound. */
export const lockQuestion = (db: Database, id: string) => lockRow(db, 'questions', 'id', id, questionNotFound)

export type QuestionChanges = Partial<Omit<QuestionRow, 'id' | 'version' | 'created_at'>>

/** Saves a locked question, and updates the search index. */
export const saveQuestion = async (db: Database, before: QuestionRow, changes: QuestionChanges) => {
  const row: QuestionRow = { ...before, ...changes, version: before.version + 1 }
  await db.updateTable('questions').set(row).where('id', '=', row.id).execute()
  if (row.published_at) await addToIndex(db, 'questions', [questionText(row)])
  else if (before.published_at) await removeFromIndex(db, 'questions', [row.id])
  return row
}

export const questionText = ({ id, slug, question, answer, language, published_at }: QuestionRow): SearchText => ({
  ...{ id, kind: 'question', language },
  path: `${questionsPath}/${slug}`,
  title: question,
  text: oneLineText(answer),
  updatedAt: published_at ?? '',
})
