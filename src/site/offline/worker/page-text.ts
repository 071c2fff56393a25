/** Puts words into pages that the server made. Everything that comes from outside goes through `escaped`. */
import { offlineWording } from '../offline-wording.ts'
import { cachedAtHeader } from './cache.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** What stands in the element with this id. */
export const filled = (html: string, id: string, content: string) =>
  html.replace(
    new RegExp(`(<(\\w+)[^>]* id="${id}"[^>]*>)[\\s\\S]*?(</\\2>)`),
    (_, start, _tag, end) => start + content + end,
  )

/** Still escaped, as it stands in the page, without the name of the site. */
export const titleIn = (html: string) => /<title>([^<]*?)(?: – Voima)?<\/title>/.exec(html)?.[1]

export const cachedDay = (copy: Response) =>
  new Date(copy.headers.get(cachedAtHeader) ?? 0).toLocaleDateString('en-GB', { dateStyle: 'long' })

/** Says above the page that it is a copy. React leaves alone what it does not know at the start of a body. */
export const asCopy = async (copy: Response) => {
  const html = await copy.text()
  const notice = `<p class="cached-copy" role="status">${offlineWording.copy(cachedDay(copy))}</p>`
  const headers = new Headers(copy.headers)
  headers.delete('Content-Length')
  return new Response(html.replace('<body>', `<body>${notice}`), { headers })
}
