/** Pages come from the network; where it fails or is too slow, from this phone. */
import { onThisPhone } from '#shared/limits.ts'
import { words } from '../words.ts'
import { keptAddress } from './addresses.ts'
import { pagesInAdvance, siteCache } from './advance.ts'
import { dropPage, findKept, keepPage, pagesCache, tidyKept } from './kept.ts'
import { offlinePage } from './offline-page.ts'
import { asCopy } from './page-text.ts'
import type { Asked } from './scope.ts'

export const answerPage = async (event: Asked): Promise<Response> => {
  const url = new URL(event.request.url)
  const address = keptAddress(url)
  const network = fetch(event.request)
  if (address) event.waitUntil(network.then((answer) => learn(address, answer.clone())).catch(() => {}))
  const copy = address && (await findKept(address))
  if (!copy) return network.catch(() => offlinePage({ of: url.pathname + url.search, why: whyNot() }))
  const inTime = await Promise.race([network, patience()]).catch(() => undefined)
  return inTime && !isDown(inTime) ? inTime : asCopy(copy)
}

const whyNot = () => (navigator.onLine ? words.unreachable : words.offline)

const patience = () =>
  new Promise<undefined>((resolve) => setTimeout(resolve, onThisPhone.patienceSeconds * 1000, undefined))

/** Something in front of the site, or the site itself, says that it cannot answer now. */
const isDown = ({ status }: Response) => [502, 503, 504].includes(status)

/** Keeps a page that came. What was taken down does not stay on phones. */
export const learn = async (address: string, answer: Response) => {
  if (answer.status === 404 || answer.status === 410) return dropPage(address)
  const isPage = answer.headers.get('Content-Type')?.startsWith('text/html')
  if (answer.status !== 200 || answer.redirected || !isPage) return
  await keepPage(pagesInAdvance.includes(address) ? siteCache : pagesCache, address, answer)
  await tidyKept()
}
