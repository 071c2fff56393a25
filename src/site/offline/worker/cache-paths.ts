/** Which pages the service worker caches for offline reading once a visitor has read them. */
import { contentPreviewParam } from '#shared/content-preview.ts'
import { feeds } from '#shared/feeds.ts'
import { type AddressRule, createAddressFinder } from '#shared/pages/address-rules.ts'

/** Both from the registry of public pages. */
export type Cacheable = { rules: readonly AddressRule[]; ignoredPaths: readonly string[] }

export const createCachePaths = ({ rules, ignoredPaths }: Cacheable) => {
  const addressOf = createAddressFinder(rules)
  return {
    /** The path under which a page is cached; undefined for every page that is not cached. */
    cacheablePath: ({ pathname, searchParams }: URL) =>
      searchParams.has(contentPreviewParam) ? undefined : addressOf(pathname, searchParams),
    /** Paths of the admin area and the API, which the worker does not cache. */
    isBypassed: ({ pathname }: URL) => ignoredPaths.some((start) => pathname.startsWith(start)),
  }
}

export const isArticle = (address: string) => feeds.some(({ path }) => address.startsWith(`${path}/`))
