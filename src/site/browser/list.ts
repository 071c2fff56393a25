/**
 * Shows further pages of news and blog in place (load more; no infinite scroll). After that, the page equals the
 * document at the same address: the journey of equal lists compares them.
 */
import { feedAt } from '#shared/feeds.ts'
import { thousands } from '#shared/format.ts'
import { pageSize } from '#shared/limit-values.ts'
import type { Article } from '#shared/shapes/article.ts'
import { pageWindow } from '#ui/page-window.ts'
import { listQueryIn, pageHref } from '../articles/list-query.ts'
import { filledCard } from '../list-card.ts'
import { timeoutSignal } from '../request-timeout.ts'
import { filledTemplate } from '../templates/fill.ts'

const list = document.querySelector('[data-list]') as HTMLElement
const [grid, nav] = list.children as unknown as [HTMLElement, HTMLElement]
const numbers = nav.querySelector('ol') as HTMLElement
const feed = feedAt(location.href)
const total = Number(list.dataset.list)

/** The cards of the pages that were shown. */
const cards = new Map<number, Element[]>()
let address = location.search
/** Like “ – Name”. */
const siteName = document.title.slice(document.title.lastIndexOf(' – '))

const queryAt = (href: string) => listQueryIn(href) ?? { page: 1 }
const language = queryAt(location.href).language

cards.set(queryAt(location.href).page, [...grid.children])

const request = async (page: number) => {
  const query = new URLSearchParams({ page: String(page), limit: String(pageSize), ...(language && { language }) })
  const response = await fetch(`/api/v1/${feed.kind}?${query}`, { signal: timeoutSignal() })
  if (!response.ok) throw new Error(String(response.status))
  const body = await response.json()
  // The list has changed: only a document shows all of it.
  if (body.totalPages !== total) return isShown(page) && location.reload()
  cards.set(
    page,
    body[feed.listKey].map((article: Article, index: number) => filledCard(feed, article, index)),
  )
}

/** The visitor may have gone on while the page was loading. */
const isShown = (page: number) => queryAt(location.href).page === page

/** Shows the page in the address. */
const show = async () => {
  const { page } = queryAt(location.href)
  address = location.search
  nameThePage(page)
  if (!cards.has(page)) {
    list.replaceChildren(filledTemplate(document, 'loading'))
    await request(page).catch(() => isShown(page) && showFailure())
  }
  const found = cards.get(page)
  if (!found || !isShown(page)) return
  grid.replaceChildren(...found)
  numbers.replaceChildren(...numbersFor(page))
  list.replaceChildren(grid, nav)
}

const showFailure = () => {
  // The service worker may have a copy of the document.
  if (!navigator.onLine && navigator.serviceWorker?.controller) location.reload()
  list.replaceChildren(filledTemplate(document, 'failed'))
}

const numbersFor = (current: number) => {
  const [item] = [...numbers.children].filter((each) => each.querySelector('a'))
  return pageWindow(current, total).map((slot) => {
    const copy = item?.cloneNode(true) as Element
    const link = copy.querySelector('a')
    if (!link) return copy
    if (slot === 'gap') {
      copy.replaceChildren(filledTemplate(document, 'gap'))
      return copy
    }
    link.textContent = thousands(slot)
    link.setAttribute('href', pageHref(feed.path, slot, language))
    if (slot === current) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
    return copy
  })
}

const nameThePage = (page: number) => {
  document.title = filledTemplate(document, page === 1 ? 'first' : 'later', { page }).textContent + siteName
  const canonical = document.querySelector<HTMLLinkElement>('[rel=canonical]')
  if (canonical) canonical.href = new URL(pageHref(feed.path, page, language), canonical.href).href
  const from = document.querySelector<HTMLInputElement>('#data-saver [name=from]')
  if (from) from.value = `${location.pathname}${location.search}#data-saver`
}

const go = (page: number) => {
  history.pushState(null, '', pageHref(feed.path, page, language))
  void show()
  const heading = document.querySelector('h1')
  heading?.setAttribute('tabindex', '-1')
  heading?.focus({ preventScroll: true })
  scrollTo(0, 0)
}

list.addEventListener('click', (event) => {
  const link = (event.target as Element).closest('a')
  const { ctrlKey, metaKey, shiftKey, defaultPrevented } = event
  if (!link || !nav.contains(link) || ctrlKey || metaKey || shiftKey || defaultPrevented) return
  event.preventDefault()
  go(queryAt(link.href).page)
})

list.addEventListener('submit', (event) => {
  const form = event.target as HTMLFormElement
  if (event.defaultPrevented) return
  event.preventDefault()
  if (!nav.contains(form)) return void show()
  go(Number(new FormData(form).get('page')))
  form.reset()
})

addEventListener('popstate', () => {
  if (location.search !== address) void show()
})
