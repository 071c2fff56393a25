/** The built browser side and the site's own files, compressed when the build made them. */
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'

const keptFor = (time: string): MiddlewareHandler => {
  return async (c, next) => {
    await next()
    if (c.res.ok) c.header('Cache-Control', `public, ${time}`)
  }
}

// The name of a built file holds the hash of its content, so it can be kept for good.
const forGood = keptFor('max-age=31536000, immutable')
// Browsers would ask for the icon at every page.
const forADay = keptFor('max-age=86400')

/** Looked for anew at every visit, so that a new version is found at once; it may ask this site, and nobody else. */
const asServiceWorker: MiddlewareHandler = async (c, next) => {
  await next()
  c.header('Cache-Control', 'no-cache')
  c.header('Content-Security-Policy', "default-src 'none'; connect-src 'self'")
}

export const staticFiles = (clientDir: string) => {
  const files = serveStatic({ root: clientDir, precompressed: true })
  const app = new Hono()
  app.get('/assets/*', forGood, files)
  app.get('/service-worker.js', etag(), asServiceWorker, files)
  app.get('/:file{[^/]+\\.(svg|png|ico|txt|webmanifest)}', forADay, files)
  return app
}
