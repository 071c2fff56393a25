/** The lists that are derived from the registry of public pages. No list of pages is written by hand elsewhere. */
import { offlinePath } from '../paths.ts'
import { matching, toRule } from './address-rules.ts'
import { files } from './files.ts'
import { pages } from './pages.ts'
import type { PublicPage, PublicPart } from './public-page.ts'

const all = [...pages, ...files]

/** A filtered list is not the page that others would get. */
const toOfflineRule = (page: PublicPage) => {
  const rule = toRule(page)
  return page.offline === 'once read, with its query' ? rule : { ...rule, address: rule.path }
}

export const everyPath = all.map(({ path }) => path)

const addresses = (chosen: readonly PublicPage[]) => matching(chosen.map((page) => toRule(page).address))

/** The fixed pages of the sitemap. The pages of records come from their record types. */
export const listedPaths = pages.flatMap(({ path, isListed }) => (isListed ? path : []))

/** The fixed public addresses, also of feeds and files. */
export const fixedPaths = [...listedPaths, ...files.flatMap(({ path }) => (/[:*]/.test(path) ? [] : path))]

const startOf = (path: string) => path.replace(/:.*/, '')

/** Of pages that crawlers and the service worker ignore. */
export const hiddenStarts = all.flatMap(({ path, isHidden }) => (isHidden ? startOf(path) : []))

/** The start of a path with the token or code of one person. */
export const secretStart = new RegExp(
  `^(?:${all.flatMap(({ path, name = '.', isSecret }) => (isSecret ? `${startOf(path)}(?=${name})` : [])).join('|')})`,
)

/** Anybody may come to these pages from another site. */
export const landingPages = addresses(pages.filter(({ isListed, isCached }) => isListed || isCached))

export const cachedPages = addresses(all.filter(({ isCached }) => isCached))
/** What a copy of the site contains: no page of one person, and none for machines. */
export const copiedPages = addresses(all.filter(({ isSecret, isHidden }) => !isSecret && !isHidden))
export const cacheRules = all.filter(({ isCached }) => isCached).map(toRule)

/** The addresses of the cached pages that show a changed part of the site. */
export const pagesShowing = (part: PublicPart) =>
  part === 'everything' ? /^/ : addresses(all.filter(({ shows }) => shows?.includes(part)))

export const pagesChanging = (when: PublicPage['changes']) => addresses(all.filter(({ changes }) => changes === when))

export const locatingPaths = pages.flatMap(({ path, mayLocate }) => (mayLocate ? path : []))
export const secretAnswerPaths = pages.flatMap(({ path, answersSecretly }) => (answersSecretly ? path : []))

/** What the service worker must know. */
export const offlinePages = {
  installed: pages.flatMap(({ path, offline }) => (offline === 'at installation' ? path : [])),
  rules: pages.filter(({ path, offline }) => offline && path !== offlinePath).map(toOfflineRule),
}
