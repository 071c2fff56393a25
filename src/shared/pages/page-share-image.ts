/** The share images of fixed pages: those with a text or a title in the registry have one of their own. */
import { shareImageAt, siteShareImagePath } from '../share-image.ts'
import { pages } from './pages.ts'

export const pageShareImageWords = (path: string) => {
  const page = pages.find((known) => known.path === path)
  return page?.shareText ?? page?.search?.title
}

/** The path of the share image of a page, whatever its query. A page without its own uses the one of the site. */
export const pageShareImagePath = (address: string) => {
  const [path = ''] = address.split('?')
  const words = pageShareImageWords(path)
  return words ? shareImageAt(`/pages${path}`, words) : siteShareImagePath()
}
