/**
 * Counts page views without cookies (analytics): how often readers open an article, and from which kind of place
 * visitors come, also when a page comes from the cache. Leaves out bots by their User-Agent, and stores nothing about
 * the reader. `core/articles/article-views.ts` stores the counts.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { Kind } from '#shared/feeds.ts'
import { landingPages } from '#shared/pages/page-lists.ts'
import type { VisitSource } from '#shared/visit-sources.ts'

/** Matches the page of an article, and the API call of a page that opens an article from a list. */
const article = /^(\/api\/v1)?\/(news|blog)\/([0-9a-z][0-9a-z-]{0,99})(?:\?|$)/

// Browsers send Mozilla/5.0, or rarely Opera, as User-Agent. Most bots add more, or send something else.
const person = /^(?:Mozilla\/5\.0|Opera\/)/
const robot =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|fetch|externalhit|facebookcatalog|scan|archive/i

const isPerson = (agent: string) => person.test(agent) && !robot.test(agent)

// Parsing a User-Agent takes longer than everything else here, and clients can invent new ones.
const agents = new LRUCache<string, boolean>({ max: 1_000, memoMethod: isPerson })

type OnOpened = (kind: Kind, name: string) => void
type OnArrived = (source: VisitSource) => void

/**
 * Calls `opened` when an article was found, with the name in its URL, and `arrived` when a visitor comes to a public
 * page from another site.
 */
export const createReaderCount =
  (opened: OnOpened, arrived: OnArrived) => (request: IncomingMessage, response: ServerResponse) => {
    const { url = '', method, headers } = request
    const [, isCall, kind, name] = article.exec(url) ?? []
    const isPage = landingPages.test(url.split('?', 1)[0] ?? '')
    if (!(name || isPage) || method !== 'GET' || !agents.memo(headers['user-agent'] ?? '')) return
    if (!(isCall ? isFromPage(request) : isVisit(request))) return
    const source = isPage ? visitSourceOf(request) : undefined
    response.once('finish', () => {
      // 304: the reader opens the page again, and the browser has it cached.
      if (response.statusCode !== 200 && response.statusCode !== 304) return
      if (name) opened(kind as Kind, name)
      if (source) arrived(source)
    })
  }

/** Prefetches of a browser or its service worker are no visits. Old browsers do not mark them. */
const isVisit = ({ headers }: IncomingMessage) =>
  (headers['sec-fetch-mode'] ?? 'navigate') === 'navigate' && !headers['sec-purpose'] && !headers.purpose

/** API calls of other programs, and of users in the admin area, do not count. */
const isFromPage = ({ headers }: IncomingMessage) =>
  (headers['sec-fetch-site'] ?? 'same-origin') === 'same-origin' && Boolean(headers.referer) && !headers.authorization

/** The first match counts. Apps on Android send their name instead of a host, such as com.whatsapp. */
const hosts: [VisitSource, RegExp][] = [
  ['email', /^mail\.|^outlook\.|^com\.google\.android\.gm$|^com\.microsoft\.office\.outlook$/],
  ['whatsapp', /(?:^|\.)(?:whatsapp\.com|wa\.me)$|^com\.whatsapp/],
  ['facebook', /(?:^|\.)(?:facebook\.com|fb\.com|fb\.me|messenger\.com)$|^com\.facebook\./],
  [
    'social',
    /(?:^|\.)(?:instagram\.com|twitter\.com|x\.com|t\.co|linkedin\.com|lnkd\.in|youtube\.com|tiktok\.com|telegram\.org|t\.me|reddit\.com|threads\.net|snapchat\.com)$|^com\.(?:instagram|twitter|linkedin)\.|^org\.telegram\./,
  ],
  [
    'search',
    /(?:^|\.)(?:google|bing|duckduckgo|yahoo|ecosia|yandex|baidu|startpage|qwant)\.[a-z.]{2,7}$|^search\.brave\.com$|^com\.google\.android\.googlequicksearchbox$/,
  ],
]

type Visit = Pick<IncomingMessage, 'url' | 'headers'>

/**
 * The kind of source of a visit, by the Referer header, which is not stored. Undefined: the visitor was on this site
 * already.
 */
export const visitSourceOf = ({ url = '', headers }: Visit): VisitSource | undefined => {
  if (headers['sec-fetch-site'] === 'same-origin') return undefined
  const referrer = URL.parse(headers.referer ?? '')
  if (referrer && referrer.host === headers.host) return undefined
  if (referrer?.hostname) return hosts.find(([, pattern]) => pattern.test(referrer.hostname))?.[0] ?? 'website'
  // Facebook adds this parameter to links, even if its app sends no Referer.
  return /[?&]fbclid=/.test(url) ? 'facebook' : 'direct'
}
