import { limits } from '../limits.ts'

/** Texts of the search page. */
export const searchWording = {
  button: 'Search',
  label: 'What are you looking for?',
  /** For a narrow field without a visible label. */
  shortLabel: 'Search this site',
  failed: 'The search did not work. Please try again.',
  tooLong: `Search for fewer words: use at most ${limits.searchQuery} characters.`,
  nothing: (query: string) => `Nothing found for “${query}”.`,
  found: (total: number, query: string, isExact: boolean) =>
    `${isExact ? '' : 'At least '}${total} ${total === 1 ? 'result' : 'results'} for “${query}”.`,
  notAllWords: 'No page has all of these words. These have most of them.',
  didYouMean: 'Did you mean',
  tryOthers: 'Try other words, or fewer words. Or look here:',
  where: 'Searches our news, blog, answers and pages.',
  help: 'Get help now',
  ask: 'Ask a question',
  pages: 'Pages of search results',
  noMore: 'There are no results on this page.',
  kinds: { news: 'News', blog: 'Blog', question: 'Question', page: 'Page' },
} as const
