/**
 * Cleans pasted HTML (from Word, Google Docs or a web page) before the rich text editor takes it, and says what of it the
 * text cannot keep.
 */

import { withoutHidden } from '#shared/hidden-characters.ts'
import { isRaisable, raisedNumber } from '#shared/raised-numbers.ts'
import type { Lost } from './losses.ts'
import { urlIn } from './normalize-url.ts'
import { rebuildLists } from './paste-lists.ts'
import { blockTags, straightenTables } from './paste-tables.ts'

export const pastedBody = (html: string) =>
  new DOMParser().parseFromString(html.replace(unseen, '').replace(tags, withoutEffect), 'text/html').body

/**
 * Removes everything from the pasted HTML of a word processor or web page that Markdown cannot express. `pictures`
 * receives those that can be uploaded.
 */
export const cleaned = (html: string, lost: Lost, pictures?: File[]) => {
  const body = pastedBody(html)
  if (drawing.test(html)) lost.add('drawings')
  for (const clean of steps) clean(body, lost, pictures)
  return body.innerHTML
}

const unseen = /<(style|script)\b[\s\S]*?<\/\1>/gi
const tags = /<[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/gi

/** Word hides its shapes in a comment, and writes a picture for programs that do not know them. */
const drawing = /<v:(?:rect|roundrect|oval|line|textbox|group)\b/i

// The content security policy blocks inline styles and scripts even in a detached document, and logs an error.
const withoutEffect = (tag: string) =>
  tag.replace(/(?<=\s)style(?=\s*=)/gi, 'data-look').replace(/\son\w+(?=\s*=)/gi, ' data-on')

type Clean = (body: HTMLElement, lost: Lost, pictures: File[] | undefined) => void

const lookOf = (element: Element) => (element.getAttribute('data-look') ?? '').toLowerCase()

const dropUnseen = (body: HTMLElement) => {
  for (const unseen of body.querySelectorAll('meta, title, link, template, .Apple-interchange-newline')) unseen.remove()
  for (const element of body.querySelectorAll('[data-look]'))
    if (/display:\s*none|mso-hide:\s*all/.test(lookOf(element))) element.remove()
}

/** What has no place in a text, and how it is called. */
const foreign: [loss: Parameters<Lost['add']>[0], selector: string][] = [
  ['comments', '.MsoCommentReference, [data-look*="mso-element:comment"], a[href^="#_msocom"]'],
  ['deletions', 'del[cite], del[datetime], .msoDel, [class*="ChangeTextDeletion"]'],
  ['media', 'video, audio, iframe, object, embed'],
  ['drawings', 'svg, canvas'],
  ['formulas', 'math annotation, math annotation-xml'],
  ['menus', 'nav, button, select, textarea'],
]

const dropForeign: Clean = (body, lost) => {
  for (const [loss, selector] of foreign)
    for (const element of body.querySelectorAll(selector)) {
      lost.add(loss)
      element.remove()
    }
}

const emoji = /^(?:\p{Extended_Pictographic}|\p{Emoji_Component})+$/u

/** Words that are not written as words: an emoji as a picture, a ticked box, a line break as a sign. */
const writeOut = (body: HTMLElement) => {
  for (const picture of body.querySelectorAll('img[alt]'))
    if (emoji.test(picture.getAttribute('alt') ?? '')) picture.replaceWith(picture.getAttribute('alt') ?? '')
  for (const box of body.querySelectorAll('input[type=checkbox]'))
    box.replaceWith(box.hasAttribute('checked') ? '☑ ' : '☐ ')
  for (const term of body.querySelectorAll('dt, summary, legend, center, main, option')) {
    const block = document.createElement('div')
    block.append(...term.childNodes)
    term.replaceWith(block)
  }
  for (const line of body.querySelectorAll('pre br')) line.replaceWith('\n')
  for (const line of body.querySelectorAll('pre div')) line.append('\n')
  for (const quote of body.querySelectorAll('q')) quote.replaceWith('“', ...quote.childNodes, '”')
  // Word on the web marks a heading for screen readers only.
  for (const heading of body.querySelectorAll('p[role=heading], p.MsoTitle')) {
    const made = document.createElement(`h${Number(heading.getAttribute('aria-level')) || 1}`)
    made.append(...heading.childNodes)
    heading.replaceWith(made)
  }
  for (const line of body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6) br')) line.replaceWith(' ')
}

const raiseNumbers = (body: HTMLElement) => {
  for (const element of body.querySelectorAll('sup, sub, [data-look*="vertical-align"]')) {
    const isSuper = element.tagName === 'SUP' || /vertical-align:\s*super/.test(lookOf(element))
    const isSub = element.tagName === 'SUB' || /vertical-align:\s*sub/.test(lookOf(element))
    if (!(isSuper || isSub) || !isRaisable(element.textContent ?? '')) continue
    for (const text of textsIn(element)) text.data = raisedNumber(text.data, isSuper)
  }
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
  [/(?<![\w-])text-decoration(?:-line)?:[^;]*line-through/, 's'],
] as const

const wrapContents = (element: Element, mark: string) => {
  const wrap = document.createElement(mark)
  wrap.append(...element.childNodes)
  element.append(wrap)
}

/** A heading is already bold. */
const calmHeadings = (body: HTMLElement) => {
  for (const bold of body.querySelectorAll(':is(h1, h2, h3, h4, h5, h6, th) :is(b, strong)'))
    bold.replaceWith(...bold.childNodes)
}

/** A picture that the clipboard itself contains. */
const fileIn = (address: string) => {
  const [, type, data] = /^data:(image\/(?!svg)[\w.+-]+);base64,(.+)$/s.exec(address) ?? []
  return data && new File([Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0))], 'picture', { type: type ?? '' })
}

