/** Finds and lists questions: for the public, for the visitor with a code, and for the users who answer. */
import { displayNameOf } from '#shared/display-name.ts'
import { matches } from '#shared/fold.ts'
import { keysOf } from '#shared/keys.ts'
import { limits } from '#shared/limits.ts'
import type { QuestionState } from '#shared/question-states.ts'
import type { Question, QuestionCounts, QuestionInboxQuery, QuestionSummary } from '#shared/shapes/question.ts'
import { countEach, countRows, countWithOldest } from '../database/query.ts'
import type { Database, QuestionRow } from '../database/tables.ts'
import { soundsUrgent } from '../emergency/emergency.ts'
import { type Clock, days } from '../lib/clock.ts'
import { NotFound } from '../lib/errors.ts'
import { offsetOf, pageOf, readPage, toPage, totalOf } from '../paging/page.ts'
import { findTexts } from '../search/find-texts.ts'
import { readQuery } from '../search/query-words.ts'
import { rank } from '../search/rank.ts'
import { textGroups } from '../search/search-index.ts'
import type { QuestionCodes } from './question-codes.ts'
import {
  codeEndsAt,
  questionList,
  questionNotFound,
  toAsked,
  toPublicQuestion,
  toQuestion,
  toSummary,
} from './question-row.ts'
import { findSimilar } from './similar.ts'

/** One page of the published questions, the newest first; with a search, the matching ones, the best first. */
export const listPublished = async (
  db: Database,
  { q, page, limit }: { q?: string | undefined; page: number; limit: number },
) => {
  if (q) return searchPublished(db, q, page, limit)
  const read = async (ids: string[]) => {
    const newest = db.selectFrom('questions').selectAll().where('id', 'in', ids)
    return (await newest.orderBy('published_at', 'desc').orderBy('id', 'desc').execute()).map(toSummary)
  }
  const total = await totalOf(db, questionList)
  return { total, isTotalExact: true, ...(await readPage(db, questionList, { page, limit, read })) }
}

const searchPublished = async (db: Database, q: string, page: number, limit: number) => {
  const { matches: typed } = await readQuery(db, q)
  const { texts, isWhole } = await findTexts(db, textGroups.questions, typed)
  const { ranked } = rank(texts, typed)
  const ids = ranked.map(({ id }) => id)
  const { found, ...position } = pageOf(ids, page, limit)
  return { total: ids.length, isTotalExact: isWhole, found: await summariesOf(db, found), ...position }
}

/** In the order of the ids. */
const summariesOf = async (db: Database, ids: string[]): Promise<QuestionSummary[]> => {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('questions').selectAll().where('id', 'in', ids).execute()
  const found = new Map(rows.filter((row) => row.published_at !== null).map((row) => [row.id, toSummary(row)]))
  return ids.map((id) => found.get(id)).filter((summary) => summary !== undefined)
}

/** Published answers that may help the visitor at once, and whether the words suggest an emergency. */
export const similarTo = async (db: Database, question: string) => ({
  questions: await summariesOf(db, await findSimilar(db, question)),
  isUrgent: soundsUrgent(question),
})

/** Throws NotFound for a question that is not published. */
export const findPublished = async (db: Database, slug: string) => {
  const row = await db
    .selectFrom('questions')
    .selectAll()
    .where('slug', '=', slug)
    .where('published_at', 'is not', null)
    .executeTakeFirstOrThrow(questionNotFound)
  return toPublicQuestion(row)
}

/** Throws the same NotFound for a wrong code, an expired one, and the code of a removed question. */
export const findByCode = async (db: Database, clock: Clock, codes: QuestionCodes, code: string) => {
  const row = await db
    .selectFrom('questions')
    .selectAll()
    .where('code_hash', '=', await codes.hash(code))
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!row || codeEndsAt(row) <= clock().toISOString()) throw new NotFound('No answer is stored under this code.')
  return toAsked(row)
}

const all = (db: Database) => db.selectFrom('questions')

/** The conditions of the table's partial indexes. */
const inState: Record<QuestionState, (db: Database) => ReturnType<typeof all>> = {
  waiting: (db) => notHidden(db).where('answered_at', 'is', null),
  answered: (db) => notHidden(db).where('answered_at', 'is not', null).where('published_at', 'is', null),
  published: (db) => all(db).where('published_at', 'is not', null),
  spam: (db) => all(db).where('spam_at', 'is not', null).where('removed_at', 'is', null),
  removed: (db) => all(db).where('removed_at', 'is not', null),
}

