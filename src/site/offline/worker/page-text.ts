/** Inserts text into pages that the server rendered. All external text passes through `escaped`. */
import { offlineWording } from '../offline-wording.ts'
import { cachedAtHeader } from './cache.ts'

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

/** The content of the element with this id. */
export const filled = (html: string, id: string, content: string) =>
  html.replace(
    new RegExp(`(<(\\w+)[^>]* id="${id}"[^>]*>)[\\s\\S]*?(</\\2>)`),
    (_, start, _tag, end) => start + content + end,
  )

/** The page's title, still escaped as in the HTML, without the name of the site. */
export const titleIn = (html: string) => /<title>([^<]*?)(?: – [^<–]*)?<\/title>/.exec(html)?.[1]

export const cachedDay = (copy: Response) =>
  new Date(copy.headers.get(cachedAtHeader) ?? 0).toLocaleDateString('en-GB', { dateStyle: 'long' })

/** Adds a notice above the page that this is a saved copy. React ignores unknown elements at the start of the body. */
export const asCopy = async (copy: Response) => {
  const html = await copy.text()
  const notice = `<p class="cached-copy" role="status">${offlineWording.copy(cachedDay(copy))}</p>`
  const headers = new Headers(copy.headers)
  headers.delete('Content-Length')
  return new Response(html.replace('<body>', `<body>${notice}`), { headers })
}
