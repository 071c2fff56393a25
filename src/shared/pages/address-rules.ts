/**
 * The rules by which a cache recognises an address, from the registry of pages. They are plain text, because the build
 * gives some of them to the service worker.
 */
import type { PublicPage } from './public-page.ts'

/** Sources of regular expressions: of the path, and of the address that is cached. `keys`: those that the page uses. */
export type AddressRule = { path: string; keys: string[]; address: string }

const anySlug = '[a-z0-9-]{1,80}'

export const toRule = (page: Pick<PublicPage, 'path' | 'name' | 'queries'>): AddressRule => {
  const path = page.path.replaceAll('.', '\\.').replace(/:\w+/, page.name ?? anySlug)
  const queries = page.queries ?? []
  const address = queries.length > 0 ? `${path}(?:\\?(?!$)(?:${queries.map(inOrder).join('|')}))?` : path
  return { path, keys: queries.flatMap((query) => Object.keys(query)), address }
}

/** Any of the keys, in this order. */
const inOrder = (query: Record<string, string>) =>
  Object.entries(query)
    .map(([key, values]) => `(?:${key}=(?:${values})(?:&(?!$)|$))?`)
    .join('')

export const matching = (sources: readonly string[]) => new RegExp(`^(?:${sources.join('|')})$`)

/**
 * Finds the address under which a cache stores a page. A query key that the page does not use (`?utm_source=…`, or an
 * invented one) changes nothing on it: the visitor gets the cached page.
 */
export const createAddressFinder = (sources: readonly AddressRule[]) => {
  const rules = sources.map(({ path, keys, address }) => ({
    path: matching([path]),
    keys,
    address: matching([address]),
  }))
  return (pathname: string, query: URLSearchParams) => {
    const rule = rules.find(({ path }) => path.test(pathname))
    const used = rule?.keys.flatMap((key) => query.getAll(key).map((value) => `${key}=${encodeURIComponent(value)}`))
    const address = used?.length ? `${pathname}?${used.join('&')}` : pathname
    return rule?.address.test(address) ? address : undefined
  }
}
