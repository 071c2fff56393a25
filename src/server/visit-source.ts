/** From which kind of place a visitor comes, by the Referer header. Its address is used here only, and stored nowhere. */
import type { IncomingMessage } from 'node:http'
import type { VisitSource } from '#shared/visit-sources.ts'

/** The first match counts. Apps on Android send their name in the place of a host, such as com.whatsapp. */
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

/** Undefined: the visitor was on this site already. */
export const visitSourceOf = ({ url = '', headers }: Visit): VisitSource | undefined => {
  if (headers['sec-fetch-site'] === 'same-origin') return undefined
  const referrer = URL.parse(headers.referer ?? '')
  if (referrer && referrer.host === headers.host) return undefined
  if (referrer?.hostname) return hosts.find(([, pattern]) => pattern.test(referrer.hostname))?.[0] ?? 'website'
  // Facebook adds this to links, also where its app sends no Referer.
  return /[?&]fbclid=/.test(url) ? 'facebook' : 'direct'
}
