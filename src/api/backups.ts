/** Backups: list, make and download them, and export all data. */
import { OpenAPIHono } from '@hono/zod-openapi'
import { logSentence } from '#core/lib/errors.ts'
import type { Core } from '#core/organisation/core.ts'
import type { Report } from '#shared/error-report.ts'
import { Backups } from '#shared/shapes/backup.ts'
import { type ApiEnv, answer, callsTagged, fileAnswer, sendFile } from './calls.ts'

const call = callsTagged('Backups', 'backups.read')
const archive = 'application/x-tar'

const list = call('get', '/', {
  summary: 'List the backups, with the result of the latest one',
  gives: { 200: answer('The backups', Backups) },
})
const make = call('post', '/', {
  needs: 'backups.write',
  summary: 'Start a backup, unless one is running; GET /backups says when it is done',
  gives: { 202: answer('The backup was started', Backups) },
})
const download = call('get', '/{id}', {
  needsConfirmation: true,
  summary: 'Download a backup: everything, including secrets',
  description: 'Requires `POST /auth/confirmation` first.',
  gives: { 200: fileAnswer('The file', archive) },
})
const exportAll = call('get', '/', {
  summary: 'Download everything in open formats: JSON, CSV and pictures, without secrets',
  gives: { 200: fileAnswer('The archive', archive) },
})

export const backupRoutes = ({ backups }: Core, report: Report) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(list, async (c) => c.json(await backups.state(), 200))
    .openapi(make, async (c) => {
      const onFailure = (error: Error) => report('backup-failed', `The backup failed: ${logSentence(error)}`)
      return c.json(await backups.start(onFailure), 202)
    })
    .openapi(download, async (c) => {
      const { name, bytes, body } = await backups.download(c.req.valid('param').id)
      c.header('Content-Length', String(bytes))
      return sendFile(c, name, archive, body)
    })

export const exportRoutes = ({ backups }: Core) =>
  new OpenAPIHono<ApiEnv>().openapi(exportAll, async (c) => {
    const { name, body } = await backups.exportAll()
    return sendFile(c, name, archive, body)
  })
