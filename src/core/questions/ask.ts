/**
 * Receives a visitor's question. The form asks for neither a name nor an address, and nothing stored says who asked.
 */
import type { Insertable } from 'kysely'
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
  const row: Insertable<QuestionRow> = {
    id: key ? idFrom(`question ${key}`) : newId(),
    code_hash: await codes.hash(code),
    asked: question,
    question: '',
    answer: '',
    sources: '[]',
    language: 'en',
    version: 1,
    urgent_at: isUrgent ? now : null,
    spam_at: isSpam ? now : null,
    spam_reason: spamReason ?? null,
    came_by: isByPhone ? 'phone' : null,
    created_at: now,
    updated_at: now,
  }
  await db.transaction().execute(async (trx) => {
    const inserted = await insertNew(trx, 'questions', row, 'id').returning('id').executeTakeFirst()
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
