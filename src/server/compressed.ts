import type { MiddlewareHandler } from 'hono'
import { encodeForOnce, encodingFor } from './encoded.ts'

/** Answers that are not kept are text too: sent as brotli or gzip to whoever takes it. Archives go as they come. */
export const compressed: MiddlewareHandler = async (c, next) => {
  await next()
  const encoding = encodingFor(c.req.header('Accept-Encoding'))
  if (!encoding || !c.res.body || c.res.headers.has('Content-Encoding') || isArchive(c.res)) return
  const body = await encodeForOnce(encoding, new Uint8Array(await c.res.arrayBuffer()))
  c.res = new Response(new Uint8Array(body), c.res)
  c.header('Content-Encoding', encoding)
  c.header('Vary', 'Accept-Encoding', { append: true })
  c.header('Content-Length', String(body.length))
}

const isArchive = ({ headers }: Response) => headers.get('Content-Type') === 'application/x-tar'
