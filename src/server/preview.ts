import { type Context, Hono } from 'hono'
import { NotFound } from '#core/lib/errors.ts'
import type { Core } from '#core/organisation/core.ts'
import { createPreviews } from '#core/share-images/previews.ts'
import { blogFeed, newsFeed } from '#shared/feeds.ts'

const year = 'public, max-age=31536000, immutable'
const minutes = 'public, max-age=300'

/** The pictures that shared links show. An address without the right version gets the present picture, for a while. */
export const previewPictures = (core: Core) => {
  const previews = createPreviews(core)
  const app = new Hono()
  app.get('/site.jpg', async (c) => send(c, await previews.ofSite()))
  for (const feed of [newsFeed, blogFeed])
    app.get(`${feed.path}/:file{[0-9a-z]+\\.jpg}`, async (c) =>
      send(c, await previews.ofArticle(feed, c.req.param('file').replace('.jpg', ''))),
    )
  app.all('/:feed/:file{.+}', noPicture)
  app.onError((error, c) => {
    if (error instanceof NotFound) return noPicture(c)
    throw error
  })
  return app
}

type Preview = Awaited<ReturnType<ReturnType<typeof createPreviews>['ofSite']>>

const send = (c: Context, { path, picture }: Preview) => {
  if (!picture) return c.text('Too many pictures are being drawn.', 503, { 'Retry-After': '10' })
  const isThisVersion = c.req.query('v') === new URL(path, c.req.url).searchParams.get('v')
  c.header('Content-Type', 'image/jpeg')
  c.header('Content-Length', String(picture.byteLength))
  c.header('Cache-Control', isThisVersion ? year : minutes)
  return c.body(picture)
}

const noPicture = (c: Context) => c.text('There is no such picture.', 404)
