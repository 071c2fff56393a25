/** Calls whose answers are kept like pages: the lists that browsers ask for when a reader turns the page. */
import type { Pages } from './render/pages.ts'

export const keptCalls = /^\/api\/v1\/(?:news|blog)(?:\?page=[1-9]\d{0,5}&limit=10)?$/

/** Whoever says who they are may get an answer of their own. */
export const mayBeOwn = (address: string, authorization: string | null | undefined) =>
  Boolean(authorization) && address.startsWith('/api/')

type Calls = (request: Request, visitor: string) => Response | Promise<Response>

/** Renders what is kept: pages, and the answers to some calls. */
export const pagesAndCalls =
  (pages: Pages, api: Calls): Pages =>
  async (request, visitor) => {
    if (!isCall(request)) return pages(request, visitor)
    const answer = await api(request, visitor)
    answer.headers.set('Vary', 'Accept-Encoding, Authorization')
    return answer
  }

/** Takes the answer from what is kept where that is everybody's. */
export const callsFrom =
  (kept: Pages, api: Calls): Calls =>
  (request, visitor) =>
    isForEverybody(request) ? kept(request, visitor) : api(request, visitor)

const isCall = ({ url }: Request) => new URL(url).pathname.startsWith('/api/')

const isForEverybody = ({ method, url, headers }: Request) => {
  const { pathname, search } = new URL(url)
  const address = pathname + search
  return method === 'GET' && keptCalls.test(address) && !mayBeOwn(address, headers.get('Authorization'))
}
