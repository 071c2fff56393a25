/**
 * The page cache in memory (`PAGE_CACHE_MB`): its invalidation when content changes, and one rendering for all who wait
 * (request coalescing, against a cache stampede).
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { days } from '#core/lib/clock.ts'
import { namesOldPage } from '#core/redirects/redirects.ts'
import { contentPreviewParam } from '#shared/content-preview.ts'
import { momentAt } from '#shared/country/local-time.ts'
import { dayOf } from '#shared/format.ts'
import { type AddressRule, createAddressFinder, matching } from '#shared/pages/address-rules.ts'
import { cachedPages, cacheRules, pagesChanging, pagesShowing } from '#shared/pages/page-lists.ts'
import type { PublicPart } from '#shared/pages/public-page.ts'
import { EditorsQuery } from '#shared/shapes/editors-list.ts'
import {
  type CachedPage,
  createLateCompression,
  createPageStore,
  type PageStore,
  sendCachedPage,
  toCachedPage,
} from './cached-page.ts'
import { wantsLight } from './data-saver.ts'
import type { Bindings } from './headers.ts'
import type { OverloadProtection } from './overload.ts'

/** Which cached pages show a changed part of the site. Any page may show content that is edited elsewhere. */
const clearedBy = (part: PublicPart) => {
  const showing = pagesShowing(part)
  return (url: string) => showing.test(url) || (part === 'articles' && isApiCall(url))
}

const changesAtMidnight = pagesChanging('at midnight')
const changesEachQuarter = pagesChanging('each quarter of an hour')
const quarterHour = 15 * 60 * 1000

const nextMidnight = (now: number) => Date.parse(momentAt(`${dayOf(new Date(now + days(1)).toISOString())}T00:00`))

/** In milliseconds since 1970: when a page that is rendered now must be rendered again. */
const validUntil = (url: string, now: number) => {
  if (changesAtMidnight.test(url)) return nextMidnight(now)
  return changesEachQuarter.test(url) ? Math.floor(now / quarterHour + 1) * quarterHour : Number.POSITIVE_INFINITY
}

/** The lists that browsers request for the next page. */
const calls: AddressRule = {
  path: '/api/v1/(?:news|blog)',
  keys: [...new Set(['page', 'limit', ...Object.keys(EditorsQuery.shape)])],
  address: '/api/v1/(?:news|blog)(?:\\?page=[1-9]\\d{0,5}&limit=10)?',
}

const pageVary = 'Accept-Encoding, Save-Data, Cookie'
const callVary = 'Accept-Encoding, Authorization'

/** What decides the content of a response. `isLight`: the page for visitors who save data (docs/decisions/0015). */
type CacheKey = { url: string; isLight: boolean; isCall: boolean }

const cacheKeyOf = ({ method, url: requested = '', headers }: IncomingMessage): CacheKey | undefined => {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const url = cacheableUrlOf(requested)
  const isCall = isApiCall(requested)
  // An API client that sends a token may get a response of its own, so that response is not cached.
  if (url === undefined || (isCall && headers.authorization)) return undefined
  return { url, isLight: !isCall && wantsLight(headers['save-data']?.toString(), headers.cookie), isCall }
}

const isApiCall = (url: string) => url.startsWith('/api/')

const cachedCalls = matching([calls.address])
const addressOf = createAddressFinder([calls, ...cacheRules])

/** The URL under which the response is cached. Parsing a query is slow, so only unusual queries are parsed. */
const cacheableUrlOf = (requested: string) => {
  if ((isApiCall(requested) ? cachedCalls : cachedPages).test(requested)) return requested
  const [path = '', ...rest] = requested.split('?')
  if (rest.length === 0) return undefined
  const query = new URLSearchParams(rest.join('?'))
  if (query.has(contentPreviewParam) || namesOldPage(query)) return undefined
  return addressOf(path, query)
}

/** No URL begins with this prefix, which keeps the two versions of a page apart. */
const lightPrefix = 'light '
const keyTextOf = ({ url, isLight }: CacheKey) => (isLight ? lightPrefix + url : url)
const urlOfKey = (text: string) => (text.startsWith(lightPrefix) ? text.slice(lightPrefix.length) : text)

type Fetch = (request: Request, env: Omit<Bindings, 'outgoing'>) => Response | Promise<Response>

type Overload = Pick<OverloadProtection, 'admitPage' | 'rejectPage' | 'isIdle'>

/** Undefined: the server is overloaded, and did not render the page. */
type Rendered = CachedPage | Response | undefined

