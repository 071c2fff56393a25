import sharp from 'sharp'
import { expect, test } from 'vitest'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import { pageShareImagePath } from '#shared/pages/page-share-image.ts'
import { siteShareImagePath } from '#shared/share-image.ts'
import { walk } from '#test/cast.ts'
import { clinic } from '#test/clinics.ts'
import { testCore } from '#test/core.ts'
import { screeningDay } from '#test/events.ts'
import { pictures } from '#test/pictures.ts'
import type { ImageWorker } from '../images/image-worker.ts'
import { NotFound } from '../lib/errors.ts'
import { createShareImageCache, createShareImages } from './share-images.ts'

const published = async (title: string, image?: Uint8Array) => {
  const stage = await testCore()
  const { _id } = await stage.core.articles.publish('news', { ...walk, title }, image)
  return { ...stage, id: _id, shareImages: createShareImages(stage.core) }
}

const shareImageOf = async (title: string, image?: Uint8Array) => {
  await using stage = await published(title, image)
  const { jpeg } = await stage.shareImages.ofArticle(newsFeed, stage.id)
  return jpeg ?? new Uint8Array()
}

/** The colour of one point, as #rrggbb rounded to 16 steps, because JPEG is lossy. */
const colourAt = async (picture: Uint8Array, left: number, top: number) => {
  const point = await sharp(picture).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()
  return [...point].map((part) => Math.round(part / 16))
}
const near = (...parts: number[]) => parts.map((part) => Math.round(part / 16))

