/**
 * The full-text index (inverted index) of everything that is public: which texts contain which words. Articles and
 * questions are indexed in the transaction that changes them, all others before the first search after a change.
 * `find-texts.ts` reads the index.
 */
import type { Database } from '../database/tables.ts'
import { inBatches } from '../lib/batches.ts'
import type { Clock } from '../lib/clock.ts'
import type { SearchPart, SearchText } from '../record-types/record-type.ts'
import { wordsIn } from './tokenize.ts'
import { saveWords, takeNumbers } from './vocabulary.ts'

type IndexedText = Pick<SearchText, 'id' | 'title' | 'text' | 'words' | 'updatedAt' | 'startsAt'>

/**
 * Each group is read separately, so that the many articles do not displace the others when more texts contain a word
 * than a search ranks.
 */
const groupOf = (part: string) => {
  if (part === 'articles') return textGroups.articles
  return part === 'questions' ? textGroups.questions : textGroups.others
}
export const textGroups = { articles: 0, questions: 1, others: 2 } as const
export type TextGroup = (typeof textGroups)[keyof typeof textGroups]

/** Adds texts, or replaces them where they are in the index already. The newest must come last. */
export const addToIndex = async (db: Database, part: string, texts: IndexedText[]) => {
  await removeFromIndex(
    db,
    part,
    texts.map(({ id }) => id),
  )
  const first = await takeNumbers(db, texts.length)
  const positions = texts.map(({ title, text, words = '' }) => positionsOf(title, `${text} ${words}`))
  const words = await saveWords(db, new Set(positions.flatMap((each) => [...each.keys()])))
  const postings = postingsOf(positions, groupOf(part), first, words)
  for (const some of inBatches(postings)) await db.insertInto('search_postings').values(some).execute()
  const rows = texts.map(({ id, updatedAt, startsAt }, index) => ({
    number: first + index,
    part,
    id,
    updated_at: updatedAt,
    starts_at: startsAt ?? null,
    word_ids: Array.from(positions[index]?.keys() ?? [], (word) => words.get(word)).join(),
  }))
  for (const some of inBatches(rows)) await db.insertInto('search_texts').values(some).execute()
}

/** Sorted like the index, which makes adding many texts much faster. */
const postingsOf = (positions: Map<string, number>[], group: TextGroup, first: number, words: Map<string, number>) =>
  positions
    .flatMap((each, index) =>
      Array.from(each, ([word, in_title]) => ({
        word_id: words.get(word) ?? 0,
        part_group: group,
        in_title,
        number: first + index,
      })),
    )
    .sort((a, b) => a.word_id - b.word_id || a.in_title - b.in_title || a.number - b.number)

export const removeFromIndex = async (db: Database, part: string, ids: string[]) => {
  for (const some of inBatches(ids)) {
    const deleted = db.deleteFrom('search_texts').where('part', '=', part).where('id', 'in', some)
    for (const { number, word_ids } of await deleted.returning(['number', 'word_ids']).execute())
      await removePostings(db, groupOf(part), number, word_ids.split(',').map(Number))
  }
}

const removePostings = async (db: Database, group: TextGroup, number: number, wordIds: number[]) => {
  for (const ids of inBatches(wordIds))
    await db
      .deleteFrom('search_postings')
      .where('word_id', 'in', ids)
      .where('part_group', '=', group)
      .where('in_title', 'in', anywhere)
      .where('number', '=', number)
      .execute()
}

/** A condition that is always true, but lets the database use the index. */
export const anywhere = [0, 1]

const positionsOf = (title: string, text: string) => {
  const positions = new Map(wordsIn(text).map(({ folded }) => [folded, 0]))
  for (const { folded } of wordsIn(title)) positions.set(folded, 1)
  return positions
}

export type NamedPart = SearchPart & { name: string }

/**
 * Brings the index to the current texts of a part. A hundred at a time, so that a start that is killed loses none of its
 * work.
 */
export const updateIndex = async (db: Database, clock: Clock, part: NamedPart) => {
  for (const ids of inBatches(await outdatedIn(db, clock, part), 100))
    await db.transaction().execute(async (trx) => {
      // Locks the index. Another process may have indexed the same texts meanwhile: they are replaced.
      await takeNumbers(trx, 0)
      await removeFromIndex(trx, part.name, ids)
      const shown = await trx.selectFrom(part.rows(trx, clock)).select('row.id').where('row.id', 'in', ids).execute()
      const texts =
        shown.length === 0
          ? []
          : await part.texts(
              trx,
              shown.map(({ id }) => id),
            )
      if (texts.length > 0) await addToIndex(trx, part.name, texts.sort(oldestFirst))
    })
}

const oldestFirst = (a: SearchText, b: SearchText) => (a.updatedAt < b.updatedAt ? -1 : 1)

/** The ids of the texts that are new or changed, and of those that are no longer public. */
const outdatedIn = async (db: Database, clock: Clock, { name, rows }: NamedPart) => {
  const changed = await db
    .selectFrom(rows(db, clock))
    .leftJoin('search_texts', (join) => join.on('search_texts.part', '=', name).onRef('search_texts.id', '=', 'row.id'))
    .where(({ or, eb }) =>
      or([eb('search_texts.updated_at', 'is', null), eb('search_texts.updated_at', '<>', eb.ref('row.updatedAt'))]),
    )
    .select('row.id')
    .execute()
  const removed = await db
    .selectFrom('search_texts')
    .where('part', '=', name)
    .where('id', 'not in', (eb) => eb.selectFrom(rows(db, clock)).select('row.id'))
    .select('id')
    .execute()
  return [...changed, ...removed].map(({ id }) => id)
}
