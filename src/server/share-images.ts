/**
 * Serves the share images (Open Graph images, social previews) of articles, events, pages and the site.
 * `core/share-images/share-images.ts` draws them; `site/page-head.tsx` names them in the page.
 */
import { type Context, Hono } from 'hono'
import { NotFound } from '#core/lib/errors.ts'
import type { Core } from '#core/organisation/core.ts'
import { createShareImages, type ShareImage } from '#core/share-images/share-images.ts'
import { blogFeed, newsFeed } from '#shared/feeds.ts'

const year = 'public, max-age=31536000, immutable'
const minutes = 'public, max-age=300'

/**
 * A request with an outdated version gets the current image, cacheable for minutes only. `isShared`: the site has a
 * public address, so people share its links.
 */
export const shareImageRoutes = (core: Core, isShared: boolean) => {
  const shareImages = createShareImages(core)
  // An image that cannot be drawn now is drawn on request.
  if (isShared) core.onChange((part) => void shareImages.prepare(part).catch(() => {}))
  const app = new Hono()
  app.get('/site.jpg', async (c) => send(c, await shareImages.ofSite()))
  app.get('/pages/:file{[a-z-]+\\.jpg}', async (c) =>
    send(c, await shareImages.ofPage(`/${c.req.param('file').replace('.jpg', '')}`)),
  )
  for (const feed of [newsFeed, blogFeed])
    app.get(`${feed.path}/:file{[0-9a-z]+\\.jpg}`, async (c) =>
      send(c, await shareImages.ofArticle(feed, c.req.param('file').replace('.jpg', ''))),
    )
  app.get('/events/:file{[0-9a-z]+\\.jpg}', async (c) =>
    send(c, await shareImages.ofEvent(c.req.param('file').replace('.jpg', ''))),
  )
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

const notFound = (c: Context) => c.text('There is no such picture.', 404)
