/** The share images of fixed pages: those with a text in the registry have one of their own. */
import { shareImageAt, siteShareImagePath } from '../share-image.ts'
import { pages } from './pages.ts'

export const pageShareImageWords = (path: string) => pages.find((page) => page.path === path)?.shareText

/** The path of the share image of a page. A page without its own uses the one of the site. */
export const pageShareImagePath = (path: string) => {
  const words = pageShareImageWords(path)
  return words ? shareImageAt(`/pages${path}`, words) : siteShareImagePath()
}
