/** The import of export files of WordPress and Ghost: upload, dry run, import, report. */
import { OpenAPIHono, z } from '@hono/zod-openapi'
import { logSentence } from '#core/lib/errors.ts'
import type { Core } from '#core/organisation/core.ts'
import type { Report } from '#shared/error-report.ts'
import { limits } from '#shared/limits.ts'
import {
  ImportFileIndex,
  ImportPosition,
  NewSiteImport,
  SiteImport,
  SiteImportStart,
} from '#shared/shapes/site-import.ts'
import { type ApiEnv, answer, callsTagged, done, fileAnswer, sendFile } from './calls.ts'
import { bytesIn } from './images.ts'

const call = callsTagged('Import', 'import.write')

const state = (description: string) => answer(description, z.object({ import: SiteImport.nullable() }))

const calls = {
  find: call('get', '/', {
    summary: 'Show the import: its files, how far it is, and its numbers',
    gives: { 200: state('The import; null if there is none') },
  }),
  begin: call('post', '/', {
    summary: 'Announce the files of an import, which replace those of the last one',
    takes: NewSiteImport,
    gives: { 201: state('The import, without its files') },
    also: [409],
  }),
  take: call('put', '/files/{index}', {
    summary: `Send the next part of a file, at most ${limits.uploadPart / 1024} KB of raw bytes; idempotent`,
    by: ImportFileIndex,
    query: ImportPosition,
    takesBytes: 'application/octet-stream',
    gives: {
      200: answer('How much has arrived', z.object({ upload: z.object({ received: z.int(), bytes: z.int() }) })),
    },
    also: [409],
  }),
  start: call('post', '/start', {
    summary: 'Start the dry run or the import; GET /import says when it has ended',
    takes: SiteImportStart,
    gives: { 202: state('The import, started') },
    also: [409],
  }),
  report: call('get', '/report', {
    summary: 'Download the report: every item, with the reason if it was left out',
    gives: { 200: fileAnswer('The report', 'text/plain') },
    also: [404],
  }),
  discard: call('delete', '/', {
    summary: 'Delete the files and the report of the import; what was imported stays',
    gives: { 204: { description: 'Deleted' } },
    also: [409],
  }),
}

export const siteImportRoutes = ({ siteImport }: Core, report: Report) =>
  new OpenAPIHono<ApiEnv>()
    .openapi(calls.find, async (c) => c.json({ import: await siteImport.find() }, 200))
    .openapi(calls.begin, async (c) => c.json({ import: await siteImport.begin(c.req.valid('json')) }, 201))
    .openapi(calls.take, async (c) => {
      const [{ index }, { at }] = [c.req.valid('param'), c.req.valid('query')]
      return c.json({ upload: await siteImport.receivePart(index, at, await bytesIn(c)) }, 200)
    })
    .openapi(calls.start, async (c) => {
      const onFailure = (error: Error) => report('import-failed', `The import failed: ${logSentence(error)}`)
      return c.json({ import: await siteImport.start(c.req.valid('json'), onFailure) }, 202)
    })
    .openapi(calls.report, async (c) => sendFile(c, 'import-report.txt', 'text/plain', await siteImport.report()))
    .openapi(calls.discard, (c) => done(c, siteImport.discard()))
