/** The API of the site to import from, as the specification defines it. Every method may throw RequestError. */
import type { Feed } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import {
  createRetryingFetch,
  type FetchFromSite,
  parseAddress,
  RequestError,
  type RetryOptions,
  type SiteResponse,
} from './client.ts'

export type Item = Record<string, unknown>
export type Page = { items: Item[]; page: number; totalPages: number }
export type SourceSite = ReturnType<typeof openSourceSite>

type SourceAddress = { address: string; token?: string }
type List = { path: string; key: string; isPrivate?: boolean }

/** The list of a feed is public; the lists of messages and subscribers need the token. */
export const listOf = ({ path, listKey }: Feed): List => ({ path, key: listKey })
export const messagesList: List = { path: '/contact', key: 'messages', isPrivate: true }
export const subscribersList: List = { path: '/subscribe', key: 'subscriptions', isPrivate: true }

const maxResponseBytes = 64 * 1024 * 1024
const maxPages = 100_000

export const openSourceSite = ({ address, token }: SourceAddress, retryOptions: RetryOptions) => {
  const base = parseAddress(address.replace(/\/+$/, ''))
  const ask = createRetryingFetch(retryOptions, base.origin)
  const fetchJson = (path: string, isPrivate = false) =>
    json(ask, { address: new URL(base.href + path), maxBytes: maxResponseBytes, token: isPrivate ? token : undefined })
  return {
    /** Identifies the site in the table `imported`. The same for http and https. */
    name: base.host + base.pathname,
    hasToken: token !== undefined,
    pages: (list: List) => pagesOf(fetchJson, list),
    article: async (feed: Feed, id: string) => {
      const { status, body } = await fetchJson(`${feed.path}/${encodeURIComponent(id)}`)
      const item = body[feed.itemKey]
      if (status !== 200 || !isItem(item)) throw new RequestError(`it answers ${status}`, status)
      return item
    },
    /** Sends no token, because the address may be of any server. */
    picture: async (text: string) => {
      const { status, body } = await ask({ address: parseAddress(text, base), maxBytes: limits.imageBytes })
      if (status !== 200) throw new RequestError(`it answers ${status}`, status)
      return body
    },
  }
}

type FetchJson = (path: string, isPrivate?: boolean) => Promise<{ status: number; body: Item }>

const json = async (ask: FetchFromSite, request: Parameters<FetchFromSite>[0]) => {
  const { status, body } = await ask(request)
  return { status, body: objectIn(body, status) }
}

const objectIn = (body: SiteResponse['body'], status: number) => {
  try {
    const object: unknown = JSON.parse(Buffer.from(body).toString())
    if (isItem(object)) return object
  } catch {
    // The error below reports it.
  }
  throw new RequestError(`its response (${status}) is not one of the API. Is the address right?`, status)
}

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Empty if the id is missing or has unusual characters. */
export const idOf = ({ _id: id }: Item) => {
  const text = typeof id === 'string' || typeof id === 'number' ? String(id) : ''
  return /^[\w.:~-]{1,200}$/.test(text) ? text : ''
}

/** In any order. An item that moves to another page meanwhile is returned once. */
async function* pagesOf(fetchJson: FetchJson, list: List): AsyncGenerator<Page> {
  const seen = new Set<string>()
  const isNew = (item: Item) => {
    const id = idOf(item)
    const isKnown = id !== '' && seen.has(id)
    seen.add(id)
    return !isKnown
  }
  const read = createPageReader(fetchJson, list)
  for (let page = 1; page <= maxPages; page += 1) {
    const { items, totalPages } = await read(page)
    const fresh = items.filter(isNew)
    if (fresh.length > 0) yield { items: fresh, page, totalPages }
    // A site without pagination sends the same items each time.
    if (page >= totalPages || fresh.length === 0) return
  }
}

/** Requests large pages, to send fewer requests, and small pages if the site rejects large ones. */
const createPageReader = (fetchJson: FetchJson, { path, key, isPrivate }: List) => {
  let limit: number = limits.maxPageSize
  return async (page: number) => {
    const asked = () => fetchJson(`${path}?page=${page}&limit=${limit}`, isPrivate)
    let answer = await asked()
    if (page === 1 && [400, 413, 422].includes(answer.status)) {
      limit = limits.pageSize
      answer = await asked()
    }
    return pageIn(answer, key)
  }
}

const pageIn = ({ status, body }: { status: number; body: Item }, key: string) => {
  // Some sites respond like this for an empty list.
  if (status === 404) return { items: [], totalPages: 0 }
  if (status === 401 || status === 403) throw new RequestError(`it does not accept the token (${status})`, status)
  const items = body[key]
  if (status !== 200 || !Array.isArray(items)) throw new RequestError(`it answers ${status}`, status)
  return { items: items.filter(isItem), totalPages: Number(body.totalPages) || 1 }
}
