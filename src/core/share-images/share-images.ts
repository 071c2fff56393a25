/**
 * The images that shared links show (`og:image`, link previews): drawn after the start, when a record is published, or
 * on the first request, one at a time, and cached in memory.
 */
import { LRUCache } from 'lru-cache'
import type { Look } from '#shared/content/types.ts'
import { type Feed, feeds } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import { withTown } from '#shared/names-town.ts'
import { motto } from '#shared/organisation-name.ts'
import { pageShareImagePath, pageShareImageWords } from '#shared/pages/page-share-image.ts'
import { pages } from '#shared/pages/pages.ts'
import type { PublicPart } from '#shared/pages/public-page.ts'
import { newslettersPath, placesPath, questionsPath } from '#shared/paths.ts'
import { eventShareImagePath, shareImageAt, shareImagePath, siteShareImagePath } from '#shared/share-image.ts'
import { eventsWording } from '#shared/wording/events.ts'
import type { Articles } from '../articles/articles.ts'
import type { EventService } from '../events/events.ts'
import type { ImageFiles } from '../images/image-files.ts'
import type { ImageWorker } from '../images/image-worker.ts'
import { NotFound } from '../lib/errors.ts'
import { createSemaphore } from '../lib/semaphore.ts'
import type { createNewsletterServices } from '../newsletters/newsletters.ts'
import type { createPlaces } from '../places/places.ts'
import type { createQuestions } from '../questions/questions.ts'
import type { SiteContentStore } from '../site-content/site-content.ts'
import type { drawShareImage } from './layout.ts'

type ShareImageDeps = {
  articles: Pick<Articles, 'find' | 'list'>
  events: Pick<EventService, 'findPublic' | 'list'>
  newsletters: Pick<ReturnType<typeof createNewsletterServices>['newsletters'], 'findPublic' | 'listPublic'>
  places: Pick<ReturnType<typeof createPlaces>, 'findPublic' | 'listed'>
  questions: Pick<ReturnType<typeof createQuestions>, 'find' | 'list'>
  imageFiles: Pick<ImageFiles, 'read'>
  imageWorker: ImageWorker
  siteContent: Pick<SiteContentStore, 'look'>
}
type Drawn = Parameters<typeof drawShareImage>[1]
type Jpeg = Uint8Array<ArrayBuffer>
/** `path` is the path of this image, with its version. `jpeg` is undefined if too many images are being drawn. */
export type ShareImage = { path: string; jpeg: Jpeg | undefined }

const maxCached = 100
const maxWaiting = 50

