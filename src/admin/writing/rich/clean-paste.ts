/** Cleans pasted HTML (from Word, Google Docs or a web page) before the rich text editor takes it. */

import { urlIn } from './normalize-url.ts'

/** Removes everything from the pasted HTML of a word processor or web page that Markdown cannot express. */
export const cleaned = (html: string) => {
  const { body } = new DOMParser().parseFromString(html.replace(unseen, '').replace(tags, withoutEffect), 'text/html')
  for (const clean of steps) clean(body)
  return body.innerHTML
}

const unseen = /<(style|script)\b[\s\S]*?<\/\1>/gi
const tags = /<[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/gi

// The content security policy blocks inline styles and scripts even in a detached document, and logs an error.
const withoutEffect = (tag: string) =>
  tag.replace(/(?<=\s)style(?=\s*=)/gi, 'data-look').replace(/\son\w+(?=\s*=)/gi, ' data-on')

const lookOf = (element: Element) => (element.getAttribute('data-look') ?? '').toLowerCase()

const dropUnseen = (body: HTMLElement) => {
  for (const unseen of body.querySelectorAll('meta, title, link, .Apple-interchange-newline')) unseen.remove()
}

/** Removes the navigation around a page's text, unless nothing else was copied. */
const dropSurroundings = (body: HTMLElement) => {
  const without = body.cloneNode(true) as HTMLElement
  for (const around of without.querySelectorAll('button, nav, aside, footer, form')) around.remove()
  if (without.textContent?.trim()) body.replaceChildren(...without.childNodes)
}

type Open = { list: HTMLElement; name: string; level: number; last: Element }

/** Word writes list items as paragraphs that begin with a bullet or a number. */
const makeLists = (body: HTMLElement) => {
  const open: Open[] = []
  for (const paragraph of body.querySelectorAll<HTMLElement>('p[data-look*="mso-list:"]')) {
    const [, name = '', level = '1'] = /mso-list:\s*(\w+) level(\d+)/.exec(lookOf(paragraph)) ?? []
    if (paragraph.previousElementSibling !== open[0]?.list || name !== open[0]?.name) open.length = 0
    while (open.length > 1 && (open.at(-1)?.level ?? 0) > Number(level)) open.pop()
    addItem(open, name, Number(level), paragraph)
  }
}

const addItem = (open: Open[], name: string, level: number, paragraph: HTMLElement) => {
  const sign = paragraph.querySelector('[data-look*="mso-list:ignore" i]')
  const isNumbered = /^\s*\w+[.)]/.test(sign?.textContent ?? '')
  sign?.remove()
  const item = document.createElement('li')
  const inner = open.at(-1)
  if (!inner || inner.level < level) {
    const list = document.createElement(isNumbered ? 'ol' : 'ul')
    if (inner) inner.last.append(list)
    else paragraph.before(list)
    open.push({ list, name, level, last: item })
  }
  const place = open.at(-1)
  if (place) place.last = item
  place?.list.append(item)
  item.append(...paragraph.childNodes)
  paragraph.remove()
}

/** Word processors use styles where Markdown uses marks; some make everything bold and undo it inside. */
const saySo = (body: HTMLElement) => {
  for (const bold of body.querySelectorAll('b, strong'))
    if (notBold.test(lookOf(bold))) bold.replaceWith(...bold.childNodes)
  for (const element of body.querySelectorAll('[data-look]'))
    for (const [look, mark] of marks) if (look.test(lookOf(element))) wrapContents(element, mark)
}

// Word's own mso-bidi-font-weight concerns right-to-left text and not this one.
const notBold = /(?<![\w-])font-weight:\s*(?:normal|400)/

const marks = [
  [/(?<![\w-])font-weight:\s*(?:bold|[6-9]00)/, 'strong'],
  [/(?<![\w-])font-style:\s*italic/, 'em'],
  [/(?<![\w-])text-decoration:[^;]*line-through/, 's'],
] as const

const wrapContents = (element: Element, mark: string) => {
  const wrap = document.createElement(mark)
  wrap.append(...element.childNodes)
  element.append(wrap)
}

/** A heading is already bold. */
const calmHeadings = (body: HTMLElement) => {
  for (const bold of body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) :is(b, strong)'))
    bold.replaceWith(...bold.childNodes)
}

/** Markdown tables have no spanning cells and no blocks in cells. */
const straightenTables = (body: HTMLElement) => {
  for (const cell of body.querySelectorAll('td, th')) {
    for (let spanned = Number(cell.getAttribute('colspan') ?? 1); spanned > 1; spanned--)
      cell.after(document.createElement(cell.tagName))
    for (const block of cell.querySelectorAll('p, div, li, ul, ol, h1, h2, h3, h4, h5, h6'))
      block.replaceWith(...block.childNodes, ' ')
  }
}

/** An image from another site would reveal our readers to that site; a local file has no URL. */
const dropForeignPictures = (body: HTMLElement) => {
  for (const picture of body.querySelectorAll('img'))
    if (urlIn(picture.getAttribute('src') ?? '', location.href)?.origin !== location.origin) picture.remove()
}

/** Google Docs replaces copied links with links to its own redirect page, which learns who follows them. */
const straightenLinks = (body: HTMLElement) => {
  for (const link of body.querySelectorAll('a[href]')) {
    const url = urlIn(link.getAttribute('href') ?? '', location.href)
    const target = url?.hostname === 'www.google.com' && url.pathname === '/url' && url.searchParams.get('q')
    if (target && /^https?:/.test(target)) link.setAttribute('href', target)
  }
}

/** Chat programs put characters that nobody sees around numbers and addresses. */
export const withoutInvisible = (text: string) =>
  text.replace(/[\u00ad\u200b\u2060\u202a-\u202e\u2066-\u2069\ufffc]/g, '')

const plainSpaces = (body: HTMLElement) => {
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { currentNode } = texts
    currentNode.nodeValue = withoutInvisible(currentNode.nodeValue ?? '').replaceAll('\u00a0', ' ')
  }
}

/** Keeps link targets, image sources, the start of lists, and the editor's own attributes. */
const worthKeeping = /^(?:href|src|alt|title|start|data-pm-.*)$/

const dropAttributes = (body: HTMLElement) => {
  for (const element of body.querySelectorAll('*'))
    for (const name of element.getAttributeNames()) if (!worthKeeping.test(name)) element.removeAttribute(name)
}

const steps = [
  dropUnseen,
  dropSurroundings,
  makeLists,
  saySo,
  calmHeadings,
  straightenTables,
  dropForeignPictures,
  straightenLinks,
  plainSpaces,
  dropAttributes,
]
