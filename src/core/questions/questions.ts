/** Questions that visitors ask without a name (anonymous), and their answers. Start reading this folder here. */
import type { NewQuestion, NewReading, Question, QuestionChange, QuestionInboxQuery } from '#shared/shapes/question.ts'
import type { EmailQueue } from '../email/queue.ts'
import type { Settings } from '../settings/settings.ts'
import type { User } from '../users/user-row.ts'
import {
  type AnsweringDeps,
  publishQuestion,
  recordReading,
  removeQuestion,
  restoreQuestion,
  reviseQuestion,
  unpublishQuestion,
} from './answering.ts'
import { type AskDeps, askQuestion } from './ask.ts'
import {
  countQuestions,
  findByCode,
  findPublished,
  findQuestion,
  listInbox,
  listPublished,
  medianAnswerDays,
  similarTo,
} from './find-questions.ts'
import { createQuestionCodes } from './question-codes.ts'

type QuestionDeps = Pick<AskDeps, 'db' | 'clock' | 'botCheck'> & {
  settings: Settings
  outbox: Pick<EmailQueue, 'queue'>
}

export const createQuestions = (deps: QuestionDeps) => {
  const { db, clock } = deps
  const codes = createQuestionCodes(deps.settings)
  const asking = { ...deps, codes }
  return {
    ask: (question: NewQuestion, options: Parameters<typeof askQuestion>[2] = {}) =>
      askQuestion(asking, question, options),
    similar: (question: string) => similarTo(db, question),
    byCode: (code: string) => findByCode(db, clock, codes, code),
    list: (query: Parameters<typeof listPublished>[1]) => listPublished(db, query),
    find: (slug: string) => findPublished(db, slug),
    answerDays: () => medianAnswerDays(db),
    inbox: createQuestionInbox(deps),
  }
}

/** For the users who answer. */
const createQuestionInbox = (deps: Pick<QuestionDeps, 'db' | 'clock'>) => {
  const { db } = deps
  const changing =
    <Given extends unknown[]>(work: (deps: AnsweringDeps, id: string, ...given: Given) => Promise<unknown>) =>
    async (id: string, ...given: Given): Promise<Question> => {
      await work(deps, id, ...given)
      return findQuestion(db, id)
    }
  const [revise, read] = [changing(reviseQuestion), changing(recordReading)]
  return {
    list: (query: QuestionInboxQuery) => listInbox(db, query),
    counts: () => countQuestions(db),
    find: (id: string) => findQuestion(db, id),
    revise: (id: string, change: QuestionChange, user: User) => revise(id, change, user),
    recordReading: (id: string, reading: NewReading, user: User) => read(id, reading, user),
    publish: changing(publishQuestion),
    unpublish: changing(unpublishQuestion),
    remove: changing(removeQuestion),
    restore: changing(restoreQuestion),
  }
}
