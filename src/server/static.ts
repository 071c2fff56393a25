/**
 * Serves the static files (assets): the built files for browsers, and the site's own public files, precompressed by the
 * build.
 */
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { adminFilesPath } from '#shared/admin-cache.ts'

const cachedFor = (time: string): MiddlewareHandler => {
  return async (c, next) => {
    await next()
    if (c.res.ok) c.res.headers.set('Cache-Control', `public, ${time}`)
  }
}

// The name of a built file contains the hash of its content, so browsers cache it permanently.
const forGood = cachedFor('max-age=31536000, immutable')
const afterCheck = cachedFor('no-cache')
// Browsers would request the icon with every page.
const forADay = cachedFor('max-age=86400')

/**
 * Browsers revalidate the service worker at every visit, so that a new version is found at once. Its policy allows
 * requests to this site only.
 */
const asServiceWorker: MiddlewareHandler = async (c, next) => {
  await next()
  c.res.headers.set('Cache-Control', 'no-cache')
  c.res.headers.set('Content-Security-Policy', "default-src 'none'; connect-src 'self'")
}

export const staticFiles = (clientDir: string) => {
  const files = serveStatic({ root: clientDir, precompressed: true })
  const app = new Hono()
  app.get('/assets/*', forGood, files)
  app.get('/service-worker.js', etag(), asServiceWorker, files)
  app.get(adminFilesPath, etag(), afterCheck, files)
  app.get('/:file{[^/]+\\.(svg|png|ico|txt|webmanifest)}', forADay, files)
  return app
}
