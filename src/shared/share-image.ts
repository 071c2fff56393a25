/**
 * The URLs of share images (Open Graph): each changes exactly if the image does. `pages/page-share-image.ts` has those of
 * fixed pages, `core/share-images/` renders the images, and `site/page-head.tsx` puts the tags into the page.
 */
import type { Feed } from './feeds.ts'
import { lookVersion } from './organisation-name.ts'

/** The content of an article's share image. */
type Drawn = { _id: string; title: string; imageUrl?: string }

/** Increase this when the drawing changes, so that sites which cached an image by its URL request it again. */
const drawing = 1

/** The image of this content at this path. */
export const shareImageAt = (path: string, content: string) =>
  `/preview${path}.jpg?v=${drawing}-${fingerprint(content + lookVersion())}`

export const siteShareImagePath = () => shareImageAt('/site', '')

export const shareImagePath = (feed: Feed, { _id, title, imageUrl = '' }: Drawn) =>
  shareImageAt(`${feed.path}/${_id}`, title + imageUrl)

/** The text on the share image of an event: `eventsWording.pictured`. */
export type PicturedEvent = { title: string; when: string; where: string }

export const eventShareImagePath = (id: string, { title, when, where }: PicturedEvent) =>
  shareImageAt(`/events/${id}`, [title, when, where].join('\n'))

/** FNV-1a, 32 bits: short, and the same in the browser and on the server. */
const fingerprint = (text: string) => {
  let sum = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) sum = Math.imul(sum ^ byte, 0x01000193)
  return (sum >>> 0).toString(36)
}
