import { listedPaths } from '../../src/shared/pages/page-lists.ts'

/** One page of each kind; the list and the article have photographs. */
export const mainPages = ({ newsArticle }) => ({ home: '/', 'news list': '/news', article: newsArticle, help: '/help' })

/** Every public page, by its name in the tables. */
export const publicPages = ({ newsArticle, blogArticle }) => {
  const main = mainPages({ newsArticle })
  const others = listedPaths.filter((path) => !Object.values(main).includes(path))
  return { ...main, 'blog article': blogArticle, ...Object.fromEntries(others.map((path) => [path.slice(1), path])) }
}
