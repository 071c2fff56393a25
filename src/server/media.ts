import { Hono } from 'hono'
import type { Core } from '#core/core.ts'

/** Pictures never change under their name: a new picture has a new one. */
export const mediaFiles = (core: Core) =>
  new Hono().get('/:name', async (c) => {
    const file = await core.media.read(c.req.param('name'))
    if (!file) return c.text('There is no such picture.', 404)
    c.header('Content-Type', file.type)
    c.header('Content-Length', String(file.size))
    c.header('Cache-Control', 'public, max-age=31536000, immutable')
    return c.body(file.body as never)
  })
