/** The page that lists what is on this phone: made by the server in advance, its lists filled in here, without a script. */
import { offlinePath } from '#shared/paths.ts'
import { isSent, type KeptErrand } from '../errands/errand.ts'
import { allErrands } from '../errands/kept-errands.ts'
import { words } from '../words.ts'
import { isArticle } from './addresses.ts'
import { pagesInAdvance } from './advance.ts'
import { findKept, pagesCache } from './kept.ts'
import { dayKept, escaped, filled, titleIn } from './page-text.ts'

/** `instead` is left out when somebody asked for this very page. */
export const offlinePage = async (instead?: { of: string; why: string }) => {
  const template = await findKept(offlinePath)
  if (!template) return new Response(words.offline, { status: 503 })
  const lists = filled(filled(await template.text(), 'pages', await pageItems()), 'errands', await errandItems())
  const html = instead ? asInstead(lists, instead) : lists
  const headers = new Headers(template.headers)
  headers.delete('Content-Length')
  return new Response(html, { status: instead ? 503 : 200, headers })
}

const asInstead = (html: string, { of: address, why }: { of: string; why: string }) => {
  const again = `<a href="${escaped(address)}">${words.tryAgain}</a>`
  return filled(filled(filled(html, 'title', why), 'lead', words.notKept), 'again', again)
}

/** First what somebody may need at once, then articles, then other pages; what was read last comes first. */
const pageItems = async () => {
  const inAdvance = pagesInAdvance.filter((address) => address !== offlinePath)
  const read = (await addressesRead()).reverse()
  const articles = read.filter(isArticle)
  const others = read.filter((address) => !isArticle(address))
  return (await Promise.all([...inAdvance, ...articles, ...others].map(pageItem))).join('')
}

const addressesRead = async () => {
  const cache = await caches.open(pagesCache)
  return (await cache.keys()).map(({ url }) => url.slice(location.origin.length))
}

const pageItem = async (address: string) => {
  const copy = await findKept(address)
  if (!copy) return ''
  const day = words.keptOn(dayKept(copy))
  return `<li><a href="${escaped(address)}">${titleIn(await copy.text()) ?? escaped(address)}</a> <span>${day}</span></li>`
}

const errandItems = async () => {
  const errands = await allErrands().catch(() => [])
  return errands.map(errandItem).join('')
}

const errandItem = (errand: KeptErrand) => {
  if (isSent(errand)) return ''
  const { id, call, body, refusal } = errand
  return `<li><p><strong>${words.errands[call]}</strong> ${refusal ? words.wasRefused : words.waits}</p>
<p>${escaped(body.message ?? body.email ?? '')}</p>
<form method="post" action="${offlinePath}"><button name="discard" value="${escaped(id)}">${words.discard}</button></form></li>`
}
