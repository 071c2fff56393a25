/**
 * Serves the files for download, each under its own name. Answers range requests, so that players can seek in audio,
 * and streams a file in parts.
 */
import { Hono } from 'hono'
import { webStream } from '#core/lib/streams.ts'
import type { Core } from '#core/organisation/core.ts'

type Opened = NonNullable<Awaited<ReturnType<Core['files']['open']>>>

const partBytes = 256 * 1024

/**
 * An uploaded document is sent as an attachment, so that browsers never show it as a page of this site. Audio plays in
 * the page.
 */
export const downloadRoutes = ({ files }: Pick<Core, 'files'>) =>
  new Hono().get('/:id/:name', async (c) => {
    const file = await files.open(c.req.param('id'))
    if (!file) return c.text('There is no such file.', 404)
    const range = rangeIn(c.req.header('Range'), file.bytes)
    if (range === 'wrong') return c.body(null, 416, { 'Content-Range': `bytes */${file.bytes}` })
    const { start, end } = range ?? { start: 0, end: file.bytes }
    c.header('Content-Type', file.mime)
    c.header('Content-Length', String(end - start))
    c.header('Content-Disposition', `${file.isAudio ? 'inline' : 'attachment'}; ${fileNameIn(file)}`)
    c.header('Cache-Control', 'public, max-age=86400')
    c.header('Accept-Ranges', 'bytes')
    if (range) c.header('Content-Range', `bytes ${start}-${end - 1}/${file.bytes}`)
    const first = await file.readPart(start, Math.min(end, start + partBytes))
    if (!first) return c.text('There is no such file.', 404)
    return c.body(
      webStream(() => partsOf(file, first, start, end)),
      range ? 206 : 200,
    )
  })

/** One part after the other, so that a slow reader needs the memory of one part and not of the file. */
async function* partsOf(file: Opened, first: Uint8Array, start: number, end: number) {
  yield first
  for (let at = start + first.byteLength; at < end; ) {
    const part = await file.readPart(at, Math.min(end, at + partBytes))
    if (!part?.byteLength) return
    yield part
    at += part.byteLength
  }
}

/** RFC 9110, 14.1.2: a single range. Players request parts; a request for several ranges gets the whole file. */
const rangeIn = (header: string | undefined, bytes: number) => {
  const [, from = '', to = ''] = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(header ?? '') ?? []
  if (from === '' && to === '') return undefined
  const start = from === '' ? Math.max(0, bytes - Number(to)) : Number(from)
  const end = from === '' || to === '' ? bytes : Math.min(bytes, Number(to) + 1)
  return start < end ? { start, end } : 'wrong'
}

/** RFC 6266: an ASCII name for old programs, the full name for the others. */
const fileNameIn = ({ name }: Opened) =>
  `filename="${name.replace(/[^\w. -]/g, '_')}"; filename*=UTF-8''${encodeURIComponent(name)}`