const notHidden = (db: Database) => all(db).where('spam_at', 'is', null).where('removed_at', 'is', null)

/** Waiting questions come oldest first, after possible emergencies; all others come newest first. */
const inOrder = (db: Database, state: QuestionState) => {
  const rows = inState[state](db)
  if (state === 'waiting') return rows.orderBy('urgent_at', (order) => order.asc().nullsLast()).orderBy('created_at')
  if (state === 'answered') return rows.orderBy('answered_at')
  return rows.orderBy(
    ({ published: 'published_at', spam: 'created_at', removed: 'removed_at' } as const)[state],
    'desc',
  )
}

export const listInbox = async (db: Database, query: QuestionInboxQuery) => {
  const { state, search, page, limit } = query
  if (state === 'published' && !search) return listAllPublished(db, page, limit)
  const { ids, total } = await matchingIds(db, query)
  const rows = ids.length === 0 ? [] : await withAuthors(db).where('questions.id', 'in', ids).execute()
  const found = new Map(rows.map((row) => [row.id, withName(row)]))
  return toPage(
    ids.map((id) => found.get(id)).filter((question) => question !== undefined),
    total,
    page,
    limit,
  )
}

/** A search reads every question of the state. */
const matchingIds = async (db: Database, { state, search = '', page, limit }: QuestionInboxQuery) => {
  const ordered = inOrder(db, state).orderBy('id')
  const start = offsetOf(page, limit)
  if (!search) {
    const rows = await ordered.select('id').limit(limit).offset(start).execute()
    return { ids: rows.map(({ id }) => id), total: await countRows(inState[state](db)) }
  }
  const rows = await ordered.select(['id', 'asked', 'question']).execute()
  const found = rows.filter(({ asked, question }) => matches(`${asked} ${question}`, search)).map(({ id }) => id)
  return { ids: found.slice(start, start + limit), total: found.length }
}

/** This list grows for years. */
const listAllPublished = (db: Database, page: number, limit: number) => {
  const read = async (ids: string[]) => {
    const rows = await withAuthors(db).where('questions.id', 'in', ids).orderBy('published_at', 'desc').execute()
    return rows.map(withName)
  }
  return readPage(db, questionList, { page, limit, read })
}

const withAuthors = (db: Database) =>
  all(db)
    .leftJoin('users', 'users.id', 'questions.answered_by')
    .selectAll('questions')
    .select(['users.email', 'users.name'])

type Joined = QuestionRow & { email: string | null; name: string | null }

const withName = ({ email, name, ...row }: Joined): Question =>
  toQuestion(row, email === null ? undefined : displayNameOf({ email, name }))

export const findQuestion = async (db: Database, id: string): Promise<Question> =>
  withName(await withAuthors(db).where('questions.id', '=', id).executeTakeFirstOrThrow(questionNotFound))

export const countQuestions = (db: Database): Promise<QuestionCounts> =>
  countEach(keysOf(inState), (state) =>
    state === 'published' ? totalOf(db, questionList) : countRows(inState[state](db)),
  )

/** For the dashboard; `shared/dashboard-tasks.ts` has the words. */
export const countTasks = async (db: Database) => ({
  urgentQuestions: await countRows(inState.waiting(db).where('urgent_at', 'is not', null)),
  waitingQuestions: await countWithOldest(inState.waiting(db), 'created_at'),
  // An answer without a public question is only for the visitor.
  unreadAnswers: await countWithOldest(
    inState.answered(db).where('clinician_read_at', 'is', null).where('question', '<>', ''),
    'answered_at',
  ),
})

/** The median uses this many of the newest answers. */
const measuredAnswers = 100

/**
 * In how many days most questions were answered: the median in whole days, rounded up, so that more than half took
 * less. Undefined with fewer than `limits.answersForMedian` answers.
 */
export const medianAnswerDays = async (db: Database) => {
  const rows = await notHidden(db)
    .select(['created_at', 'answered_at'])
    .where('answered_at', 'is not', null)
    .orderBy('answered_at', 'desc')
    .limit(measuredAnswers)
    .execute()
  if (rows.length < limits.answersForMedian) return undefined
  const times = rows
    .map(({ created_at, answered_at }) => Date.parse(answered_at ?? '') - Date.parse(created_at))
    .sort((a, b) => a - b)
  return Math.max(1, Math.ceil((times[Math.floor(times.length / 2)] ?? 0) / days(1)))
}
