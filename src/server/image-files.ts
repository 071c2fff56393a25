/**
 * Serves the image files of articles and of the library, which browsers cache for a year. `core/images/resize.ts` says
 * which sizes exist.
 */
import { Hono } from 'hono'
import { Unavailable } from '#core/lib/errors.ts'
import type { Core } from '#core/organisation/core.ts'

/** A file name never gets new content, so browsers and caches store the file for a year. */
export const imageFileRoutes = (core: Core) =>
  new Hono().get('/:name', async (c) => {
    const file = await core.imageFiles.read(c.req.param('name')).catch(awayOr)
    if (file === 'away') return c.text('The pictures cannot be reached at the moment.', 503, onlyForNow)
    if (!file) return c.text('There is no such picture.', 404)
    c.header('Content-Type', file.type)
    c.header('Content-Length', String(file.size))
    c.header('Cache-Control', 'public, max-age=31536000, immutable')
    return c.body(file.body as never)
  })

// The image store cannot be reached, so no cache may store this response.
const onlyForNow = { 'Cache-Control': 'no-store', 'Retry-After': '10' }

const awayOr = (error: unknown) => {
  if (error instanceof Unavailable) return 'away' as const
  throw error
}
