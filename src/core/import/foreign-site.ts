/** Another site that speaks the specification's API, whoever wrote it. Every method may throw NoAnswer. */
import type { Feed } from '#shared/feeds.ts'
import { limits } from '#shared/limits.ts'
import { type Answer, addressIn, NoAnswer } from './answers.ts'
import { type Ask, createAsking, type Patience } from './asking.ts'

export type Item = Record<string, unknown>
export type Page = { items: Item[]; page: number; totalPages: number }
export type ForeignSite = ReturnType<typeof openForeignSite>

type Place = { address: string; token?: string }
type List = { path: string; key: string; isPrivate?: boolean }

/** What an article list is called; the other two lists need the token. */
export const listOf = ({ path, listKey }: Feed): List => ({ path, key: listKey })
export const messagesList: List = { path: '/contact', key: 'messages', isPrivate: true }
export const subscribersList: List = { path: '/subscribe', key: 'subscriptions', isPrivate: true }

const mostAnswerBytes = 64 * 1024 * 1024
const mostPages = 100_000

export const openForeignSite = ({ address, token }: Place, patience: Patience) => {
  const base = addressIn(address.replace(/\/+$/, ''))
  const ask = createAsking(patience)
  const askJson = (path: string, isPrivate = false) =>
    json(ask, { address: new URL(base.href + path), most: mostAnswerBytes, token: isPrivate ? token : undefined })
  return {
    /** The same for http and https: it is what its things are remembered by. */
    name: base.host + base.pathname,
    hasToken: token !== undefined,
    pages: (list: List) => pagesOf(askJson, list),
    article: async (feed: Feed, id: string) => {
      const { status, body } = await askJson(`${feed.path}/${encodeURIComponent(id)}`)
      const item = body[feed.itemKey]
      if (status !== 200 || !isItem(item)) throw new NoAnswer(`it answers ${status}`, status)
      return item
    },
    /** Of a server that anybody may have named: it learns nothing of us. */
    picture: async (text: string) => {
      const { status, body } = await ask({ address: addressIn(text, base), most: limits.imageBytes })
      if (status !== 200) throw new NoAnswer(`it answers ${status}`, status)
      return body
    },
  }
}

type AskJson = (path: string, isPrivate?: boolean) => Promise<{ status: number; body: Item }>

const json = async (ask: Ask, wish: Parameters<Ask>[0]) => {
  const { status, body } = await ask(wish)
  return { status, body: objectIn(body, status) }
}

const objectIn = (body: Answer['body'], status: number) => {
  try {
    const object: unknown = JSON.parse(Buffer.from(body).toString())
    if (isItem(object)) return object
  } catch {
    // Said below.
  }
  throw new NoAnswer(`it answers ${status}, and not as the API does: is the address right?`, status)
}

const isItem = (value: unknown): value is Item => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Empty when it is none that anybody would give. */
export const idOf = ({ _id: id }: Item) => {
  const text = typeof id === 'string' || typeof id === 'number' ? String(id) : ''
  return /^[\w.:~-]{1,200}$/.test(text) ? text : ''
}

/** In whatever order they come; what moves to another page meanwhile comes once. */
async function* pagesOf(askJson: AskJson, list: List): AsyncGenerator<Page> {
  const seen = new Set<string>()
  const isNew = (item: Item) => {
    const id = idOf(item)
    const isKnown = id !== '' && seen.has(id)
    seen.add(id)
    return !isKnown
  }
  const read = createReading(askJson, list)
  for (let page = 1; page <= mostPages; page += 1) {
    const { items, totalPages } = await read(page)
    const fresh = items.filter(isNew)
    if (fresh.length > 0) yield { items: fresh, page, totalPages }
    // A site that does not know of pages answers the same every time.
    if (page >= totalPages || fresh.length === 0) return
  }
}

/** Large pages spare the other site; one that refuses them has small ones. */
const createReading = (askJson: AskJson, { path, key, isPrivate }: List) => {
  let limit: number = limits.maxPageSize
  return async (page: number) => {
    const asked = () => askJson(`${path}?page=${page}&limit=${limit}`, isPrivate)
    let answer = await asked()
    if (page === 1 && [400, 413, 422].includes(answer.status)) {
      limit = limits.pageSize
      answer = await asked()
    }
    return pageIn(answer, key)
  }
}

const pageIn = ({ status, body }: { status: number; body: Item }, key: string) => {
  // An empty list, for some.
  if (status === 404) return { items: [], totalPages: 0 }
  if (status === 401 || status === 403) throw new NoAnswer(`it does not accept the token (${status})`, status)
  const items = body[key]
  if (status !== 200 || !Array.isArray(items)) throw new NoAnswer(`it answers ${status}`, status)
  return { items: items.filter(isItem), totalPages: Number(body.totalPages) || 1 }
}
