import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

// Quality 5 takes a few milliseconds for a page and is within a tenth of the best.
const encoders = {
  br: (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: Buffer) => gzipped(body),
}

/** Pages and their data are text: sent as brotli or gzip to whoever takes it. */
export const compressed: MiddlewareHandler = async (c, next) => {
  await next()
  const encoding = (['br', 'gzip'] as const).find((name) => c.req.header('Accept-Encoding')?.includes(name))
  if (!encoding || !c.res.body || c.res.headers.has('Content-Encoding')) return
  const body = await encoders[encoding](Buffer.from(await c.res.arrayBuffer()))
  c.res = new Response(new Uint8Array(body), c.res)
  c.header('Content-Encoding', encoding)
  c.header('Vary', 'Accept-Encoding')
  c.header('Content-Length', String(body.length))
}
