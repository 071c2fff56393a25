/**
 * The full-text search: finds news, blog posts, answered questions and pages by their words, even misspelt ones
 * (`query-words.ts`), and puts the best first (`rank.ts`).
 */
import { limits } from '#shared/limits.ts'
import { helpPath } from '#shared/paths.ts'
import type { SearchAnswer } from '#shared/shapes/search.ts'
import type { Database } from '../database/open.ts'
import { dangerIn, namesDanger } from '../emergency/emergency.ts'
import type { ChangeEvents } from '../lib/change-events.ts'
import type { Clock } from '../lib/clock.ts'
import { offsetOf, toPage } from '../paging/page.ts'
import type { SearchPart, SearchText } from '../record-types/record-type.ts'
import { findTexts } from './find-texts.ts'
import { matchesOf } from './query-words.ts'
import { rank } from './rank.ts'
import { createRecordIndex, type RecordIndex } from './record-index.ts'
import { resultsFor, type SitePage } from './results.ts'
import { indexMissingArticles, indexMissingQuestions, placesOf } from './search-index.ts'
import { sitePages } from './site-pages.ts'
import { removeUnusedWords } from './vocabulary.ts'

/** `parts`: the texts of record types that have no full-text index in the database. */
export const createSearch = (
  db: Database,
  clock: Clock,
  changes: Pick<ChangeEvents, 'onChange' | 'onUncertain'>,
  parts: SearchPart[] = [],
) => {
  const indexes = parts.map((part) => createRecordIndex(db, clock, part, changes))
  return {
    /** The best first. A misspelt word finds similar words if no text contains it as it was typed. */
    find: (query: string, page: number, limit: number) => find({ db, clock, indexes, query, page, limit }),
    /** Indexes articles that are missing from the index, and removes the words of deleted ones. */
    tidy: async () => {
      await indexMissingArticles(db)
      await indexMissingQuestions(db)
      await db.transaction().execute(removeUnusedWords)
    },
  }
}

// A page counts as new as the release: among equals it comes before every article.
const pages = sitePages.map(({ words = '', ...page }) => ({
  id: page.path,
  updatedAt: '9999',
  isPage: true,
  places: placesOf(page.title, `${page.text} ${words}`),
  page,
}))
const pageWords = new Set(pages.flatMap(({ places }) => [...places.keys()]))

/** A future event ranks as if it were new today: among equally good results, the next event comes first. */
const asNewAs = <Text extends { updatedAt: string; startsAt?: string }>(text: Text, now: string) => {
  const { startsAt } = text
  return startsAt ? { ...text, updatedAt: startsAt < now ? startsAt : now } : text
}

/** The words that the database does not know: those of pages and of the record types. */
const ownWordsOf = (indexes: RecordIndex[]) => ({
  has: (word: string) => pageWords.has(word) || indexes.some((index) => index.has(word)),
  that: (isMeant: (word: string) => boolean) =>
    [pageWords, ...indexes.map((index) => index.words())].flatMap((words) => [...words].filter(isMeant)),
})

type Asked = { db: Database; clock: Clock; indexes: RecordIndex[]; query: string; page: number; limit: number }

const find = async ({ db, clock, indexes, query, page, limit }: Asked): Promise<SearchAnswer> => {
  for (const { refresh } of indexes) await refresh()
  const typed = await matchesOf(db, query.slice(0, limits.searchQuery), ownWordsOf(indexes))
  const stored = [await findTexts(db, 'articles', typed), await findTexts(db, 'questions', typed)]
  const now = clock().toISOString()
  const records = indexes.map((index) => ({ index, ...index.find(typed) }))
  const ofRecords = records.flatMap(({ index, texts }) => texts.map((text) => ({ ...asNewAs(text, now), index })))
  const { ranked: found, hasAllWords } = rank([...pages, ...stored.flatMap(({ texts }) => texts), ...ofRecords], typed)
  const ranked = namesDanger(query) ? helpFirst(found) : found
  const start = offsetOf(page, limit)
  const meant = new Set(typed.flat().map(({ word }) => word))
  const shown = await withTexts(ranked.slice(start, start + limit))
  const { found: results, ...position } = toPage(await resultsFor(db, shown, meant), ranked.length, page, limit)
  const isExact = [...stored, ...records.map(({ isWhole }) => ({ isWhole, isRarestWhole: isWhole }))].every(
    ({ isWhole, isRarestWhole }) => isWhole || (hasAllWords && isRarestWhole),
  )
  return { results, total: ranked.length, isTotalExact: isExact, danger: dangerIn(query), hasAllWords, ...position }
}

type Ranked = { id: string; page?: SitePage; index?: RecordIndex }

/**
 * Adds the texts to the results of record types, which look like pages. A result whose text is no longer public is
 * dropped.
 */
const withTexts = async (ranked: Ranked[]) => {
  const texts = new Map<string, SearchText>()
  for (const index of new Set(ranked.flatMap((each) => each.index ?? []))) {
    const ids = ranked.filter((each) => each.index === index).map(({ id }) => id)
    for (const text of await index.textsOf(ids)) texts.set(text.id, text)
  }
  return ranked.flatMap(({ id, page, index }) => {
    if (!index) return [{ id, page }]
    const text = texts.get(id)
    return text ? [{ id, page: { path: text.path, title: text.title, text: text.text } }] : []
  })
}

/** For a person in danger, whatever other pages match. */
const helpFirst = <Found extends { id: string }>(ranked: Found[]) => {
  const help = pages.find(({ id }) => id === helpPath)
  return help ? [help, ...ranked.filter(({ id }) => id !== helpPath)] : ranked
}
