/**
 * The workflow of an answer (moderation): a user writes it, a clinician reads it, and only then may it be published.
 * Any change of the text that the clinician has read withdraws the reading, and with it the publication, except when a
 * picture in it is erased.
 */
import { isDeepStrictEqual } from 'node:util'
import { displayNameOf } from '#shared/display-name.ts'
import { dayOf } from '#shared/format.ts'
import { limits } from '#shared/limits.ts'
import { hasJob } from '#shared/permissions.ts'
import type { NewReading, QuestionChange } from '#shared/shapes/question.ts'
import { shortSlugOf } from '#shared/slug.ts'
import { record } from '../audit/audit-log.ts'
import type { Database, QuestionRow } from '../database/tables.ts'
import { type Clock, today } from '../lib/clock.ts'
import { Refused } from '../lib/errors.ts'
import { mustBeNewest } from '../lib/record-version.ts'
import type { User } from '../users/user-row.ts'
import { lockQuestion, type QuestionChanges, saveQuestion, toQuestion } from './question-row.ts'

export type AnsweringDeps = { db: Database; clock: Clock }

const noReading = { clinician_name: null, clinician_role: null, clinician_read_at: null, clinician_user: null }
const unread = { ...noReading, published_at: null }

/** Locks the question, saves what `changesTo` returns, and lets `then` record the action. All of it, or nothing. */
const changeQuestion = (
  { db, clock }: AnsweringDeps,
  id: string,
  changesTo: (row: QuestionRow, trx: Database) => QuestionChanges | Promise<QuestionChanges>,
  then: (trx: Database, after: QuestionRow, before: QuestionRow) => Promise<void> = async () => {},
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const before = await lockQuestion(trx, id)
    const row = await saveQuestion(trx, before, {
      ...(await changesTo(before, trx)),
      updated_at: clock().toISOString(),
    })
    await then(trx, row, before)
  })

/** The history names only published questions; before that, the words could reveal who asked. */
const subjectOf = ({ id, question }: QuestionRow) => ({ kind: 'questions' as const, id, title: question })

/**
 * Saves the public question and the answer, and shows the answer to the visitor with the code once `isAnswered` is
 * true. Throws NotFound, Conflict, and Refused for an answer without words.
 */
export const reviseQuestion = (deps: AnsweringDeps, id: string, change: QuestionChange, user: User) =>
  changeQuestion(
    deps,
    id,
    (before) => {
      mustBeNewest(change.version, 'question', 'question', toQuestion(before))
      const words = wordsAfter(before, change)
      const isChanged = !isDeepStrictEqual(words, wordsAfter(before, {}))
      const answer = answerStateAfter(deps, before, change, user)
      if (answer.answered_at !== null && words.answer === '') throw new Refused({ answer: 'Enter the answer.' })
      return { ...words, ...answer, ...((isChanged || answer.answered_at === null) && unread) }
    },
    async (trx, row, before) => {
      if (before.answered_at === null && row.answered_at) await record(trx, deps.clock, 'questions.answered')
      if (before.published_at && !row.published_at)
        await record(trx, deps.clock, 'questions.changed', subjectOf(before))
    },
  )

const wordsAfter = (row: QuestionRow, { question, answer, sources, language }: QuestionChange) => ({
  question: question ?? row.question,
  answer: answer ?? row.answer,
  sources: sources ? JSON.stringify(sources) : row.sources,
  language: language ?? row.language,
})

const answerStateAfter = ({ clock }: AnsweringDeps, row: QuestionRow, { isAnswered }: QuestionChange, user: User) => {
  const { answered_at, answered_by } = row
  if (isAnswered === undefined || isAnswered === (answered_at !== null)) return { answered_at, answered_by }
  return isAnswered
    ? { answered_at: clock().toISOString(), answered_by: user.id }
    : { answered_at: null, answered_by: null }
}

