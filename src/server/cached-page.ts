/**
 * The pages that the cache holds (least recently used, LRU, go first), each with its ETag, its caching headers
 * (Cache-Control, CDN) and its compressed variants, so that sending one costs almost nothing. The first readers get a
 * page lightly compressed. Only a page that is requested again gets the strongest compression, because that takes far
 * longer than rendering. `page-cache.ts` decides which pages are cached.
 */
import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { compressLightly, compressStrongly, compressWell, encodingFor } from './compress.ts'

// Browsers revalidate every time. A shared cache may respond on its own for ten seconds, and for a day while the site
// is down; the second header is for such caches only.
const sharedCaching = {
  'cache-control': 'public, max-age=0, s-maxage=10, must-revalidate',
  'cdn-cache-control': 'max-age=10, stale-if-error=86400',
}

/** `headers` is a flat list of names and values, which Node writes without converting it. */
type Variant = { status: 200 | 304; headers: string[]; body?: Uint8Array }

/** `gzip` is made for the first reader who accepts nothing better: nearly every browser accepts brotli. */
type Variants = Record<'br' | 'identity' | 'notModified', Variant> & { gzip: () => Promise<Variant> }

/** `bytes` is the size of all bodies and headers; `isFinal`: compressed as strongly as possible. */
export type CachedPage = { etag: string; bytes: number; isFinal?: true } & Variants

/**
 * Compressed for the first reader. `vary` names the request headers that decide what is sent, unless the response names
 * them itself. `isAlone`: nothing else is to be generated.
 */
export const toCachedPage = async (response: Response, vary: string, isAlone = false): Promise<CachedPage> => {
  const body = Buffer.from(await response.arrayBuffer())
  const br = await firstBrotli(body, isAlone)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const { 'content-type': type = '', ...headers } = Object.fromEntries(response.headers)
  const common = { ...(headers['cache-control'] ? {} : sharedCaching), vary, ...headers, etag }
  const variant = (encoded: Uint8Array, encoding: Record<string, string> = {}): Variant =>
    withBody(
      { status: 200, headers: flat({ ...common, ...encoding, 'content-type': type, 'content-length': '' }) },
      encoded,
    )
  const makeGzip = async () => variant(withoutRest(await compressLightly('gzip', body)), { 'content-encoding': 'gzip' })
  let gzip: Promise<Variant> | undefined
  return withSize(etag, {
    notModified: { status: 304, headers: flat(common) },
    identity: variant(body),
    br: variant(withoutRest(br), { 'content-encoding': 'br' }),
    gzip: () => (gzip ??= makeGzip()),
  })
}

// Before compression: a page of this length has about 10 KB in the light compression. A list of a hundred places is
// longer, and has at most 12 KB in the stronger one.
const longPage = 40_000

/** On a slow connection, the stronger compression of a long page saves the phone more time than it costs the server. */
const firstBrotli = (body: Uint8Array, isAlone: boolean) =>
  isAlone && body.length > longPage ? compressWell(body) : compressLightly('br', body)

/** The same page in the strongest compression; gzip stays as it is, because few readers need it. */
const stronglyCompressed = async ({ etag, bytes, ...variants }: CachedPage): Promise<CachedPage> => {
  const br = await compressStrongly(variants.identity.body ?? new Uint8Array())
  return { ...withSize(etag, { ...variants, br: withBody(variants.br, withoutRest(br)) }), isFinal: true }
}

/** The length is the last of the headers. */
const withBody = (variant: Variant, body: Uint8Array): Variant => ({
  ...variant,
  headers: [...variant.headers.slice(0, -1), String(body.length)],
  body,
})

const withSize = (etag: string, variants: Variants): CachedPage => {
  const { notModified, identity, br } = variants
  // Twice brotli: gzip is not made yet, and then takes about as much.
  return { etag, bytes: bytesOf(notModified) + bytesOf(identity) + 2 * bytesOf(br), ...variants }
}

/** zlib returns part of a 16 KB buffer, and all of it would stay in memory. */
const withoutRest = (bytes: Uint8Array) => {
  const exact = Buffer.allocUnsafeSlow(bytes.byteLength)
  exact.set(bytes)
  return exact
}

// A string has a head of 16 bytes, and a list a pointer of 8 to it.
const bytesAround = 24