/** An image from another site would reveal our readers to that site; a local file has no URL. */
const dropForeignPictures: Clean = (body, lost, pictures) => {
  for (const picture of body.querySelectorAll('img')) {
    const address = picture.getAttribute('src') ?? ''
    if (urlIn(address, location.href)?.origin === location.origin) continue
    const file = pictures && fileIn(address)
    if (file) pictures.push(file)
    else lost.add('pictures')
    // The link around it stays.
    const link = picture.closest('a')
    picture.replaceWith(link && !link.textContent?.trim() ? (picture.getAttribute('alt') ?? '') : '')
  }
}

/** Pages that learn who follows a link, and where they keep its address. */
const redirects: [page: RegExp, name: string][] = [
  [/^www\.google\.[a-z.]+\/url$/, 'q'],
  [/^www\.google\.[a-z.]+\/url$/, 'url'],
  [/\.safelinks\.protection\.outlook\.com\//, 'url'],
  [/^lm?\.facebook\.com\/l\.php$/, 'u'],
]

const targetOf = ({ host, pathname, searchParams }: URL) =>
  redirects
    .map(([page, name]) => page.test(host + pathname) && searchParams.get(name))
    .find((target) => target && /^https?:/.test(target))

/** An address without a scheme leads to a place in a document or a folder that readers do not have. */
const straightenLinks: Clean = (body, lost) => {
  const isOwn = body.querySelector('[data-pm-slice]') !== null
  for (const link of body.querySelectorAll('a[href]')) {
    const address = withoutHidden(link.getAttribute('href') ?? '').trim()
    const isKept = /^(?:https?|mailto|tel):/i.test(address)
    const url = urlIn(address, location.href)
    if (isKept) link.setAttribute('href', (url && targetOf(url)) || address)
    else if (!isOwn) {
      if (!/^(?:#|javascript:)/i.test(address)) lost.add('links')
      link.replaceWith(...link.childNodes)
    }
    if (!isOwn) link.removeAttribute('title')
  }
}

const textsIn = (element: Node) => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

const keepsLines =
  '[data-look*="white-space: pre"], [data-look*="white-space:pre"], [data-look*="white-space-collapse: preserve"], td pre, th pre'

/** In a chat, and in the code of a cell, a line break is a character. */
const breakLines = (body: HTMLElement) => {
  for (const text of textsIn(body)) {
    const lines = text.data.split('\n')
    const isInCode = text.parentElement?.closest('pre') && !text.parentElement.closest('td, th')
    if (lines.length < 2 || !text.data.trim() || !text.parentElement?.closest(keepsLines) || isInCode) continue
    text.replaceWith(...lines.flatMap((line, index) => (index ? [document.createElement('br'), line] : [line])))
  }
}

const plainSpaces = (body: HTMLElement) => {
  const whole = body.textContent ?? ''
  for (const text of textsIn(body)) text.data = withoutHidden(text.data, whole).replaceAll('\u00a0', ' ')
}

const isBlock = (node: Node | null) => node instanceof Element && node.matches(blockTags)

/** Markdown has no empty paragraphs. */
const dropEmpty = (body: HTMLElement) => {
  for (const block of body.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6'))
    if (!(block.textContent?.trim() || block.querySelector('img, hr, table, input'))) block.remove()
  for (const line of body.querySelectorAll('br'))
    if (isBlock(line.previousSibling) || isBlock(line.nextSibling)) line.remove()
}

/** Keeps link targets, image sources, the start of lists, and the editor's own attributes. */
const worthKeeping = /^(?:href|src|alt|title|start|data-pm-.*)$/

const dropAttributes = (body: HTMLElement) => {
  for (const element of body.querySelectorAll('*'))
    for (const name of element.getAttributeNames()) if (!worthKeeping.test(name)) element.removeAttribute(name)
}

const steps: Clean[] = [
  dropUnseen,
  dropForeign,
  writeOut,
  raiseNumbers,
  rebuildLists,
  saySo,
  breakLines,
  dropForeignPictures,
  straightenTables,
  calmHeadings,
  straightenLinks,
  plainSpaces,
  dropEmpty,
  dropAttributes,
]
