/** Where the static copy stores what is at an address, and how its files link to each other. */
import { posix } from 'node:path'
import { copiedPages } from '#shared/pages/page-lists.ts'

/** `address`: a path of this site with its query. */
type Link = { address: string; hash: string }

/** Undefined: the link leads to another site, or is no web address. `from`: the address of the page with the link. */
export const linkIn = (href: string, from: string, base: string): Link | undefined => {
  const inside = href === base || href.startsWith(`${base}/`) ? href.slice(base.length) || '/' : href
  const url = URL.parse(inside, new URL(from, home))
  if (url?.origin !== home) return undefined
  return { address: addressOf(url), hash: url.hash }
}

const home = 'http://site'

/** Without a query that changes nothing: only those of the registry of pages do. */
const addressOf = ({ pathname, search }: URL) =>
  search && copiedPages.test(pathname + search) ? pathname + search : pathname

/** A page is the `index.html` of a folder, as every web server expects it. `=` is in no slug. */
export const fileOf = (address: string, isPage: boolean) => {
  const { pathname, searchParams } = new URL(address, home)
  const query = [...searchParams].map(([key, value]) => `${key}=${value}`)
  const names = [...pathname.split('/').map(decodeURIComponent), ...query].filter(Boolean).map(withoutSeparators)
  return posix.join(...names, isPage ? 'index.html' : '')
}

const withoutSeparators = (name: string) => (/^\.+$/.test(name) ? '_' : name.replace(/[/\\\0]/g, '_'))

/** A relative link works in every folder and on every domain. */
export const relativeLink = (fromFile: string, toFile: string) => {
  const path = posix.relative(posix.dirname(fromFile), toFile).replace(/(^|\/)index\.html$/, '$1')
  return encoded(path || './')
}

export const absoluteLink = (base: string, toFile: string) =>
  `${base}/${encoded(toFile.replace(/(^|\/)index\.html$/, '$1'))}`

const encoded = (path: string) => path.split('/').map(encodeURIComponent).join('/').replaceAll('%3D', '=')
