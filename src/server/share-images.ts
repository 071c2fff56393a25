/**
 * Serves the share images (Open Graph images, social previews) of records, pages and the site.
 * `core/share-images/share-images.ts` draws them; `site/page-head.tsx` names them in the page.
 */

import { type Context, Hono } from 'hono'
import { NotFound } from '#core/lib/errors.ts'
import { renderNewsletter } from '#core/newsletters/render.ts'
import type { Core } from '#core/organisation/core.ts'
import { createShareImageCache, createShareImages, type ShareImage } from '#core/share-images/share-images.ts'
import { contact } from '#shared/content/frame.ts'
import type { Look } from '#shared/content/types.ts'
import { contentPreviewParam } from '#shared/content-preview.ts'
import { blogFeed, newsFeed } from '#shared/feeds.ts'
import type { PublicPart } from '#shared/pages/public-page.ts'
import { eventsPath, newslettersPath, placesPath, questionsPath } from '#shared/paths.ts'

const year = 'public, max-age=31536000, immutable'
const minutes = 'public, max-age=300'
const preparedAfterMs = 60_000

/**
 * A request with an outdated version gets the current image, cacheable for minutes only. `isShared`: the site has a
 * public address, so people share its links.
 */
export const shareImageRoutes = (core: Core, isShared: boolean) => {
  const cache = createShareImageCache()
  const shareImages = createShareImages(core, cache)
  const inBackground = createShareImages({ ...core, imageWorker: core.lowPriorityWorker }, cache)
  if (isShared) {
    // An image that cannot be drawn now is drawn on request.
    const draw = (images: typeof shareImages, part: PublicPart) => void images.prepare(part).catch(() => {})
    // Not at once: visitors who wait for the first pages come first, and such changes come in groups.
    const all = setTimeout(() => draw(inBackground, 'everything'), preparedAfterMs).unref()
    core.onChange((part) => (part === 'everything' ? all.refresh() : draw(shareImages, part)))
  }
  const lookIn = (c: Context) => core.siteContent.look(c.req.query(contentPreviewParam))
  const app = new Hono()
  app.get('/site.jpg', async (c) => send(c, await shareImages.ofSite()))
  app.get('/look/shared.jpg', async (c) => send(c, await shareImages.ofSite(await lookIn(c))))
  app.get('/look/email', async (c) => {
    c.header('Content-Security-Policy', policyOfSample)
    return c.html(sampleEmail(await lookIn(c), c.req.url))
  })
  const serve = (folder: string, imageOf: (name: string) => Promise<ShareImage>) =>
    app.get(`${folder}/:file{[0-9a-z-]+\\.jpg}`, async (c) =>
      send(c, await imageOf(c.req.param('file').replace('.jpg', ''))),
    )
  serve('/pages', (name) => shareImages.ofPage(`/${name}`))
  for (const feed of [newsFeed, blogFeed]) serve(feed.path, (id) => shareImages.ofArticle(feed, id))
  serve(eventsPath, shareImages.ofEvent)
  serve(newslettersPath, shareImages.ofNewsletter)
  serve(placesPath, shareImages.ofPlace)
  serve(questionsPath, shareImages.ofQuestion)
  app.all('/:feed/:file{.+}', notFound)
  app.onError((error, c) => {
    if (error instanceof NotFound) return notFound(c)
    throw error
  })
  return app
}

const send = (c: Context, { path, jpeg }: ShareImage) => {
  if (!jpeg) return c.text('Too many share images are being rendered.', 503)
  const isCurrentVersion = c.req.query('v') === new URL(path, c.req.url).searchParams.get('v')
  c.header('Content-Type', 'image/jpeg')
  c.header('Content-Length', String(jpeg.byteLength))
  c.header('Cache-Control', isCurrentVersion ? year : minutes)
  return c.body(jpeg)
}

const policyOfSample =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'; sandbox allow-same-origin"

/** A newsletter in an unsaved look. */
const sampleEmail = (look: Look, url: string) => {
  const { origin, search } = new URL(url)
  const written = { ...{ id: '', subject: sample.title, preview: '' }, content: sample.text, language: 'en' as const }
  const { html } = renderNewsletter(written, origin, { ...contact, look })
  return html.replaceAll(/\{\{\w+\}\}/g, '').replace('/icon-192.png', `$&${search}`)
}

const sample = {
  title: 'A newsletter',
  text: 'This is what readers see of your name, logo and colour. [A link](/news) looks like this.',
}

const notFound = (c: Context) => c.text('There is no such picture.', 404)
