/** Backups: list, make and download them, and export all data. */
import { createRoute, OpenAPIHono } from '@hono/zod-openapi'
import type { Core } from '#core/organisation/core.ts'
import { placeOf, type Report } from '#shared/errors.ts'
import { Backups } from '#shared/shapes/backup.ts'
import type { ApiEnv } from './calls.ts'
import { answer, idParam, refusals, signedIn } from './calls.ts'
import { mustBeAllowed, mustBeConfirmed } from './guard.ts'

const tags = ['Backups']
const tar = (description: string) => ({
  description,
  content: { 'application/x-tar': { schema: { type: 'string', format: 'binary' } as const } },
})

const list = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'List the backups, with the result of the latest one',
  ...signedIn,
  responses: { 200: answer('The backups', Backups), ...refusals(401, 403) },
})
const make = createRoute({
  method: 'post',
  path: '/',
  tags,
  summary: 'Start a backup, unless one is running; GET /backups says when it is done',
  ...signedIn,
  responses: { 202: answer('The backup was started', Backups), ...refusals(401, 403) },
})
const download = createRoute({
  method: 'get',
  path: '/{id}',
  tags,
  summary: 'Download a backup: everything, including secrets',
  description: 'Requires `POST /auth/confirmation` first.',
  ...signedIn,
  request: idParam,
  responses: { 200: tar('The file'), ...refusals(401, 403, 404) },
})
const exportAll = createRoute({
  method: 'get',
  path: '/',
  tags,
  summary: 'Download everything in open formats: JSON, CSV and pictures, without secrets',
  ...signedIn,
  responses: { 200: tar('The archive'), ...refusals(401, 403) },
})

const headersFor = (name: string) => ({
  'Content-Type': 'application/x-tar',
  'Content-Disposition': `attachment; filename="${name}"`,
})

export const backupRoutes = ({ backups }: Core, report: Report) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(list, async (c) => {
      mustBeAllowed(c, 'backups.read')
      return c.json(await backups.state(), 200)
    })
    .openapi(make, async (c) => {
      mustBeAllowed(c, 'backups.write')
      const onFailure = (error: Error) => report('backup-failed', `The backup failed: ${placeOf(error)}`)
      return c.json(await backups.start(onFailure), 202)
    })
    .openapi(download, async (c) => {
      mustBeAllowed(c, 'backups.read')
      mustBeConfirmed(c)
      const { name, bytes, body } = await backups.download(c.req.valid('param').id)
      return c.body(body, 200, { ...headersFor(name), 'Content-Length': String(bytes) }) as never
    })

export const exportRoutes = ({ backups }: Core) =>
  new OpenAPIHono<ApiEnv>().openapi(exportAll, async (c) => {
    mustBeAllowed(c, 'backups.read')
    const { name, body } = await backups.exportAll()
    return c.body(body, 200, headersFor(name)) as never
  })
