import { limits } from '../limits.ts'

/** Texts of the search page. */
export const searchWording = {
  button: 'Search',
  label: 'Words to look for',
  loading: 'Searching',
  failed: 'The search did not work. Please try again.',
  tooLong: `Search for fewer words: at most ${limits.searchQuery} characters.`,
  nothing: (query: string) => `Nothing found for “${query}”.`,
  found: (total: number, query: string, isExact: boolean) =>
    `${isExact ? '' : 'At least '}${total} ${total === 1 ? 'result' : 'results'} for “${query}”.`,
  notAllWords: 'Nothing has all of these words. Here is what has the most of them.',
  tryOthers: 'Try other words, or fewer. Or look here:',
  where: 'Looks through our news, our blog and the pages of this site.',
  help: 'Get help now',
  pages: 'Pages of results',
  noMore: 'There are no results on this page.',
  kinds: { news: 'News', blog: 'Blog', page: 'Page' },
} as const
