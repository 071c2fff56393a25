/**
 * The full-text search: finds news, blog posts, answered questions and pages by their words, also when these are misspelt
 * (`query-words.ts`), and puts the best first (`rank.ts`).
 */
import { limits } from '#shared/limits.ts'
import { helpPath } from '#shared/paths.ts'
import type { SearchAnswer } from '#shared/shapes/search.ts'
import type { Database } from '../database/open.ts'
import { namesDanger } from '../emergency/emergency.ts'
import { offsetOf, toPage } from '../paging/page.ts'
import { findTexts } from './find-texts.ts'
import { matchesOf } from './query-words.ts'
import { rank } from './rank.ts'
import { resultsFor } from './results.ts'
import { indexMissingArticles, placesOf } from './search-index.ts'
import { sitePages } from './site-pages.ts'
import { removeUnusedWords } from './vocabulary.ts'

export const createSearch = (db: Database) => ({
  /** The best first. A misspelt word finds similar ones when no text has the word as it was typed. */
  find: (query: string, page: number, limit: number) => find(db, query, page, limit),
  /** Indexes articles that are missing from the index, and removes the words of deleted ones. */
  tidy: async () => {
    await indexMissingArticles(db)
    await db.transaction().execute(removeUnusedWords)
  },
})

// A page is as new as the release: among equals it comes before every article.
const pages = sitePages.map(({ words = '', ...page }) => ({
  id: page.path,
  updatedAt: '9999',
  isPage: true,
  places: placesOf(page.title, `${page.text} ${words}`),
  page,
}))
const pageWords = [...new Set(pages.flatMap(({ places }) => [...places.keys()]))]

const find = async (db: Database, query: string, page: number, limit: number): Promise<SearchAnswer> => {
  const typed = await matchesOf(db, query.slice(0, limits.searchQuery), pageWords)
  const articles = await findTexts(db, 'articles', typed)
  const questions = await findTexts(db, 'questions', typed)
  const { ranked: found, hasAllWords } = rank([...pages, ...articles.texts, ...questions.texts], typed)
  const ranked = namesDanger(query) ? helpFirst(found) : found
  const start = offsetOf(page, limit)
  const meant = new Set(typed.flat().map(({ word }) => word))
  const { found: results, ...position } = toPage(
    await resultsFor(db, ranked.slice(start, start + limit), meant),
    ranked.length,
    page,
    limit,
  )
  return {
    results,
    total: ranked.length,
    isTotalExact: [articles, questions].every(
      ({ isWhole, isRarestWhole }) => isWhole || (hasAllWords && isRarestWhole),
    ),
    hasAllWords,
    ...position,
  }
}

/** For a person in danger, whatever else has the words. */
const helpFirst = <Found extends { id: string }>(ranked: Found[]) => {
  const help = pages.find(({ id }) => id === helpPath)
  return help ? [help, ...ranked.filter(({ id }) => id !== helpPath)] : ranked
}
