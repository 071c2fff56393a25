/**
 * The image library (media library), and uploads in parts (chunked uploads), which continue after a lost connection.
 */
import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { Core } from '#core/organisation/core.ts'
import type { LibraryImage } from '#shared/shapes/image.ts'
import type { ApiEnv } from './calls.ts'
import { mustBeAllowed, visitorMay } from './guard.ts'
import { libraryCalls, uploadCalls } from './image-calls.ts'
import { problem, stopWith } from './problems.ts'

export const imageRoutes = (core: Core) =>
  new OpenAPIHono<ApiEnv>().route('/', libraryRoutes(core)).route('/', uploadRoutes(core))

const libraryRoutes = ({ library }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(libraryCalls.list, async (c) => {
      mustBeAllowed(c, 'articles.write')
      const { found, ...pages } = await library.list(c.req.valid('query'))
      return c.json({ pictures: found.map((picture) => shownTo(c, picture)), ...pages }, 200)
    })
    .openapi(libraryCalls.find, async (c) => {
      mustBeAllowed(c, 'articles.write')
      return c.json({ picture: shownTo(c, await library.find(c.req.valid('param').id)) }, 200)
    })
    .openapi(libraryCalls.change, async (c) => {
      const picture = await library.change(c.req.valid('param').id, c.req.valid('json'), editorOf(c))
      return c.json({ picture: shownTo(c, picture) }, 200)
    })
    .openapi(libraryCalls.remove, async (c) => {
      mustBeAllowed(c, 'articles.write')
      return c.json({ picture: shownTo(c, await library.remove(c.req.valid('param').id)) }, 200)
    })
    .openapi(libraryCalls.erase, async (c) => {
      mustBeAllowed(c, 'privacy.write')
      return c.json({ picture: await library.erase(c.req.valid('param').id) }, 200)
    })

const uploadRoutes = ({ uploads }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(uploadCalls.begin, async (c) => {
      mustBeAllowed(c, 'articles.write')
      return c.json({ upload: await uploads.begin(c.req.valid('json')) }, 201)
    })
    .openapi(uploadCalls.findUpload, async (c) => {
      mustBeAllowed(c, 'articles.write')
      return c.json({ upload: await uploads.find(c.req.valid('param').id) }, 200)
    })
    .openapi(uploadCalls.take, async (c) => {
      mustBeAllowed(c, 'articles.write')
      const upload = await uploads.receivePart(c.req.valid('param').id, c.req.valid('query').at, await bytesIn(c))
      return c.json({ upload }, 200)
    })
    .openapi(uploadCalls.finish, async (c) => {
      const who = editorOf(c)
      return c.json({ picture: await uploads.finish(c.req.valid('param').id, c.req.valid('json'), who) }, 201)
    })

/** An editor does not see other users' addresses: `by` is then empty (docs/decisions/0022). */
const shownTo = (c: Context<ApiEnv>, picture: LibraryImage): LibraryImage => {
  const { consent } = picture
  if (!consent || consent.by === c.get('user').email || visitorMay(c, 'people.read')) return picture
  return { ...picture, consent: { ...consent, by: '' } }
}

/** The email of the user, who must be allowed to write. */
const editorOf = (c: Context<ApiEnv>) => {
  mustBeAllowed(c, 'articles.write')
  return c.get('user').email
}

/** Accepts only a body of raw bytes: any other content type would be stored as a broken picture. */
const bytesIn = async (c: Context<ApiEnv>) => {
  if (c.req.header('Content-Type') !== 'application/octet-stream')
    throw stopWith(problem(415, 'Send the part of a picture as application/octet-stream.'))
  return new Uint8Array(await c.req.arrayBuffer())
}