const bytesOf = ({ headers, body }: Variant) =>
  (body?.byteLength ?? 0) + headers.reduce((sum, text) => sum + text.length + bytesAround, 0)

const flat = (headers: Record<string, string>) => Object.entries(headers).flat()

/** Whether the browser has the current page: the header is `*` or a list of tags, weak or not (RFC 9110, 13.1.2). */
const isCurrent = (etag: string, ifNoneMatch: string | undefined) =>
  ifNoneMatch === '*' || (ifNoneMatch?.match(/"[^"]*"/g)?.includes(etag) ?? false)

/** For HEAD, Node sends the same headers and omits the body. */
export const sendCachedPage = async (page: CachedPage, { headers }: IncomingMessage, response: ServerResponse) => {
  const name = isCurrent(page.etag, headers['if-none-match'])
    ? 'notModified'
    : (encodingFor(headers['accept-encoding']) ?? 'identity')
  const variant = name === 'gzip' ? await page.gzip() : page[name]
  response.writeHead(variant.status, variant.headers).end(variant.body)
}

const idlePollMilliseconds = 20

/** Compresses stored pages strongly, one at a time, while the server has nothing else to generate. */
export const createLateCompression = (compress: (key: string) => Promise<void>, isIdle: () => boolean) => {
  const waiting = new Set<string>()
  const compressNext = async () => {
    const [key] = waiting
    if (key === undefined) return
    if (isIdle()) {
      await compress(key)
      waiting.delete(key)
    }
    setTimeout(compressNext, isIdle() ? 0 : idlePollMilliseconds).unref()
  }
  return (key: string) => {
    waiting.add(key)
    if (waiting.size === 1) setTimeout(compressNext).unref()
  }
}

// The overhead of an entry: the objects around its strings and bodies, and its places in the maps of the cache.
const bytesPerEntry = 2 * 1024
const staleMilliseconds = 2000

const onceMore = () => ({
  expiresAt: performance.now() + staleMilliseconds,
  validUntil: Number.POSITIVE_INFINITY,
})

export type PageStore = ReturnType<typeof createPageStore>
/** `validUntil`: in milliseconds since 1970. */
type Entry = { page: CachedPage; generation: number; expiresAt: number; validUntil: number }

const isValid = ({ expiresAt, validUntil }: Entry, now: number) => performance.now() < expiresAt && now < validUntil

const createEntries = (maxBytes: number) =>
  new LRUCache<string, Entry>({
    // lru-cache treats 0 as no limit.
    maxSize: Math.max(1, maxBytes),
    // Two bytes for each character of a key: it is stored twice.
    sizeCalculation: ({ page }, key) => page.bytes + 2 * key.length + bytesPerEntry,
  })

/** `maxBytes` bounds the memory; the pages that were not requested for the longest time go first. */
export const createPageStore = (maxBytes: number, now: () => number) => {
  const entries = createEntries(maxBytes)
  let generation = 0
  return {
    now,
    get: (key: string) => {
      const entry = entries.get(key)
      return entry?.generation === generation && isValid(entry, now()) ? entry.page : undefined
    },
    /**
     * Replaces a page by the same page in the strongest compression. This does not count as a use of the page, so its
     * place in the order of use stays; so does its counted size, which is then a little above the real one.
     */
    compress: async (key: string) => {
      const entry = entries.peek(key)
      if (entry) entry.page = await stronglyCompressed(entry.page)
    },
    set: (key: string, page: CachedPage, validUntil: number) => {
      entries.set(key, { page, generation, expiresAt: Number.POSITIVE_INFINITY, validUntil })
    },
    /** Stale-if-error: a page that cannot be rendered is sent as it was, for two seconds at a time. */
    getStale: (key: string) => {
      const entry = entries.get(key)
      if (entry) Object.assign(entry, { generation, ...onceMore() })
      return entry?.page
    },
    markStale: () => {
      generation += 1
    },
    /** Removes the pages whose keys match. */
    clear: (isCleared: (key: string) => boolean) => {
      for (const key of [...entries.keys()]) if (isCleared(key)) entries.delete(key)
    },
    size: () => ({ pages: entries.size, bytes: entries.calculatedSize }),
  }
}
