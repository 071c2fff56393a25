/**
 * Compression (content encoding): chooses brotli or gzip by what a client accepts (content negotiation), and compresses
 * responses.
 */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { MiddlewareHandler } from 'hono'
import { LRUCache } from 'lru-cache'
import type { Bindings } from './headers.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

const encodings = ['br', 'gzip'] as const
export type Encoding = (typeof encodings)[number]

// Browsers send few different values, and parsing one takes longer than looking up the cached result.
const negotiated = new LRUCache<string, Encoding | 'identity'>({ max: 100, memoMethod: (header) => negotiate(header) })

/** The smallest encoding that the `Accept-Encoding` header allows; `br;q=0` forbids brotli (RFC 9110, 12.5.3). */
export const encodingFor = (acceptEncoding: string | null | undefined): Encoding | undefined => {
  if (!acceptEncoding) return undefined
  const encoding = negotiated.memo(acceptEncoding)
  return encoding === 'identity' ? undefined : encoding
}

const negotiate = (acceptEncoding: string) => {
  const accepted = acceptEncoding
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((word) => word.trim()))
  const best = encodings.find((name) =>
    accepted.some(([type, quality = 'q=1']) => type === name && Number(quality.slice(2)) > 0),
  )
  return best ?? 'identity'
}

const brotliAt = (quality: number, size: number) => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: size,
    [constants.BROTLI_PARAM_LGWIN]: windowBitsFor(size),
  },
})

/** A window as large as the content: the usual one of 4 MB takes a third more time for a page, and saves no byte. */
const windowBitsFor = (size: number) => {
  const { BROTLI_MIN_WINDOW_BITS: least, BROTLI_DEFAULT_WINDOW: most } = constants
  return Math.min(Math.max(Math.ceil(Math.log2(size)), least), most)
}

const lightQuality = 5
const goodQuality = 10
const strongQuality = 11

/** For responses sent once: takes a millisecond, on another thread. */
export const compressLightly = (encoding: Encoding, body: Uint8Array): Promise<Buffer> =>
  encoding === 'br' ? brotliAsync(body, brotliAt(lightQuality, body.length)) : gzipAsync(body)

/** For the first response with a long page. It takes 0.03 s on another thread, and saves a twelfth of the bytes. */
export const compressWell = (body: Uint8Array): Promise<Buffer> => brotliAsync(body, brotliAt(goodQuality, body.length))

/** For responses sent often: takes 0.1 s, on another thread, and saves a sixth of the bytes. */
export const compressStrongly = (body: Uint8Array): Promise<Buffer> =>
  brotliAsync(body, brotliAt(strongQuality, body.length))

/** Compresses responses that the page cache does not compress itself. Archives are sent as they are. */
export const compress: MiddlewareHandler<{ Bindings: Bindings }> = async (c, next) => {
  await next()
  const encoding = encodingFor(c.req.header('Accept-Encoding'))
  const isForCache = c.env.isCacheable && c.res.status === 200
  if (!encoding || isForCache || c.res.headers.has('Content-Encoding') || isArchive(c.res) || !c.res.body) return
  const { status, headers } = c.res
  const body = await compressLightly(encoding, new Uint8Array(await c.res.arrayBuffer()))
  headers.set('Content-Encoding', encoding)
  headers.append('Vary', 'Accept-Encoding')
  headers.set('Content-Length', String(body.length))
  // Otherwise Hono would copy the headers of the earlier response.
  c.res = undefined
  c.res = new Response(new Uint8Array(body), { status, headers })
}

const isArchive = ({ headers }: Response) => headers.get('Content-Type') === 'application/x-tar'