/**
 * Records that a clinician has read the question and the answer: either entered by a user, or from the clinician's
 * account, whose name cannot be edited. Throws NotFound, Conflict and Refused.
 */
export const recordReading = (deps: AnsweringDeps, id: string, reading: NewReading, user: User) =>
  changeQuestion(
    deps,
    id,
    (before) => {
      mustBeNewest(reading.version, 'question', 'question', toQuestion(before))
      mustHaveWords(before)
      const latest = today(deps.clock)
      const { role, readOn = latest } = reading
      if (readOn > latest || readOn < dayOf(before.created_at))
        throw new Refused({
          readOn: `The day of the reading is ${readOn}; it must be a day from ${dayOf(before.created_at)}, when the question was asked, to today.`,
        })
      const isOwn = hasJob(user, 'clinician')
      const name = isOwn ? displayNameOf(user) : (reading.name ?? '')
      if (name === '') throw new Refused({ name: 'Enter the name of the clinician.' })
      return {
        clinician_name: name,
        clinician_role: role,
        clinician_read_at: readOn,
        clinician_user: isOwn ? user.id : null,
      }
    },
    (trx) => record(trx, deps.clock, 'questions.clinician-read'),
  )

const mustHaveWords = ({ question, answer }: QuestionRow) => {
  if (question === '') throw new Refused({ question: 'Enter the public question.' })
  if (answer === '') throw new Refused({ answer: 'Enter the answer.' })
}

/** Throws NotFound, and Refused for an answer whose current version no clinician has read. */
export const publishQuestion = (deps: AnsweringDeps, id: string) =>
  changeQuestion(
    deps,
    id,
    async (before, trx) => {
      if (before.removed_at || before.spam_at) throw new Refused({ state: 'Restore the question first.' })
      mustHaveWords(before)
      if (before.answered_at === null) throw new Refused({ answer: 'Save the answer first.' })
      if (before.clinician_read_at === null)
        throw new Refused({ clinician: 'A clinician must read the answer before it is published.' })
      const now = deps.clock().toISOString()
      return { published_at: before.published_at ?? now, slug: before.slug ?? (await slugFor(trx, before)) }
    },
    (trx, row) => record(trx, deps.clock, 'questions.published', subjectOf(row)),
  )

/** Paths of the API below /questions. */
const reservedSlugs = ['inbox', 'codes', 'similar']

const slugFor = async (db: Database, { id, question }: QuestionRow) => {
  const words = shortSlugOf(question, limits.slug.max - 10)
  const start = words.replace(/-[^-]*$/, (last) => (words.length < limits.slug.max - 10 ? last : ''))
  if (start.length < limits.slug.min || reservedSlugs.includes(start)) return id
  const isTaken = await db.selectFrom('questions').select('id').where('slug', '=', start).executeTakeFirst()
  return isTaken ? `${start}-${id.slice(0, 8)}` : start
}

export const unpublishQuestion = (deps: AnsweringDeps, id: string) =>
  changeQuestion(
    deps,
    id,
    () => ({ published_at: null }),
    async (trx, _, before) => {
      if (before.published_at) await record(trx, deps.clock, 'questions.unpublished', subjectOf(before))
    },
  )

/** Hides the question from the public and from the visitor with the code. It can be restored for `limits.trashDays`. */
export const removeQuestion = (deps: AnsweringDeps, id: string) =>
  changeQuestion(
    deps,
    id,
    (before) => ({ removed_at: before.removed_at ?? deps.clock().toISOString(), published_at: null }),
    (trx) => record(trx, deps.clock, 'questions.deleted'),
  )

export const restoreQuestion = (deps: AnsweringDeps, id: string) =>
  changeQuestion(
    deps,
    id,
    () => ({ removed_at: null, spam_at: null, spam_reason: null }),
    (trx, _, before) => record(trx, deps.clock, before.removed_at ? 'questions.restored' : 'questions.not-spam'),
  )
