/**
 * An in-memory index of the public texts of a record type that has no full-text index in the database. It reads only
 * new and changed texts, and checks for them before the first search after a change, and on a new day.
 */
import { dayOf } from '#shared/format.ts'
import { limits } from '#shared/limits.ts'
import type { Database } from '../database/open.ts'
import { inBatches } from '../lib/batches.ts'
import type { ChangeEvents } from '../lib/change-events.ts'
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

type Changes = Pick<ChangeEvents, 'onChange' | 'onUncertain'>

export const createRecordIndex = (db: Database, clock: Clock, part: SearchPart, changes: Changes) => {
  const index = createPostings()
  let version = ''
  const read = async () => {
    const now = await versionOf(db, clock, part)
    if (now === version) return
    const rows = await db.selectFrom(part.rows(db, clock)).select(['row.id', 'row.updatedAt']).execute()
    const changed = index.keepOnly(rows)
    for (const ids of inBatches(changed))
      for (const found of await part.texts(db, ids))
        index.add(found, placesOf(found.title, `${found.text} ${found.words ?? ''}`))
    version = now
  }
  return {
    /** Reads what has changed. Searches that start meanwhile wait for the same work. */
    refresh: onceForEachChange(read, clock, changes),
    has: index.has,
    words: index.words,
    find: index.find,
    textsOf: (ids: string[]) => (ids.length > 0 ? part.texts(db, ids) : Promise.resolve([])),
  }
}

/** Some rows are public until a day ends, so a new day counts as a change. */
const onceForEachChange = (read: () => Promise<void>, clock: Clock, { onChange, onUncertain }: Changes) => {
  let readOn = ''
  const outdate = () => {
    readOn = ''
  }
  onChange(outdate)
  onUncertain(outdate)
  const refresh = async (today: string) => {
    // Reset before the data is read, so that the next search reads what changes in the meantime.
    readOn = today
    try {
      await read()
    } catch (error) {
      outdate()
      throw error
    }
  }
  let refreshing: Promise<void> | undefined
  return async () => {
    const today = dayOf(clock().toISOString())
    if (refreshing === undefined && readOn === today) return
    refreshing ??= refresh(today).finally(() => {
      refreshing = undefined
    })
    await refreshing
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
type Postings = Map<string, number[]>

const createPostings = () => {
  const postings: Postings = new Map()
  const texts = new Map<string, Indexed>()
  const numbered = new Map<number, Indexed>()
  let last = 0
  let newest: number[] | undefined
  const forget = ({ id, number }: Indexed) => {
    texts.delete(id)
    numbered.delete(number)
    newest = undefined
  }
  return {
    has: (word: string) => postings.has(word),
    words: () => postings.keys(),
    /** Removes every text that is not among `rows`, and returns the ids of those that are new or changed. */
    keepOnly: (rows: { id: string; updatedAt: string }[]) => {
      const updates = new Map(rows.map(({ id, updatedAt }) => [id, updatedAt]))
      for (const text of texts.values()) if (updates.get(text.id) !== text.updatedAt) forget(text)
      removeForgotten(postings, (number) => numbered.has(number))
      return rows.map(({ id }) => id).filter((id) => !texts.has(id))
    },
    add: ({ id, updatedAt, startsAt }: Dated, places: Map<string, number>) => {
      last += 1
      const latest = Date.parse(startsAt ?? updatedAt)
      const text = { id, updatedAt, ...(startsAt && { startsAt }), number: last, latest }
      texts.set(id, text)
      numbered.set(last, text)
      newest = undefined
      for (const [word, inTitle] of places) {
        const numbers = postings.get(word) ?? []
        numbers.push(last * 2 + inTitle)
        postings.set(word, numbers)
      }
    },
    find: (typed: Match[][]) => {
      newest ??= newestFirst([...texts.values()])
      return withMostWords(typed, { postings, numbered, newest, last })
    },
  }
}

const removeForgotten = (postings: Postings, isKnown: (number: number) => boolean) => {
  for (const [word, numbers] of postings) {
    const left = numbers.filter((posting) => isKnown(posting >> 1))
    if (left.length === 0) postings.delete(word)
    else if (left.length < numbers.length) postings.set(word, left)
  }
}

const newestFirst = (texts: Indexed[]) => texts.sort((a, b) => b.latest - a.latest).map(({ number }) => number)

type All = { postings: Postings; numbered: Map<number, Indexed>; newest: number[]; last: number }

/** The texts that contain the most words of the query, at most as many as a search ranks, and the words in each. */
const withMostWords = (typed: Match[][], { postings, numbered, newest, last }: All) => {
  const words = [...new Set(typed.flat().map(({ word }) => word))]
  const lists = words.map((word) => ({ word, numbers: postings.get(word) ?? [] }))
  const { best, isWhole } = bestOf(lists, newest, last)
  const found = placesIn(lists, best).flatMap(([number, places]) => {
    const text = numbered.get(number)
    return text ? [{ ...text, places }] : []
  })
  return { texts: found, isWhole }
}

type WordList = { word: string; numbers: number[] }

/** Every text may contain a word, so this function creates and sorts nothing for each text. */
const bestOf = (lists: WordList[], newest: number[], last: number) => {
  const counts = new Uint8Array(last + 1)
  let found = 0
  let highest = 0
  for (const { numbers } of lists)
    for (const posting of numbers) {
      const count = (counts[posting >> 1] ?? 0) + 1
      counts[posting >> 1] = count
      if (count === 1) found += 1
      highest = Math.max(highest, count)
    }
  const most = limits.searchedArticles
  const best: number[] = []
  for (let count = highest; count > 0 && best.length < most; count -= 1)
    for (const number of newest) if (counts[number] === count && best.length < most) best.push(number)
  return { best, isWhole: found <= most }
}

/** The words that each of these texts contains, in the order of the texts. */
const placesIn = (lists: WordList[], best: number[]) => {
  const places = new Map(best.map((number) => [number, new Map<string, number>()]))
  for (const { word, numbers } of lists) for (const posting of numbers) places.get(posting >> 1)?.set(word, posting & 1)
  return [...places]
}
