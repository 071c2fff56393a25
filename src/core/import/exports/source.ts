/** What an export file contains, in the same form for every program that writes one. */
import { storedPathOf } from '../../redirects/redirects.ts'
import type { OldMember } from './members.ts'

export type Term = { slug: string; name: string }

/** A post, page or other text; `html` may be large, so items are read one at a time. */
export type SourceText = {
  /** As on the other site: `post 12`. */
  id: string
  type: string
  title: string
  /** The addresses that led to it. */
  addresses: string[]
  slug: string
  status: string
  /** ISO 8601; empty if unknown. */
  date: string
  author: string
  html: string
  isClassic: boolean
  categories: Term[]
  tags: Term[]
  /** The address of the featured picture, its description and caption. */
  picture?: { address: string; alt: string; caption: string } | undefined
  excerpt: string
  /** Why only some people could read it there; empty if everybody could. */
  restricted: string
  comments: number
  /** Losses at the end of the text, as HTML. */
  footnotes: string[]
  /** Why it cannot be imported; undefined if it can. */
  leftOut?: string | undefined
}

/** A picture or another uploaded file. */
export type SourceFile = { id: string; address: string; alt: string; caption: string; parent: string; pages: string[] }

/** `addresses`: of its list there, in the folder of the site. */
export type OldName = { kind: string; name: string; addresses?: string[] }

/** What must be known before the first text is imported. */
export type SourceIndex = {
  program: string
  /** The address of the old site, without a slash at its end; empty if the file does not say it. */
  siteUrl: string
  language: string
  /** How many there are, by their type there. */
  found: Map<string, number>
  categories: Map<string, Term & { texts: number }>
  /** What is not imported as such, but as a name in texts: categories, tags, authors. */
  names: OldName[]
  files: Map<string, SourceFile>
  /** The contents of reusable blocks, by id. */
  blocks: Map<string, string>
  warnings: string[]
}

export type SourceExport = {
  index: SourceIndex
  /** Reads the files again from the start. `folder`: of the old site in its host, which Ghost does not say. */
  texts: (folder: string) => AsyncGenerator<SourceText>
  members: () => AsyncGenerator<OldMember>
}

export const emptyIndex = (program: string): SourceIndex => ({
  ...{ program, siteUrl: '', language: '', warnings: [], names: [] },
  ...{ found: new Map(), categories: new Map(), files: new Map(), blocks: new Map() },
})

export const countIn = (found: Map<string, number>, type: string, number = 1) => {
  if (number > 0) found.set(type, (found.get(type) ?? 0) + number)
}

/** An address without a host or first slash begins in the folder of the old site. */
export const urlOnSite = (address: string, siteUrl: string) => URL.parse(address, `${siteUrl || 'http://site'}/`)

/** Without copying the list, which may be long. */
export const addTo = <Key, Value>(lists: Map<Key, Value[]>, key: Key, value: Value) => {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** How the redirects have an old address. Empty if there is none. */
export const oldPathOf = (address: string, siteUrl: string) => storedPathOf(urlOnSite(address, siteUrl)?.href ?? '')

export const isOnSite = (address: string, siteUrl: string) => {
  // Ghost writes the addresses of its own site without a host.
  if (/^(?:\/(?!\/)|\?)/.test(address)) return true
  if (!siteUrl || !URL.canParse(address, siteUrl)) return false
  const bare = ({ host }: URL) => host.replace(/^www\./, '')
  return bare(new URL(address, siteUrl)) === bare(new URL(siteUrl))
}
