/**
 * The URLs of share images (Open Graph): which pages have one of their own, and when the URL changes (cache busting).
 * `core/share-images/` renders the images; `site/page-head.tsx` puts the tags into the page.
 */
import type { Feed } from './feeds.ts'
import {
  genotypePath,
  getInvolvedPath,
  getTestedPath,
  helpPath,
  numbersPath,
  pressPath,
  testResultsPath,
  whatIsSickleCellPath,
} from './paths.ts'

/** The content of an article's share image. */
type Drawn = { _id: string; title: string; imageUrl?: string }

/** Increase this when the drawing changes, so that sites which cached an image by its URL request it again. */
const drawing = 1

export const siteShareImagePath = `/preview/site.jpg?v=${drawing}`

/** The pages with a share image of their own, and its text. */
const pageWords: Record<string, string> = {
  [helpPath]: 'Sickle cell: when to go to hospital now',
  [genotypePath]: 'Know your genotype',
  [numbersPath]: 'Sickle cell in numbers',
  [whatIsSickleCellPath]: 'What is sickle cell disease?',
  [testResultsPath]: 'Your test result explained',
  [getTestedPath]: 'Get tested',
  [getInvolvedPath]: 'Get involved',
  [pressPath]: 'Sickle cell facts for journalists and health workers',
}

export const pageShareImageWords = (path: string) => pageWords[path]

/** The path of the share image of a page. A page without its own uses the one of the site. */
export const pageShareImagePath = (path: string) => {
  const words = pageWords[path]
  return words ? `/preview/pages${path}.jpg?v=${drawing}-${fingerprint(words)}` : siteShareImagePath
}

/** The path of the share image. It changes if and only if the content of the image changes. */
export const shareImagePath = (feed: Feed, { _id, title, imageUrl = '' }: Drawn) =>
  `/preview${feed.path}/${_id}.jpg?v=${drawing}-${fingerprint(title + imageUrl)}`

/** The text on the share image of an event: `eventsWording.pictured`. */
export type PicturedEvent = { title: string; when: string; where: string }

export const eventShareImagePath = (id: string, { title, when, where }: PicturedEvent) =>
  `/preview/events/${id}.jpg?v=${drawing}-${fingerprint([title, when, where].join('\n'))}`

/** FNV-1a, 32 bits: short, and the same in the browser and on the server. */
const fingerprint = (text: string) => {
  let sum = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193)
  return (sum >>> 0).toString(36)
}
