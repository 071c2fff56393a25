/** Writes a Mobiledoc document of Ghost as HTML, for texts of which the export has no HTML. */
import { escapeHtml } from '../../lib/escape-html.ts'
import { cardHtml } from './lexical.ts'

type Markup = [tag: string, attributes?: string[]]
type Marker = [type: number, opened: number[], closed: number, value: string | number]
type Document = {
  atoms?: [string, string, unknown][]
  cards?: [string, Record<string, unknown>][]
  markups?: Markup[]
  sections?: unknown[][]
}

const section = { markup: 1, image: 2, list: 3, card: 10 }

export const mobiledocHtml = (json: string) => {
  try {
    const document: Document = json ? JSON.parse(json) : {}
    return (document.sections ?? []).map((each) => sectionHtml(document, each)).join('')
  } catch {
    return ''
  }
}

const sectionHtml = (document: Document, [type, first, second]: unknown[]): string => {
  if (type === section.markup) return wrapped(tagOf(first), markersHtml(document, second as Marker[]))
  if (type === section.image) return `<img src="${escapeHtml(String(first))}">`
  if (type === section.list) {
    const items = (second as Marker[][]).map((markers) => wrapped('li', markersHtml(document, markers)))
    return wrapped(first === 'ol' ? 'ol' : 'ul', items.join(''))
  }
  const [name, payload] = (type === section.card ? document.cards?.[Number(first)] : undefined) ?? []
  return name ? cardHtml(name, payload ?? {}) : ''
}

const wrapped = (tag: string, html: string) => `<${tag}>${html}</${tag}>`

const tagOf = (name: unknown) => (/^(?:p|h[1-6]|blockquote|aside|pre)$/.test(String(name)) ? String(name) : 'p')

const markersHtml = ({ markups, atoms }: Document, markers: Marker[]) => {
  const open: string[] = []
  return markers
    .map(([type, opened, closed, value]) => {
      const starts = opened.map((index) => {
        const [tag = 'span', attributes = []] = markups?.[index] ?? []
        open.push(/^\w+$/.test(tag) ? tag : 'span')
        const href = attributes[attributes.indexOf('href') + 1]
        return `<${open.at(-1)}${attributes.includes('href') ? ` href="${escapeHtml(href ?? '')}"` : ''}>`
      })
      const [atom, words] = (type === 1 ? atoms?.[Number(value)] : undefined) ?? []
      const text = type === 1 ? (atom === 'soft-return' ? '<br>' : escapeHtml(words ?? '')) : escapeHtml(String(value))
      const ends = Array.from({ length: closed }, () => `</${open.pop() ?? 'span'}>`)
      return [...starts, text, ...ends].join('')
    })
    .join('')
}
