/**
 * The URLs of share images (Open Graph): when the URL changes (cache busting).
 * `pages/page-share-image.ts` has those of fixed pages. `core/share-images/` renders the images; `site/page-head.tsx` puts the tags into the page.
 */
import type { Feed } from './feeds.ts'

/** The content of an article's share image. */
type Drawn = { _id: string; title: string; imageUrl?: string }

/** Increase this when the drawing changes, so that sites which cached an image by its URL request it again. */
export const drawing = 1

export const siteShareImagePath = `/preview/site.jpg?v=${drawing}`

/** The path of the share image. It changes if and only if the content of the image changes. */
export const shareImagePath = (feed: Feed, { _id, title, imageUrl = '' }: Drawn) =>
  `/preview${feed.path}/${_id}.jpg?v=${drawing}-${fingerprint(title + imageUrl)}`

/** The text on the share image of an event: `eventsWording.pictured`. */
export type PicturedEvent = { title: string; when: string; where: string }

export const eventShareImagePath = (id: string, { title, when, where }: PicturedEvent) =>
  `/preview/events/${id}.jpg?v=${drawing}-${fingerprint([title, when, where].join('\n'))}`

/** FNV-1a, 32 bits: short, and the same in the browser and on the server. */
export const fingerprint = (text: string) => {
  let sum = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193)
  return (sum >>> 0).toString(36)
}
