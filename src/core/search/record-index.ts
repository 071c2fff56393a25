/**
 * An in-memory index of the public texts of a record type that has no full-text index in the database. It reads only
 * new and changed texts, and checks before each search whether there are any.
 */
import { limits } from '#shared/limits.ts'
import type { Database } from '../database/open.ts'
import { inBatches } from '../lib/batches.ts'
import type { Clock } from '../lib/clock.ts'
import type { SearchPart, SearchText } from '../record-types/record-type.ts'
import type { Match } from './query-words.ts'
import { placesOf } from './search-index.ts'

type Dated = Pick<SearchText, 'id' | 'updatedAt' | 'startsAt'>

/**
 * `number`: the number in the postings; a changed text gets a new one, and the old one is ignored. `latest`: its date,
 * in milliseconds.
 */
type Indexed = Dated & { number: number; latest: number }

export type RecordIndex = ReturnType<typeof createRecordIndex>

export const createRecordIndex = (db: Database, clock: Clock, part: SearchPart) => {
  const index = createPostings()
  let version = ''
  const refresh = async () => {
    const now = await versionOf(db, clock, part)
    if (now === version) return
    const rows = await db.selectFrom(part.rows(db, clock)).select(['row.id', 'row.updatedAt']).execute()
    const changed = index.keepOnly(rows)
    for (const ids of inBatches(changed))
      for (const found of await part.texts(db, ids))
        index.add(found, placesOf(found.title, `${found.text} ${found.words ?? ''}`))
    version = now
  }
  let refreshing: Promise<void> | undefined
  return {
    /** Reads what has changed. Searches that start meanwhile wait for the same work. */
    refresh: () => {
      refreshing ??= refresh().finally(() => {
        refreshing = undefined
      })
      return refreshing
    },
    words: index.words,
    find: index.find,
    textsOf: (ids: string[]) => (ids.length > 0 ? part.texts(db, ids) : Promise.resolve([])),
  }
}

/** The number of texts and the newest change: at least one of them changes with every text. */
const versionOf = async (db: Database, clock: Clock, { rows }: SearchPart) => {
  const { count, newest } = await db
    .selectFrom(rows(db, clock))
    .select(({ fn }) => [fn.countAll<number | string>().as('count'), fn.max('row.updatedAt').as('newest')])
    .executeTakeFirstOrThrow()
  return `${count} ${newest}`
}

/** For each word the numbers of the texts that contain it: doubled, plus one if the title contains it. */
const createPostings = () => {
  const postings = new Map<string, number[]>()
  const texts = new Map<string, Indexed>()
  const numbered = new Map<number, Indexed>()
  let last = 0
  const forget = ({ id, number }: Indexed) => {
    texts.delete(id)
    numbered.delete(number)
  }
  return {
    words: () => [...postings.keys()],
    /** Removes every text that is not among `rows`, and returns the ids of those that are new or changed. */
    keepOnly: (rows: { id: string; updatedAt: string }[]) => {
      const updates = new Map(rows.map(({ id, updatedAt }) => [id, updatedAt]))
      for (const text of texts.values()) if (updates.get(text.id) !== text.updatedAt) forget(text)
      for (const [word, numbers] of postings) {
        const left = numbers.filter((posting) => numbered.has(posting >> 1))
        if (left.length === 0) postings.delete(word)
        else if (left.length < numbers.length) postings.set(word, left)
      }
      return rows.map(({ id }) => id).filter((id) => !texts.has(id))
    },
    add: ({ id, updatedAt, startsAt }: Dated, places: Map<string, number>) => {
      last += 1
      const latest = Date.parse(startsAt ?? updatedAt)
      const text = { id, updatedAt, ...(startsAt && { startsAt }), number: last, latest }
      texts.set(id, text)
      numbered.set(last, text)
      for (const [word, inTitle] of places) {
        const numbers = postings.get(word) ?? []
        numbers.push(last * 2 + inTitle)
        postings.set(word, numbers)
      }
    },
    /** The texts with the most of the words, at most as many as a search ranks, and which words each contains. */
    find: (typed: Match[][]) => withMostWords(typed, postings, numbered),
  }
}

const withMostWords = (typed: Match[][], postings: Map<string, number[]>, numbered: Map<number, Indexed>) => {
  const words = [...new Set(typed.flat().map(({ word }) => word))]
  const counts = new Map<number, number>()
  for (const word of words)
    for (const posting of postings.get(word) ?? []) counts.set(posting >> 1, (counts.get(posting >> 1) ?? 0) + 1)
  const most = limits.searchedArticles
  const found = Array.from(counts, ([number, count]) => ({ number, count, latest: numbered.get(number)?.latest ?? 0 }))
  const best = found.sort((a, b) => b.count - a.count || b.latest - a.latest).slice(0, most)
  return { texts: withPlaces(best, words, postings, numbered), isWhole: found.length <= most }
}

const withPlaces = (
  best: { number: number }[],
  words: string[],
  postings: Map<string, number[]>,
  numbered: Map<number, Indexed>,
) => {
  const places = new Map(best.map(({ number }) => [number, new Map<string, number>()]))
  for (const word of words)
    for (const posting of postings.get(word) ?? []) places.get(posting >> 1)?.set(word, posting & 1)
  return [...places].flatMap(([number, own]) => {
    const text = numbered.get(number)
    return text ? [{ ...text, places: own }] : []
  })
}