const noise = () =>
  sharp({
    create: {
      width: 1280,
      height: 800,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 95 })
    .toBuffer()

test.each([
  ['an ordinary title', 'A walk for sickle cell'],
  ['the longest title', 'Every word counts when there are many of them. '.repeat(9).slice(0, limits.title)],
  ['the longest word', 'W'.repeat(limits.title)],
  ['signs of HTML and XML', '</svg><script>alert("&amp;")</script> & <b>'],
  ['letters of Twi, Ewe and Dagbani', 'Ɛyɛ ɔman ŋutɔ ɖe ƒe ɣe ʋu'],
  ['signs that the font lacks', '血液 😀'],
])('%s makes a small image of 1200 × 630', async (_, title) => {
  const picture = await shareImageOf(title)
  const { width, height, format } = await sharp(picture).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
  expect(picture.byteLength).toBeLessThan(100_000)
})

test('the share image of an article contains its picture', async () => {
  const picture = await shareImageOf('Red', await pictures.png(800, 500))
  expect(await colourAt(picture, 1100, 250)).toEqual(near(176, 16, 32))
})

test('even a picture of pure noise makes a small share image', { tags: 'slow' }, async () => {
  expect((await shareImageOf('Noise', await noise())).byteLength).toBeLessThan(100_000)
})

test('another title makes another image', async () => {
  expect(await shareImageOf('One')).not.toEqual(await shareImageOf('Two'))
})

test('an article keeps its share image until title or picture changes, and then gets a new address', async () => {
  await using stage = await published('Before')
  const before = await stage.shareImages.ofArticle(newsFeed, stage.id)
  expect(await stage.shareImages.ofArticle(newsFeed, stage.id)).toEqual(before)

  await stage.core.articles.revise('news', stage.id, { content: 'Other words.', keepDate: false })
  expect((await stage.shareImages.ofArticle(newsFeed, stage.id)).path).toBe(before.path)
  await stage.core.articles.revise('news', stage.id, { title: 'After', keepDate: true })
  const after = await stage.shareImages.ofArticle(newsFeed, stage.id)
  expect(after.path).not.toBe(before.path)
  expect(after.jpeg).not.toEqual(before.jpeg)
})

test('an image requested many times at once is drawn once', async () => {
  await using stage = await published('Once')
  const [first, ...others] = await Promise.all([1, 2, 3].map(() => stage.shareImages.ofArticle(newsFeed, stage.id)))
  for (const { jpeg } of others) expect(jpeg).toBe(first?.jpeg)
})

test('help and genotype have their own images, and a page without a text has that of the site', async () => {
  await using stage = await testCore()
  const shareImages = createShareImages(stage.core)
  const [help, genotype] = await Promise.all([shareImages.ofPage('/help'), shareImages.ofPage('/genotype')])
  expect(help.path).toMatch(/^\/preview\/pages\/help\.jpg\?v=/)
  expect(help.jpeg).not.toEqual(genotype.jpeg)
  await expect(shareImages.ofPage('/offline')).rejects.toThrow(NotFound)
  expect(pageShareImagePath('/offline')).toBe(siteShareImagePath())
})

test('a filtered list, and each of its pages, has the image of the list', () => {
  for (const path of ['/places', '/events', '/news', '/blog'])
    for (const query of ['?region=GH-TV', '?page=2'])
      expect(pageShareImagePath(path + query)).toMatch(new RegExp(`^/preview/pages${path}\\.jpg`))
})

test('a missing article, or one of the other feed, has no image', async () => {
  await using stage = await published('Here')
  await expect(stage.shareImages.ofArticle(blogFeed, stage.id)).rejects.toThrow(NotFound)
  await stage.core.articles.remove('news', stage.id)
  await expect(stage.shareImages.ofArticle(newsFeed, stage.id)).rejects.toThrow(NotFound)
})

test('the image of an event has time and place, and changes when the event moves or is cancelled', async () => {
  await using stage = await testCore()
  const { events } = stage.core
  const shareImages = createShareImages(stage.core)
  const { _id } = await events.add({ ...screeningDay, landmark: 'W'.repeat(limits.eventLine) })
  await expect(shareImages.ofEvent(_id)).rejects.toThrow(NotFound)
  await events.publish(_id)
  const first = await shareImages.ofEvent(_id)
  expect(await sharp(first.jpeg).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  await events.change(_id, { text: 'More words.' })
  expect((await shareImages.ofEvent(_id)).path).toBe(first.path)
  await events.change(_id, { startsAt: '2026-06-26T08:00:00Z' })
  const moved = await shareImages.ofEvent(_id)
  await events.cancel(_id)
  const cancelled = await shareImages.ofEvent(_id)
  expect(new Set([first, moved, cancelled].map(({ path }) => path)).size).toBe(3)
  expect(moved.jpeg).not.toEqual(first.jpeg)
})

test('a place, a question and a newsletter that visitors can read have images of their own', async () => {
  await using stage = await testCore()
  const { places } = stage.core
  const shareImages = createShareImages(stage.core)
  const { _id, slug } = await places.add(clinic)
  await expect(shareImages.ofPlace(slug)).rejects.toThrow(NotFound)
  await places.check(_id, { how: 'called', result: 'right' })
  const image = await shareImages.ofPlace(slug)
  expect(await sharp(image.jpeg).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  await places.change(_id, { name: 'Another name' })
  expect((await shareImages.ofPlace(slug)).path).not.toBe(image.path)

  await expect(shareImages.ofQuestion('may-i-swim')).rejects.toThrow(NotFound)
  await expect(shareImages.ofNewsletter('none')).rejects.toThrow(NotFound)
})

/** Collects the titles of the images that this worker draws. */
const watched = (worker: ImageWorker, drawn: string[]): ImageWorker => ({
  run: (job, ...parts) => {
    if (job === 'drawShareImage') drawn.push(JSON.parse(JSON.stringify(parts[1])).title)
    return worker.run(job, ...parts)
  },
})

test('the images of the site, of pages and of the newest records are drawn in the background, once', {
  tags: 'slow',
}, async () => {
  await using stage = await testCore()
  const now: string[] = []
  const later: string[] = []
  const { core } = stage
  const cache = createShareImageCache()
  const shareImages = createShareImages({ ...core, imageWorker: watched(core.imageWorker, now) }, cache)
  const inBackground = createShareImages({ ...core, imageWorker: watched(core.imageWorker, later) }, cache)
  await core.articles.publish('blog', { ...walk, title: 'Newest' })
  await inBackground.prepare('everything')
  expect(later).toEqual(expect.arrayContaining(['Newest', 'Contact us', 'Latest News', 'Our newsletters', 'Privacy']))
  const count = later.length
  await inBackground.prepare('everything')
  await shareImages.ofPage('/help')
  expect(later).toHaveLength(count)
  expect(now).toEqual([])
})

test('the images of what was published last exist before anybody asks for them', async () => {
  await using stage = await testCore()
  const drawn: string[] = []
  const shareImages = createShareImages({ ...stage.core, imageWorker: watched(stage.core.imageWorker, drawn) })
  const { _id } = await stage.core.articles.publish('blog', { ...walk, title: 'New' })
  await shareImages.prepare('articles')
  await shareImages.ofArticle(blogFeed, _id)
  expect(drawn).toEqual(['New'])
  const event = await stage.core.events.add({
    ...screeningDay,
    times: [],
    startsAt: '2099-01-01T09:00:00Z',
    endsAt: '2099-01-01T15:00:00Z',
  })
  await shareImages.prepare('events')
  expect(drawn).toHaveLength(1)
  await stage.core.events.publish(event._id)
  await shareImages.prepare('events')
  expect(drawn).toHaveLength(2)
})
