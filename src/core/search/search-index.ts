/**
 * The full-text index (inverted index): which articles and published questions contain which words. Written in the
 * transaction that changes them. `find-texts.ts` reads it.
 */

import type { Database } from '../database/open.ts'
import type { ArticleRow, QuestionRow } from '../database/tables.ts'
import { inBatches } from '../lib/batches.ts'
import { toText } from '../lib/excerpt.ts'
import { wordsIn } from './fold.ts'
import { saveWords, takeNumbers } from './vocabulary.ts'

type Indexed = Pick<ArticleRow, 'id' | 'title' | 'content' | 'updated_at'>

/** Adds articles, or replaces them where they are in the index already. The newest must come last. */
export const addToIndex = async (db: Database, articles: Indexed[]) => {
  for (const { id } of articles) await removeFromIndex(db, id)
  const texts = articles.map(({ id, title, content, updated_at }) => ({
    title,
    text: toText(content),
    row: { article_id: id, updated_at },
  }))
  const rows = await addTexts(db, texts, (number) => number)
  for (const some of inBatches(rows)) await db.insertInto('search_articles').values(some).execute()
}

type IndexedQuestion = Pick<QuestionRow, 'id' | 'question' | 'answer' | 'published_at'>

/** Adds published questions, or replaces their words. The newest must come last. */
export const addQuestionsToIndex = async (db: Database, questions: IndexedQuestion[]) => {
  for (const { id } of questions) await removeQuestionFromIndex(db, id)
  const texts = questions.map(({ id, question, answer, published_at }) => ({
    title: question,
    text: toText(answer),
    row: { question_id: id, updated_at: published_at ?? '' },
  }))
  const rows = await addTexts(db, texts, (number) => -number)
  for (const some of inBatches(rows)) await db.insertInto('search_questions').values(some).execute()
}

/** The values for one text in `search_articles` or `search_questions`. */
type AddedText = { number: number; word_ids: string }

/**
 * One index contains the words of all texts. Questions have negative numbers, so that each kind can be read separately.
 */
const addTexts = async <Row>(
  db: Database,
  texts: { title: string; text: string; row: Row }[],
  numberOf: (taken: number) => number,
): Promise<(Row & AddedText)[]> => {
  const first = await takeNumbers(db, texts.length)
  const places = texts.map(({ title, text }) => placesOf(title, text))
  const words = await saveWords(db, new Set(places.flatMap((each) => [...each.keys()])))
  const postings = postingsOf(places, (index) => numberOf(first + index), words)
  for (const some of inBatches(postings)) await db.insertInto('search_postings').values(some).execute()
  return texts.map(({ row }, index) => ({
    ...row,
    number: numberOf(first + index),
    word_ids: Array.from(places[index]?.keys() ?? [], (word) => words.get(word)).join(),
  }))
}

/** Sorted like the index, which makes adding many articles much faster. */
const postingsOf = (places: Map<string, number>[], numberAt: (index: number) => number, words: Map<string, number>) =>
  places
    .flatMap((each, index) =>
      Array.from(each, ([word, in_title]) => ({
        word_id: words.get(word) ?? 0,
        in_title,
        article_number: numberAt(index),
      })),
    )
    .sort((a, b) => a.word_id - b.word_id || a.in_title - b.in_title || a.article_number - b.article_number)

export const removeFromIndex = async (db: Database, id: string) => {
  const row = await db.deleteFrom('search_articles').where('article_id', '=', id).returningAll().executeTakeFirst()
  if (row) await removeText(db, row)
}

export const removeQuestionFromIndex = async (db: Database, id: string) => {
  const row = await db.deleteFrom('search_questions').where('question_id', '=', id).returningAll().executeTakeFirst()
  if (row) await removeText(db, row)
}

const removeText = async (db: Database, { number, word_ids }: AddedText) => {
  for (const ids of inBatches(word_ids.split(',').map(Number)))
    await db
      .deleteFrom('search_postings')
      .where('word_id', 'in', ids)
      .where('in_title', 'in', anywhere)
      .where('article_number', '=', number)
      .execute()
}

/** A condition that is always true, but lets the database use the index. */
export const anywhere = [0, 1]

export const placesOf = (title: string, text: string) => {
  const places = new Map(wordsIn(text).map(({ folded }) => [folded, 0]))
  for (const { folded } of wordsIn(title)) places.set(folded, 1)
  return places
}

/** Indexes published questions that are missing from the index, a hundred at a time. */
export const indexMissingQuestions = async (db: Database) => {
  const missing = await db
    .selectFrom('questions')
    .leftJoin('search_questions', 'search_questions.question_id', 'questions.id')
    .select(['questions.id', 'question', 'answer', 'published_at'])
    .where('search_questions.number', 'is', null)
    .where('published_at', 'is not', null)
    .orderBy('published_at')
    .execute()
  for (const some of inBatches(missing, 100)) await db.transaction().execute((trx) => addQuestionsToIndex(trx, some))
}

/**
 * Indexes published articles that are missing from the index, like imported ones. A hundred at a time, so that a start
 * that is killed loses none of its work.
 */
export const indexMissingArticles = async (db: Database) => {
  const missing = await db
    .selectFrom('articles')
    .leftJoin('search_articles', 'search_articles.article_id', 'articles.id')
    .select('articles.id')
    .where('search_articles.number', 'is', null)
    .where('articles.removed_at', 'is', null)
    .where('articles.published_at', 'is not', null)
    .orderBy('articles.updated_at')
    .execute()
  for (const some of inBatches(missing, 100)) await db.transaction().execute((trx) => indexThese(trx, some))
}

const indexThese = async (db: Database, missing: { id: string }[]) => {
  const ids = missing.map(({ id }) => id)
  const articles = await db
    .selectFrom('articles')
    .select(['id', 'title', 'content', 'updated_at'])
    .where('id', 'in', ids)
    .orderBy('updated_at')
    .execute()
  await addToIndex(db, articles)
}
