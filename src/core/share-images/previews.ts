/** The pictures that shared links show: drawn when first asked for, one at a time, and kept while there is room. */
import type { Feed } from '#shared/feeds.ts'
import { shareImagePath, siteShareImagePath } from '#shared/share-image.ts'
import { wording } from '#shared/wording.ts'
import type { Workshop } from '../images/workshop.ts'
import { createSemaphore } from '../lib/semaphore.ts'
import type { Core } from '../organisation/core.ts'

type Sources = { articles: Pick<Core['articles'], 'find'>; media: Core['media']; workshop: Workshop }
type Picture = Uint8Array<ArrayBuffer>
/** `path` is the address, with its version, that this very picture has. There is none when too many wait for theirs. */
type Preview = { path: string; picture: Picture | undefined }

const mostKept = 100
const mostWaiting = 50

export const createPreviews = ({ articles, media, workshop }: Sources) => {
  const once = createShelf()
  return {
    /** Throws NotFound. */
    ofArticle: async (feed: Feed, id: string): Promise<Preview> => {
      const article = await articles.find(feed.kind, id)
      const path = shareImagePath(feed, article)
      const own = () => pictureOf(media, article.imageUrl)
      return { path, picture: await once(path, async () => workshop.do('drawPreview', article.title, id, await own())) }
    },
    ofSite: async (): Promise<Preview> => ({
      path: siteShareImagePath,
      picture: await once(siteShareImagePath, () => workshop.do('drawPreview', wording.motto, 'site')),
    }),
  }
}

const pictureOf = async (media: Core['media'], imageUrl = '') =>
  (await media.read(imageUrl.slice(imageUrl.lastIndexOf('/') + 1)))?.body

/** Drawing takes half a second of a processor, so whoever asks for many pictures waits, and too many are not kept waiting. */
const createShelf = () => {
  const kept = new Map<string, Picture>()
  const coming = new Map<string, Promise<Picture>>()
  const inTurn = createSemaphore(1)
  const make = async (path: string, work: () => Promise<Picture>) => {
    const picture = await inTurn(work)
    const [oldest] = kept.keys()
    if (kept.size >= mostKept && oldest !== undefined) kept.delete(oldest)
    kept.set(path, picture)
    return picture
  }
  return async (path: string, work: () => Promise<Picture>) => {
    const there = kept.get(path) ?? coming.get(path)
    if (there || coming.size >= mostWaiting) return there
    const picture = make(path, work).finally(() => coming.delete(path))
    coming.set(path, picture)
    return picture
  }
}
