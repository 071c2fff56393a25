/**
 * Files for download, such as leaflets and audio: lists, uploads and deletes them. `server/download-files.ts` serves
 * them.
 */
import { OpenAPIHono, z } from '@hono/zod-openapi'
import { Refused } from '#core/lib/errors.ts'
import type { Core } from '#core/organisation/core.ts'
import { limits } from '#shared/limits.ts'
import { PageQuery, pageFields } from '#shared/shapes/fields.ts'
import { DownloadFile } from '#shared/shapes/file.ts'
import { type ApiEnv, answer, callsTagged, onItem } from './calls.ts'

const call = callsTagged('Files', 'articles.write')

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
  list: call('get', '/', {
    summary: 'List the files for download, newest first',
    query: PageQuery,
    gives: { 200: answer('One page', z.object({ files: z.array(DownloadFile), ...pageFields })) },
  }),
  add: call('post', '/', {
    summary: 'Upload a file for download; a link in a text names its `url`',
    takesForm: z.object({ file }),
    gives: { 201: oneFile('The file') },
  }),
  remove: call('delete', '/{id}', {
    summary: 'Delete a file permanently; refused while a text names it',
    gives: { 200: oneFile('The file, deleted') },
    also: [409],
  }),
}

export const fileRoutes = ({ files }: Core) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(calls.list, async (c) => {
      const { page, limit } = c.req.valid('query')
      const { found, ...pages } = await files.list(page, limit)
      return c.json({ files: found, ...pages }, 200)
    })
    .openapi(calls.add, async (c) => {
      const sent: unknown = c.req.valid('form').file
      if (!(sent instanceof File)) throw new Refused({ file: 'Send one file.' })
      return c.json({ file: await files.add(sent.name, new Uint8Array(await sent.arrayBuffer())) }, 201)
    })
    .openapi(calls.remove, onItem('file', files.remove))
