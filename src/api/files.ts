/**
 * Files for download, such as leaflets and audio: lists, uploads and deletes them. `server/download-files.ts` serves
 * them.
 */
import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { Refused } from '#core/lib/errors.ts'
import type { Core } from '#core/organisation/core.ts'
import { limits } from '#shared/limits.ts'
import { DownloadFile } from '#shared/shapes/file.ts'
import { PageQuery, pageFields } from '#shared/shapes/page.ts'
import type { ApiEnv } from './calls.ts'
import { answer, formBody, idParam, refusals, signedIn } from './calls.ts'
import { mustBeAllowed } from './guard.ts'

const tags = ['Files']
const oneFile = (description: string) => answer(description, z.object({ file: DownloadFile }))

const file = z
  .custom<File>()
  .optional()
  .openapi({
    type: 'string',
    format: 'binary',
    description: `PDF, Word, Excel, PowerPoint, OpenDocument, MP3, M4A or OGG, at most ${limits.fileBytes / 1024 / 1024} MB`,
  })

const calls = {
  list: createRoute({
    method: 'get',
    path: '/',
    tags,
    summary: 'List the files for download, newest first',
    ...signedIn,
    request: { query: PageQuery },
    responses: {
      200: answer('One page', z.object({ files: z.array(DownloadFile), ...pageFields })),
      ...refusals(401, 403, 422),
    },
  }),
  add: createRoute({
    method: 'post',
    path: '/',
    tags,
    summary: 'Upload a file for download; a link in a text names its `url`',
    ...signedIn,
    request: formBody(z.object({ file })),
    responses: { 201: oneFile('The file'), ...refusals(400, 401, 403, 413, 415, 422) },
  }),
  remove: createRoute({
    method: 'delete',
    path: '/{id}',
    tags,
    summary: 'Delete a file permanently; refused while a text names it',
    ...signedIn,
    request: idParam,
    responses: { 200: oneFile('The file, deleted'), ...refusals(401, 403, 404, 409) },
  }),
}

export const fileRoutes = ({ files }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(calls.list, async (c) => {
      mustBeAllowed(c, 'articles.write')
      const { page, limit } = c.req.valid('query')
      const { found, ...pages } = await files.list(page, limit)
      return c.json({ files: found, ...pages }, 200)
    })
    .openapi(calls.add, async (c) => {
      mustBeAllowed(c, 'articles.write')
      const sent: unknown = c.req.valid('form').file
      if (!(sent instanceof File)) throw new Refused({ file: 'Send one file.' })
      return c.json({ file: await files.add(sent.name, new Uint8Array(await sent.arrayBuffer())) }, 201)
    })
    .openapi(calls.remove, async (c) => {
      mustBeAllowed(c, 'articles.write')
      return c.json({ file: await files.remove(c.req.valid('param').id) }, 200)
    })
