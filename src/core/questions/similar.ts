/**
 * Finds published questions that are similar to a visitor's words, which are whole sentences and not a query: rare
 * words count more than common ones (inverse document frequency), and words of the question more than words of the
 * answer.
 */
import { limits } from '#shared/limits.ts'
import { countRows } from '../database/query.ts'
import type { Database } from '../database/tables.ts'
import { anywhere, textGroups } from '../search/search-index.ts'
import { singularOrPlural } from '../search/spelling.ts'
import { withoutStopWords } from '../search/synonyms.ts'
import { wordsIn } from '../search/tokenize.ts'

/** A long text is reduced to this many different words. */
const maxWords = 40
/** A word that more questions contain does not suffice to find a question. */
const commonAt = 200
/** A question is similar if the common words have this share of the weight of all known words. */
const enough = 0.34
const inAnswerOnly = 0.4

/** The ids of at most `limits.similarQuestions` published questions, the most similar first. */
export const findSimilar = async (db: Database, text: string) => {
  const words = await knownWords(db, text)
  const total = await countRows(db.selectFrom('search_texts').where('part', '=', 'questions'))
  const weighed = await weigh(db, words, total)
  const rare = weighed.filter(({ questions }) => questions > 0 && questions <= commonAt)
  const found = await questionsWith(db, rare, weighed)
  const whole = weighed.reduce((sum, { weight }) => sum + weight, 0)
  const best = scored(found, weighed)
    .filter(({ score, shared }) => score >= enough * whole && (shared > 1 || weighed.length === 1))
    .sort((a, b) => b.score - a.score || b.number - a.number)
    .slice(0, limits.similarQuestions)
  return idsOf(
    db,
    best.map(({ number }) => number),
  )
}

/** A word of the text, with the ids of its forms in the index. */
type Known = { ids: number[] }
type Weighed = Known & { questions: number; weight: number }

const knownWords = async (db: Database, text: string): Promise<Known[]> => {
  const typed = withoutStopWords([...new Set(wordsIn(text).map(({ folded }) => folded))]).slice(0, maxWords)
  const forms = typed.map((word) => [word, ...singularOrPlural(word)])
  if (forms.length === 0) return []
  const rows = await db.selectFrom('search_words').select(['id', 'word']).where('word', 'in', forms.flat()).execute()
  const ids = new Map(rows.map(({ id, word }) => [word, id]))
  return forms
    .map((own) => ({ ids: own.map((word) => ids.get(word)).filter((id) => id !== undefined) }))
    .filter((known) => known.ids.length > 0)
}

/** Words that no question contains have no weight: the visitor's story is longer than any question. */
const weigh = async (db: Database, words: Known[], total: number): Promise<Weighed[]> => {
  const weighed: Weighed[] = []
  for (const { ids } of words) {
    const some = postingsOf(db, ids)
      .select('word_id')
      .limit(commonAt + 1)
    const questions = await countRows(db.selectFrom(some.as('some')))
    const weight = questions === 0 ? 0 : Math.log(1 + total / questions)
    weighed.push({ ids, questions, weight })
  }
  return weighed.filter(({ questions }) => questions > 0)
}

const postingsOf = (db: Database, ids: number[]) =>
  db
    .selectFrom('search_postings')
    .where('word_id', 'in', ids)
    .where('part_group', '=', textGroups.questions)
    .where('in_title', 'in', anywhere)

type FoundWords = Map<number, Map<number, number>>

/** By question number and word id: 1 if the word is in the question itself, 0 if it is in the answer. */
const questionsWith = async (db: Database, rare: Weighed[], all: Weighed[]): Promise<FoundWords> => {
  const found: FoundWords = new Map()
  // If all words are common, the newest questions with the first of them are compared.
  const seeds = rare.length > 0 ? rare : all.slice(0, 2)
  if (seeds.length === 0) return found
  const numbers = new Set<number>()
  for (const { ids } of seeds)
    for (const row of await postingsOf(db, ids).select('number').orderBy('number', 'desc').limit(commonAt).execute())
      numbers.add(row.number)
  const rows = await postingsOf(
    db,
    all.flatMap(({ ids }) => ids),
  )
    .select(['number', 'word_id', 'in_title'])
    .where('number', 'in', [...numbers])
    .execute()
  for (const { number, word_id, in_title } of rows) {
    const here = found.get(number) ?? new Map<number, number>()
    found.set(number, here.set(word_id, in_title))
  }
  return found
}

const scored = (found: FoundWords, words: Weighed[]) =>
  Array.from(found, ([number, inTitle]) => {
    const scores = words.map(({ ids, weight }) => weight * Math.max(0, ...ids.map((id) => wordWeight(inTitle.get(id)))))
    return {
      number,
      score: scores.reduce((sum, each) => sum + each, 0),
      shared: scores.filter((each) => each > 0).length,
    }
  })

const wordWeight = (inTitle: number | undefined) => {
  if (inTitle === undefined) return 0
  return inTitle === 1 ? 1 : inAnswerOnly
}

const idsOf = async (db: Database, numbers: number[]) => {
  if (numbers.length === 0) return []
  const rows = await db.selectFrom('search_texts').select(['number', 'id']).where('number', 'in', numbers).execute()
  const ids = new Map(rows.map(({ number, id }) => [number, id]))
  return numbers.map((number) => ids.get(number)).filter((id) => id !== undefined)
}