/** Renders pages through `fetch`, each at most once at a time, and stores them. */
const createRendering = (fetch: Fetch, store: PageStore, { admitPage, isIdle }: Overload) => {
  let pending = new Map<string, Promise<Rendered>>()
  const compressLater = createLateCompression(store.compress, isIdle)

  const renderAndStore = async (key: CacheKey, incoming: IncomingMessage) => {
    const pendingAtStart = pending
    // Computed before the data is read: a rendering that crosses midnight is not valid for another day.
    const until = validUntil(key.url, store.now())
    const response = await fetch(requestFor(key, incoming), { incoming, isCacheable: true })
    if (response.status >= 500) return store.getStale(keyTextOf(key)) ?? response
    // A list beyond its last page has no-store, because there would be millions of them.
    if (response.status !== 200 || response.headers.get('Cache-Control') === 'no-store') return response
    const page = await toCachedPage(response, key.isCall ? callVary : pageVary, isIdle(1))
    // A page whose rendering began before a change may contain the old data.
    if (pendingAtStart !== pending) return page
    store.set(keyTextOf(key), page, until)
    return page
  }

  return {
    compressLater,
    isPending: (key: CacheKey) => pending.has(keyTextOf(key)),
    /** Requests for a page that is being rendered, or is queued, wait for that rendering. */
    render: (key: CacheKey, incoming: IncomingMessage) => {
      const mine = pending
      const text = keyTextOf(key)
      const page =
        mine.get(text) ??
        whenAdmitted(admitPage, incoming, () => renderAndStore(key, incoming)).finally(() => mine.delete(text))
      mine.set(text, page)
      return page
    },
    /** Renderings in progress are not stored, and later requests do not wait for them. */
    outdate: () => {
      pending = new Map()
    },
  }
}

const whenAdmitted = async (
  admit: Overload['admitPage'],
  incoming: IncomingMessage,
  render: () => Promise<Rendered>,
) => {
  let page: Rendered
  await admit(incoming, async () => {
    page = await render()
  })
  return page
}

/** `sent` settles when the response has been written. A shared rendering began for an earlier request. */
type Answered = { from: 'cache' | 'rendering' | 'shared rendering'; sent: Promise<void> }

const usualBytes = 64 * 1024 * 1024

/** `maxBytes` 0: nothing is cached. `now`: the time in milliseconds since 1970. */
export const createPageCache = (fetch: Fetch, overload: Overload, maxBytes = usualBytes, now = Date.now) => {
  const store = createPageStore(maxBytes, now)
  const rendering = createRendering(fetch, store, overload)
  const sendRendered = async (rendered: Promise<Rendered>, request: IncomingMessage, response: ServerResponse) => {
    const page = await rendered
    if (page === undefined) overload.rejectPage(request, response)
    else if (page instanceof Response) await sendResponse(page.clone(), response)
    else await sendCachedPage(page, request, response)
  }
  return {
    /**
     * Answers a request for a cacheable page: from the cache, or by rendering, storing and sending it. Undefined: not a
     * cacheable page, and nothing was done.
     */
    answer: (request: IncomingMessage, response: ServerResponse): Answered | undefined => {
      const key = maxBytes > 0 && cacheKeyOf(request)
      if (!key) return undefined
      const cached = store.get(keyTextOf(key))
      if (cached) {
        if (!cached.isFinal) rendering.compressLater(keyTextOf(key))
        return { from: 'cache', sent: sendCachedPage(cached, request, response) }
      }
      const from = rendering.isPending(key) ? 'shared rendering' : 'rendering'
      return { from, sent: sendRendered(rendering.render(key, request), request, response) }
    },
    size: store.size,
    /** Call before a change is acknowledged: afterwards no visitor gets a page from before the change. */
    clear: (part: PublicPart = 'everything') => {
      const isCleared = clearedBy(part)
      store.clear((key) => isCleared(urlOfKey(key)))
      rendering.outdate()
    },
    /** After a possible change: pages are rendered again, and a stale page is sent only if that fails. */
    markStale: () => {
      store.markStale()
      rendering.outdate()
    },
  }
}

/** Only the parts of the key reach the rendering, so nothing else that a visitor sends can end up in a cached page. */
const requestFor = ({ url, isLight }: CacheKey, { headers }: IncomingMessage) =>
  new Request(`http://localhost${url}`, {
    headers: { 'Accept-Encoding': headers['accept-encoding'] ?? '', ...(isLight && { 'Save-Data': 'on' }) },
  })

const sendResponse = async (answer: Response, response: ServerResponse) => {
  const body = Buffer.from(await answer.arrayBuffer())
  const headers = new Headers(answer.headers)
  headers.set('Content-Length', String(body.length))
  response.writeHead(answer.status, [...headers].flat()).end(body)
}
