/** Finds news, blog posts and pages by their words. */
import { limits } from '#shared/limits.ts'
import type { SearchAnswer } from '#shared/shapes/search.ts'
import type { Database } from '../database/open.ts'
import { offsetOf, toPage } from '../paging/page.ts'
import { articlesWith } from './found-articles.ts'
import { placesOf } from './index-article.ts'
import { sitePages } from './pages.ts'
import { rank } from './rank.ts'
import { resultsFor } from './results.ts'
import { indexWhatIsMissing } from './tidy.ts'
import { meaningsOf } from './typed-words.ts'
import { forgetUnusedWords } from './vocabulary.ts'

export const createSearch = (db: Database) => ({
  /** The best first. Misspelt words are forgiven when nothing has them as they were typed. */
  find: (query: string, page: number, limit: number) => find(db, query, page, limit),
  /** Indexes what came before the index, and forgets the words of what was deleted. */
  tidy: async () => {
    await indexWhatIsMissing(db)
    await db.transaction().execute(forgetUnusedWords)
  },
})

// A page is as new as the release: among equals it comes before every article.
const pages = sitePages.map((page) => ({
  id: page.path,
  updatedAt: '9999',
  places: placesOf(page.title, page.text),
  page,
}))
const pageWords = [...new Set(pages.flatMap(({ places }) => [...places.keys()]))]

const find = async (db: Database, query: string, page: number, limit: number): Promise<SearchAnswer> => {
  const typed = await meaningsOf(db, query.slice(0, limits.searchQuery), pageWords)
  const { articles, isWhole, isRarestWhole } = await articlesWith(db, typed)
  const { ranked, hasAllWords } = rank([...pages, ...articles], typed)
  const start = offsetOf(page, limit)
  const meant = new Set(typed.flat().map(({ word }) => word))
  const { found, ...position } = toPage(
    await resultsFor(db, ranked.slice(start, start + limit), meant),
    ranked.length,
    page,
    limit,
  )
  return {
    results: found,
    total: ranked.length,
    isTotalExact: isWhole || (hasAllWords && isRarestWhole),
    hasAllWords,
    ...position,
  }
}
