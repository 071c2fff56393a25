/**
 * Receives a visitor's question. The form asks for neither a name nor an address, and nothing stored says who asked.
 */
import { manageQuestionsPath } from '#shared/paths.ts'
import type { NewQuestion, QuestionReceipt } from '#shared/shapes/question.ts'
import { record } from '../audit/audit-log.ts'
import { insertNew } from '../database/query.ts'
import type { Database, QuestionRow } from '../database/tables.ts'
import { dangerIn } from '../emergency/emergency.ts'
import { idFrom, newId } from '../lib/id.ts'
import type { BotCheck, FormSignals } from '../messages/bot-check.ts'
import { isRepeated, spamReasonOfText } from '../messages/spam.ts'
import { type NoticeDeps, sendNotice } from '../notices/notices.ts'
import type { QuestionCodes } from './question-codes.ts'

export type AskDeps = NoticeDeps & {
  db: Database
  botCheck: BotCheck
  codes: QuestionCodes
}

/**
 * `addressOf` makes the link in the notice to those who answer. Without it, no notice is sent. `isByPhone`: a user typed
 * the question in for a caller.
 */
type AskOptions = {
  key?: string | undefined
  signals?: FormSignals | undefined
  addressOf?: (path: string) => string
  isByPhone?: boolean
}

/** A question sent twice with one idempotency key is stored once, and gets the same code. */
export const askQuestion = async (
  deps: AskDeps,
  { question }: NewQuestion,
  { key, signals, addressOf, isByPhone = false }: AskOptions,
): Promise<QuestionReceipt['question']> => {
  const { db, clock, botCheck, codes } = deps
  const hasRepeats = () => isRepeated(db, clock, 'questions', question)
  const check = { botCheck, isRepeated: hasRepeats }
  const spamReason = isByPhone ? undefined : await spamReasonOfText(check, question, signals)
  const danger = dangerIn(question)
  const isUrgent = danger !== undefined
  const isSpam = spamReason !== undefined && (!isUrgent || (await hasRepeats()))
  const code = await codes.create(key)
  const now = clock().toISOString()
  const row: QuestionRow = {
    ...newQuestion,
    id: key ? idFrom(`question ${key}`) : newId(),
    code_hash: await codes.hash(code),
    asked: question,
    urgent_at: isUrgent ? now : null,
    spam_at: isSpam ? now : null,
    spam_reason: spamReason ?? null,
    came_by: isByPhone ? 'phone' : null,
    created_at: now,
    updated_at: now,
  }
  await db.transaction().execute(async (trx) => {
    const inserted = await insertQuestion(trx, row)
    if (!inserted || isSpam) return
    if (isByPhone) await record(trx, clock, 'questions.recorded')
    if (isUrgent)
      await sendNotice(trx, deps, {
        kind: 'urgent-question',
        addressOf,
        recordPath: `${manageQuestionsPath}/${row.id}`,
      })
    else await sendNotice(trx, deps, { kind: 'question', addressOf })
  })
  return { code, isUrgent, ...(danger && { danger }) }
}

/** The initial row of a question. */
const newQuestion: Omit<QuestionRow, 'id' | 'code_hash' | 'asked' | 'created_at' | 'updated_at'> = {
  slug: null,
  question: '',
  answer: '',
  sources: '[]',
  language: 'en',
  answered_at: null,
  answered_by: null,
  clinician_name: null,
  clinician_role: null,
  clinician_read_at: null,
  clinician_user: null,
  published_at: null,
  removed_at: null,
  urgent_at: null,
  spam_at: null,
  spam_reason: null,
  came_by: null,
  version: 1,
}

const insertQuestion = (db: Database, row: QuestionRow) =>
  insertNew(db, 'questions', row, 'id').returning('id').executeTakeFirst()
