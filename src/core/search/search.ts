/**
 * The full-text search of everything that is public: finds texts by their words, even misspelt ones (`query-words.ts`),
 * and puts the best first (`rank.ts`). Visitors get no filters (facets), and no suggestions while they type
 * (autocomplete).
 */
import { limits } from '#shared/limits.ts'
import { helpPath } from '#shared/paths.ts'
import type { SearchAnswer } from '#shared/shapes/search.ts'
import type { Database } from '../database/tables.ts'
import { dangerIn, namesSign } from '../emergency/emergency.ts'
import type { ChangeEvents } from '../lib/change-events.ts'
import { type Clock, today } from '../lib/clock.ts'
import { pageOf } from '../paging/page.ts'
import type { SearchText } from '../record-types/record-type.ts'
import { nearQueries } from './did-you-mean.ts'
import { findBestBets, findTargets, type Targets } from './find-best-bets.ts'
import { type FoundText, findTexts } from './find-texts.ts'
import { createMissedWords } from './missed-words.ts'
import { type QueryWords, readQuery } from './query-words.ts'
import { rank } from './rank.ts'
import { toResults } from './results.ts'
import { type NamedPart, textGroups, updateIndex } from './search-index.ts'
import { indexSitePages, siteTextsOf } from './site-texts.ts'
import { removeUnusedWords } from './vocabulary.ts'

type Changes = Pick<ChangeEvents, 'onChange' | 'onUncertain'>

/** `parts`: the public texts of each record type. */
export const createSearch = (db: Database, clock: Clock, changes: Changes, parts: NamedPart[]) => {
  const texts: Texts = new Map([['pages', siteTextsOf], ...parts.map(textsIn)])
  // Articles and questions are indexed by the transaction that changes them.
  const others = parts.filter(({ name }) => name !== 'articles' && name !== 'questions')
  const missedWords = createMissedWords(db, clock)
  let targets: Targets = new Map()
  const update = async () => {
    await updateAll(db, clock, others)
    targets = await findTargets(db)
  }
  const refresh = onceForEachChange(update, clock, changes)
  return {
    /** The best first. A misspelt word finds similar words if no text contains it as it was typed. */
    find: async (query: string, page: number, limit: number): Promise<SearchAnswer> => {
      await refresh()
      const index = { db, clock, texts, targets }
      const { words, answer } = await find(index, { query, page, limit })
      if (answer.total > 0) return answer
      missedWords.notice(query, unknownIn(words))
      return { ...answer, didYouMean: await didYouMean(index, words) }
    },
    missedWords,
    /** Indexes the texts that are missing from the index, and removes the words that no text has. */
    repairIndex: async () => {
      await indexSitePages(db)
      await updateAll(db, clock, parts)
      await db.transaction().execute(removeUnusedWords)
      targets = await findTargets(db)
    },
  }
}

type Texts = Map<string, NamedPart['texts']>

const textsIn = ({ name, texts }: NamedPart): [string, NamedPart['texts']] => [name, texts]

const updateAll = async (db: Database, clock: Clock, parts: NamedPart[]) => {
  for (const part of parts) await updateIndex(db, clock, part)
}

/** Some rows are public until a day ends, so a new day counts as a change. */
const onceForEachChange = (update: () => Promise<void>, clock: Clock, { onChange, onUncertain }: Changes) => {
  let updatedOn = ''
  const outdate = () => {
    updatedOn = ''
  }
  onChange(outdate)
  onUncertain(outdate)
  let updating: Promise<void> | undefined
  return async () => {
    const day = today(clock)
    if (updating === undefined && updatedOn === day) return
    // Set before the data is read, so that the next search reads what changes in the meantime.
    updatedOn = day
    updating ??= update().finally(() => {
      updating = undefined
    })
    await updating.catch((error) => {
      outdate()
      throw error
    })
  }
}

/**
 * For the order of equally good results. A page counts as new as the release, before every article. A future event counts
 * as new today: the next event comes first.
 */
const asNewAs = (text: FoundText, now: string) => {
  if (text.part === 'pages') return { ...text, updatedAt: '9999', isPage: true }
  const { startsAt } = text
  return startsAt ? { ...text, updatedAt: startsAt < now ? startsAt : now } : text
}

type Found = { db: Database; clock: Clock; texts: Texts; targets: Targets }

/** All that is found for the words of a query, the best first. */
const rankTexts = async ({ db, clock, targets }: Found, words: QueryWords) => {
  const found = []
  for (const group of Object.values(textGroups)) found.push(await findTexts(db, group, words.matches))
  const now = clock().toISOString()
  const candidates = found.flatMap((each) => each.texts).map((text) => asNewAs(text, now))
  const { ranked, hasAllWords } = rank(candidates, words.matches)
  return {
    ranked: withFirst([...(hasAllWords ? ownRecords(ranked, words) : []), ...findBestBets(words, targets)], ranked),
    hasAllWords: ranked.length === 0 || hasAllWords,
    isTotalExact: found.every(({ isWhole, isRarestWhole }) => isWhole || (hasAllWords && isRarestWhole)),
  }
}

const mostRecords = 2

/** A place, an event or an answered question with several words of the query, all of them, is more than a page about it. */
const ownRecords = (ranked: FoundText[], { typed }: QueryWords) =>
  typed.length > 1 ? ranked.filter(({ part }) => part !== 'pages' && part !== 'articles').slice(0, mostRecords) : []

type Asked = { query: string; page: number; limit: number }

const find = async (index: Found, { query, page, limit }: Asked) => {
  const words = await readQuery(index.db, query.slice(0, limits.searchQuery))
  const { ranked: best, hasAllWords, isTotalExact } = await rankTexts(index, words)
  const danger = dangerIn(query)
  const ranked = danger || namesSign(query) ? withFirst([help], best) : best
  const { found, ...position } = pageOf(ranked, page, limit)
  const meant = new Set(words.matches.flat().map(({ word }) => word))
  const results = toResults(await withTexts(index, found), meant)
  const total = ranked.length
  const answer = { results, total, isTotalExact, danger, hasAllWords: total > 0 && hasAllWords, ...position }
  return { words, answer }
}

const unknownIn = ({ typed, matches }: QueryWords) => typed.filter((_, index) => !matches[index]?.length)

/** The nearest query that finds something. */
const didYouMean = async (index: Found, words: QueryWords) => {
  for (const query of await nearQueries(index.db, words))
    if ((await rankTexts(index, await readQuery(index.db, query))).ranked.length > 0) return query
  return undefined
}

type Ranked = Pick<FoundText, 'part' | 'id'>

/** In the order given. A result whose text is no longer public is dropped. */
const withTexts = async ({ db, texts }: Found, ranked: Ranked[]) => {
  const shown = new Map<string, SearchText>()
  for (const part of new Set(ranked.map((each) => each.part))) {
    const ids = ranked.filter((each) => each.part === part).map(({ id }) => id)
    for (const text of (await texts.get(part)?.(db, ids)) ?? []) shown.set(`${part} ${text.id}`, text)
  }
  return ranked.flatMap(({ part, id }) => shown.get(`${part} ${id}`) ?? [])
}

/** For a person in danger, whatever other pages match. */
const help: Ranked = { part: 'pages', id: helpPath }

const withFirst = (first: Ranked[], others: Ranked[]) => [
  ...new Map([...first, ...others].map((each) => [`${each.part} ${each.id}`, each])).values(),
]
