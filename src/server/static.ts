/** The built browser side and the site's own files, compressed when the build made them. */
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

const year = 'public, max-age=31536000, immutable'

export const staticFiles = (clientDir: string) => {
  const files = serveStatic({ root: clientDir, precompressed: true })
  const app = new Hono()
  app.use('/assets/*', async (c, next) => {
    await next()
    // The name of a built file holds the hash of its content, so it can be kept for good.
    if (c.res.ok) c.header('Cache-Control', year)
  })
  app.get('/assets/*', files)
  app.get('/:file{[^/]+\\.(svg|png|ico|txt|webmanifest)}', files)
  return app
}
