/** Rendered pages, kept in memory until something they show changes. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { languageTags } from '#shared/languages.ts'
import { asksForLight, wantsLight } from './data-saver.ts'
import { keptCalls, mayBeOwn } from './kept-calls.ts'
import { type KeptPage, keepPage, responseOf, sendKept } from './kept-page.ts'
import type { Pages } from './render/pages.ts'
import { createShelves } from './shelf.ts'

const inLanguage = `language=(?:${languageTags.join('|')})`

// A stranger must not be able to have an address of their making kept, or anyone could fill the memory.
const keepable = [
  /^\/(?:about|contact|help|genotype|subscribe|numbers|privacy|accessibility|how-we-make-our-information|offline|admin)?$/,
  /^\/(?:news|blog)(?:\?page=[1-9]\d{0,5})?$/,
  new RegExp(`^/(?:news|blog)\\?${inLanguage}(?:&page=[1-9]\\d{0,5})?$`),
  /^\/(?:news|blog)\/[0-9a-z-]{3,80}$/,
  /^\/tags\/[a-z0-9-]{1,80}(?:\/feed\.xml|\?page=[1-9]\d{0,5})?$/,
  /^\/letters(?:\?page=[1-9]\d{0,3}|\/feed\.xml|\/[0-9a-z]{16})?$/,
  /^\/(?:robots\.txt|sitemap\.xml|(?:news|blog)\/feed\.(?:xml|json))$/,
  /^\/sitemap\/(?:pages|(?:news|blog|tags)-[1-9]\d{0,4})\.xml$/,
  keptCalls,
]

const maxBytes = 64 * 1024 * 1024

/** Light and full pages are kept side by side; no address begins with a word. */
const keyOf = (address: string, isLight: boolean) => (isLight ? `light ${address}` : address)

/** `limit` bounds the memory, in bytes; the pages kept longest go first. */
export const createPageCache = (render: Pages, limit = maxBytes) => {
  const kept = createShelves(limit)
  let coming = new Map<string, Promise<KeptPage | Response>>()

  const make = async (key: string, request: Request, visitor: string) => {
    const mine = coming
    const response = await render(request, visitor)
    if (response.status >= 500) return kept.keepForNow(key) ?? forOneVisitor(response)
    if (response.status !== 200) return forOneVisitor(response)
    const page = await keepPage(response)
    // What was begun before a change may show what was before it.
    if (mine === coming) kept.put(key, page)
    return page
  }

  /** Everyone who asks while a page is being made gets that one. */
  const comingPage = (key: string, request: Request, visitor: string) => {
    const mine = coming
    const page = mine.get(key) ?? make(key, request, visitor).finally(() => mine.delete(key))
    mine.set(key, page)
    return page
  }

  const pages: Pages = async (request, visitor) => {
    const { pathname, search } = new URL(request.url)
    const address = pathname + search
    const isKeepable = request.method === 'GET' && keepable.some((pattern) => pattern.test(address))
    if (!isKeepable || mayBeOwn(address, request.headers.get('Authorization')))
      return forOneVisitor(await render(request, visitor))
    const page = await comingPage(keyOf(address, asksForLight(request)), request, visitor)
    return page instanceof Response ? page.clone() : responseOf(page, request)
  }

  return {
    /** Makes a page, and keeps it if it is one for keeping. */
    pages,
    /** Answers at once if the page is there. */
    answer: (request: IncomingMessage, response: ServerResponse): boolean => {
      const { method, url = '', headers } = request
      const isReading = method === 'GET' || method === 'HEAD'
      const isLight = wantsLight(headers['save-data'] as string | undefined, headers.cookie)
      const page = isReading && !mayBeOwn(url, headers.authorization) ? kept.get(keyOf(url, isLight)) : undefined
      if (page) sendKept(page, request, response)
      return page !== undefined
    },
    kept: kept.weight,
    /** To be called before a change is acknowledged: nobody is shown the old page afterwards. */
    empty: () => {
      kept.clear()
      coming = new Map()
    },
    /** Something may have changed: pages are made anew, and the old ones serve only if that fails. */
    doubt: () => {
      kept.doubt()
      coming = new Map()
    },
  }
}

/** What is not kept may be an answer to what somebody wrote: nobody keeps it for others. */
const forOneVisitor = (response: Response) => {
  if (!response.headers.has('Cache-Control')) response.headers.set('Cache-Control', 'private, no-cache')
  response.headers.append('Vary', 'Save-Data, Cookie')
  return response
}