export const createShareImages = (deps: ShareImageDeps, cached = createShareImageCache()) => {
  const { articles, events, newsletters, places, questions, imageFiles, imageWorker, siteContent } = deps
  const photo = (url?: string) => photoOf(imageFiles, url)
  const drawn = async (path: string, what: Drawn, { imageUrl, look }: { imageUrl?: string; look?: Look } = {}) => {
    const { name, accent, picture } = look ?? (await siteContent.look())
    const draw = async () =>
      imageWorker.run(
        'drawShareImage',
        { name, accent },
        what,
        ...(await Promise.all([imageUrl, picture?.url].map(photo))),
      )
    return { path, jpeg: await cached(`${path} ${name} ${accent} ${picture?.id}`, draw) }
  }
  const images = {
    /** Throws NotFound. */
    ofArticle: async (feed: Feed, id: string): Promise<ShareImage> => {
      const article = await articles.find(feed.kind, id)
      return drawn(shareImagePath(feed, article), { title: article.title, seed: id }, article)
    },
    /** Throws NotFound for an event that is not public. */
    ofEvent: async (id: string): Promise<ShareImage> => {
      const { title, ...more } = eventsWording.pictured(await events.findPublic(id))
      return drawn(eventShareImagePath(id, { title, ...more }), { title, seed: id, event: more })
    },
    /** Throws NotFound for a newsletter that was not sent. */
    ofNewsletter: async (id: string): Promise<ShareImage> => {
      const { subject: title } = await newsletters.findPublic(id, '')
      return drawn(shareImageAt(`${newslettersPath}/${id}`, title), { title, seed: id })
    },
    /** Throws NotFound for a place that is not public. */
    ofPlace: async (slug: string): Promise<ShareImage> => {
      const { _id, name, town } = await places.findPublic(slug)
      const title = withTown(name, town)
      return drawn(shareImageAt(`${placesPath}/${slug}`, title), { title, seed: _id })
    },
    /** Throws NotFound for a question that is not public. */
    ofQuestion: async (slug: string): Promise<ShareImage> => {
      const { question: title } = await questions.find(slug)
      return drawn(shareImageAt(`${questionsPath}/${slug}`, title), { title, seed: slug })
    },
    /** Throws NotFound for a page that uses the site's image. */
    ofPage: async (page: string): Promise<ShareImage> => {
      const title = pageShareImageWords(page)
      if (!title) throw new NotFound()
      return drawn(pageShareImagePath(page), { title, seed: page })
    },
    /** `look`: of a preview. */
    ofSite: (look?: Look): Promise<ShareImage> =>
      drawn(siteShareImagePath(), { title: motto(), seed: 'site' }, look && { look }),
  }
  return {
    ...images,
    /** Draws the images of what has changed last, so that they exist before anybody can share its link. */
    prepare: async (part: PublicPart) => {
      const isAll = part === 'everything'
      if (isAll) {
        await images.ofSite()
        for (const { path } of pages) if (pageShareImageWords(path)) await images.ofPage(path)
      }
      if (isAll || part === 'articles')
        for (const feed of feeds) {
          const { found } = await articles.list(feed.kind, 1, prepared, undefined, false)
          for (const { _id } of found) await images.ofArticle(feed, _id)
        }
      if (isAll || part === 'newsletters') {
        const { found } = await newsletters.listPublic(1, prepared)
        for (const { _id } of found) await images.ofNewsletter(_id)
      }
      if (isAll || part === 'questions') {
        const { found } = await questions.list({ page: 1, limit: prepared })
        for (const { slug } of found) await images.ofQuestion(slug)
      }
      if (isAll || part === 'places') {
        const newest = (await places.listed()).sort(by(({ checkedOn = '' }) => checkedOn)).slice(0, prepared)
        for (const { slug } of newest) await images.ofPlace(slug)
      }
      if (!isAll && part !== 'events') return
      const { found: coming } = await events.list({ when: 'coming', page: 1, limit: limits.maxPageSize })
      const newest = coming.sort(by(({ updatedAt }) => updatedAt)).slice(0, prepared)
      for (const { _id } of newest) await images.ofEvent(_id)
    },
  }
}

/** Of each list. */
const prepared = 2

/** The newest first. */
const by =
  <Item>(dayOf: (item: Item) => string) =>
  (one: Item, other: Item) =>
    dayOf(one) < dayOf(other) ? 1 : -1

export const photoOf = async (imageFiles: Pick<ImageFiles, 'read'>, imageUrl = '') =>
  (await imageFiles.read(imageUrl.slice(imageUrl.lastIndexOf('/') + 1)))?.body

/**
 * Caches the images. Drawing takes half a second of processor time, so images are drawn one at a time, and only a few
 * requests may wait.
 */
export const createShareImageCache = () => {
  const images = new LRUCache<string, Jpeg>({ max: maxCached })
  const pending = new Map<string, Promise<Jpeg>>()
  const inTurn = createSemaphore(1)
  const make = async (path: string, draw: () => Promise<Jpeg>) => {
    const jpeg = await inTurn(draw)
    images.set(path, jpeg)
    return jpeg
  }
  return async (path: string, draw: () => Promise<Jpeg>) => {
    const known = images.get(path) ?? pending.get(path)
    if (known || pending.size >= maxWaiting) return known
    const jpeg = make(path, draw).finally(() => pending.delete(path))
    pending.set(path, jpeg)
    return jpeg
  }
}
