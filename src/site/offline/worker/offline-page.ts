/**
 * The page that lists what is cached: the server rendered it in advance, and the worker fills in its lists without a
 * script.
 */
import { offlinePath, placesPath } from '#shared/paths.ts'
import { listQueue } from '../offline-queue.ts'
import { isSent, type QueueEntry } from '../offline-request.ts'
import { offlineWording } from '../offline-wording.ts'
import { findCached, pagesCache } from './cache.ts'
import { isArticle } from './cache-paths.ts'
import { cachedDay, escaped, filled, titleIn } from './page-text.ts'
import { precachedPages } from './precache.ts'

/** `instead`: the page that could not be shown, and why. Omitted if the visitor opened the offline page itself. */
export const offlinePage = async (instead?: { of: string; why: string }) => {
  const template = await findCached(offlinePath)
  if (!template) return new Response(offlineWording.offline, { status: 503 })
  const lists = filled(filled(await template.text(), 'pages', await pageItems()), 'requests', await requestItems())
  const html = instead ? asInstead(lists, instead) : lists
  const headers = new Headers(template.headers)
  headers.delete('Content-Length')
  return new Response(html, { status: instead ? 503 : 200, headers })
}

const asInstead = (html: string, { of: address, why }: { of: string; why: string }) => {
  const again = `<a href="${escaped(address)}">${offlineWording.tryAgain}</a>`
  return filled(filled(filled(html, 'title', why), 'lead', offlineWording.notCached), 'again', again)
}

/** First the precached pages, like help, then articles, then other pages; the page read most recently comes first. */
const pageItems = async () => {
  const precached = [...precachedPages.filter((address) => address !== offlinePath), placesPath]
  const read = (await addressesRead()).reverse()
  const articles = read.filter(isArticle)
  const others = read.filter((address) => !isArticle(address))
  return (await Promise.all([...precached, ...articles, ...others].map(pageItem))).join('')
}

const addressesRead = async () => {
  const cache = await caches.open(pagesCache)
  return (await cache.keys()).map(({ url }) => url.slice(location.origin.length))
}

const pageItem = async (address: string) => {
  const copy = await findCached(address)
  if (!copy) return ''
  const day = offlineWording.cachedOn(cachedDay(copy))
  return `<li><a href="${escaped(address)}">${titleIn(await copy.text()) ?? escaped(address)}</a> <span>${day}</span></li>`
}

const requestItems = async () => {
  const entries = await listQueue().catch(() => [])
  return entries.map(requestItem).join('')
}

const requestItem = (entry: QueueEntry) => {
  if (isSent(entry)) return ''
  const { id, call, body, refusal } = entry
  return `<li><p><strong>${offlineWording.requests[call]}</strong> ${refusal ? offlineWording.wasRefused : offlineWording.waits}</p>
<p>${escaped(body.message ?? body.email ?? '')}</p>
<form method="post" action="${offlinePath}"><button name="discard" value="${escaped(id)}">${offlineWording.discard}</button></form></li>`
}
