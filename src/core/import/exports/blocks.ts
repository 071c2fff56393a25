/** Turns the HTML of an imported text into the blocks of a document: headings, paragraphs, lists, tables and so on. */
import { Fragment, type Mark, type Node } from '@tiptap/pm/model'
import { type Element, isTag } from 'domhandler'
import { isRaisable, raisedNumber } from '#shared/raised-numbers.ts'
import { childElements, findAll, type HtmlNode, hasClass, textContent } from './html.ts'
import { type Inline, inlineText, lineOf, paragraphsOf } from './inline.ts'
import type { Losses } from './losses.ts'
import { isIcon, pictureAddress, playerAddress } from './media.ts'
import { schema } from './schema.ts'
import { frameCells, isFrame, tableOf } from './tables.ts'

export type Conversion = {
  /** The classic editor: line breaks of the source are line breaks of the text. */
  keepsLines: boolean
  notes: Losses
  /** The address here of the picture with this address there; undefined if it could not be imported. */
  pictureAt: (address: string) => string | undefined
  /** The address to link to; undefined leaves the words without a link. */
  linkTo: (address: string) => string | undefined
}

type Step = Conversion & { marks: readonly Mark[] }

const { nodes, marks } = schema

const formatting: Record<string, string> = {
  ...{ b: 'bold', strong: 'bold', i: 'italic', em: 'italic', cite: 'italic', dfn: 'italic', var: 'italic' },
  ...{ s: 'strike', strike: 'strike', del: 'strike', code: 'code', kbd: 'code', samp: 'code', tt: 'code' },
}

/** What has no place in a text, and how the report calls it. Null: nobody saw it. */
const leftOut: Record<string, string | null> = {
  ...{ script: 'a script was left out', style: 'styles were left out', svg: 'a drawing (SVG) was left out' },
  ...{ canvas: 'a drawing was left out', math: 'a formula was left out', template: null, noscript: null, title: null },
  ...{ input: 'a form field was left out', select: 'a form field was left out', textarea: 'a form field was left out' },
  ...{ head: null, meta: null, link: null, area: null, map: null, source: null, track: null, param: null },
}

/** What readers press in a player of Ghost. */
const controls = /(?:^|\s)kg-(?:video-(?:overlay|player-container)|audio-player)(?:\s|$)/

const lossOf = (element: Element) => (hasClass(element, controls) ? null : leftOut[element.name])

const players = new Set(['iframe', 'embed', 'object', 'video', 'audio'])

const blockNames =
  /^(?:address|article|aside|blockquote|body|button|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|html|iframe|embed|object|video|audio|legend|li|main|nav|ol|p|pre|section|summary|table|ul)$/

const isBlock = (node: HtmlNode): boolean => isTag(node) && (blockNames.test(node.name) || node.children.some(isBlock))

type Blocks = { done: Node[]; open: Inline[] }

export const documentBlocks = (source: HtmlNode[], step: Step): Node[] => {
  const blocks: Blocks = { done: [], open: [] }
  for (const node of source) takeNode(blocks, node, step)
  closeParagraph(blocks)
  return blocks.done
}

const closeParagraph = (blocks: Blocks) => {
  blocks.done.push(...paragraphsOf(blocks.open))
  blocks.open = []
}

const takeNode = (blocks: Blocks, node: HtmlNode, step: Step): void => {
  if (node.type === 'text') blocks.open.push(...inlineText(node.data, step.marks, step.keepsLines))
  else if (node.type === 'comment') takeComment(blocks, node.data, step)
  else if (isTag(node)) takeElement(blocks, node, step)
}

/** The block editor writes what only the old site could show as a comment without contents, perhaps with an address. */
const takeComment = (blocks: Blocks, text: string, step: Step) => {
  const [, name = '', attributes = '{}'] = /^\s*wp:([\w/-]+)\s*(\{.*\})?\s*\/\s*$/s.exec(text) ?? []
  if (name === '' || emptyBlocks.test(name)) return
  const { address, label } = addressIn(attributes)
  const href = address && step.linkTo(address)
  step.notes.add(href ? `the block “${name}” became a link` : `the block “${name}” was left out`)
  if (!href) return
  closeParagraph(blocks)
  blocks.done.push(...paragraphsOf([schema.text(label || href, [marks.link.create({ href })])]))
}

/** Without contents, these show nothing. */
const emptyBlocks =
  /^(?:paragraph|heading|list|image|group|columns?|spacer|separator|quote|more|nextpage|html|button|buttons)$/

const addressIn = (attributes: string): { address?: string; label?: string } => {
  try {
    const { url, label } = JSON.parse(attributes)
    return { ...(typeof url === 'string' && { address: url }), ...(typeof label === 'string' && { label }) }
  } catch {
    return {}
  }
}

const takeElement = (blocks: Blocks, element: Element, step: Step): void => {
  const loss = lossOf(element)
  if (loss) step.notes.add(loss)
  if (loss !== undefined) return
  if (!isBlock(element)) return void blocks.open.push(...inlineOf(element, step))
  closeParagraph(blocks)
  blocks.done.push(...blockOf(element, step))
}

const withMark = (step: Step, mark: Mark | undefined): Step =>
  mark ? { ...step, marks: mark.addToSet(step.marks) } : step

const inlineOf = (element: Element, step: Step): Inline[] => {
  if (element.name === 'br') return [nodes.hardBreak.create()]
  if (element.name === 'img') return pictureOf(element, step)
  if (element.name === 'sup' || element.name === 'sub') return raisedOf(element, step)
  const inside = withMark(step, markOf(element, step))
  const parts = element.children.flatMap((child): Inline[] => {
    if (child.type === 'text') return inlineText(child.data, inside.marks, step.keepsLines)
    if (!isTag(child)) return []
    const loss = lossOf(child)
    if (loss) step.notes.add(loss)
    return loss === undefined ? inlineOf(child, inside) : []
  })
  return element.name === 'q' ? [schema.text('“', step.marks), ...parts, schema.text('”', step.marks)] : parts
}

const raisedOf = (element: Element, { marks: around, linkTo, ...step }: Step): Inline[] => {
  const text = textContent(element)
  if (isRaisable(text)) return inlineText(raisedNumber(text, element.name === 'sup'), around, false)
  return element.children.flatMap((child) => {
    if (isTag(child)) return inlineOf(child, { ...step, linkTo, marks: around })
    return inlineText(textContent(child), around, step.keepsLines)
  })
}

const markOf = (element: Element, { linkTo, notes }: Step) => {
  const name = formatting[element.name]
  if (name) return schema.mark(name)
  const address = element.name === 'a' ? element.attribs.href?.trim() : undefined
  if (!address) return undefined
  const href = isLinkToPicture(element) ? undefined : linkTo(address)
  if (!href && !isLinkToPicture(element) && !/^#(?:top)?$/.test(address)) notes.add(lostLink(address))
  return href ? marks.link.create({ href }) : undefined
}

const lostLink = (address: string) =>
  address.startsWith('#')
    ? 'a link to a place in the text was left out'
    : `the link to ${address.slice(0, 80)} was left out`

/** A picture linked to itself: readers see it at full size anyway. */
export const isLinkToPicture = (link: Element) =>
  findAll(({ name }) => name === 'img', link.children).length > 0 &&
  /\.(?:jpe?g|png|gif|webp|avif)(?:\?.*)?$|[?&]attachment_id=/i.test(link.attribs.href ?? '')

const pictureOf = (element: Element, { pictureAt, notes, marks: around }: Step, caption?: string): Inline[] => {
  const { alt = '' } = element.attribs
  if (isIcon(element)) {
    if (!alt) notes.add('the icon of a link was left out')
    return alt ? [schema.text(alt, around)] : []
  }
  const src = pictureAt(pictureAddress(element))
  if (!src) return []
  return [nodes.image.create({ src, alt: alt.trim() || null, title: caption || null }, null, [...around])]
}

type Write = (element: Element, step: Step) => Node[]

const inside: Write = (element, step) => documentBlocks(element.children, step)

/** The words of a heading on one line, and its pictures below it. */
const headingOf: Write = (element, step) => {
  const line = lineOf(inside(element, step).flatMap(({ children }) => [...children, schema.text(' ')]))
  const isPicture = (node: Node) => node.type.name === 'image'
  const words = line.filter((node) => !isPicture(node)).map((node) => withoutBold(node))
  const pictures = line.filter(isPicture)
  const level = Number(element.name.slice(1)) || 3
  return [
    ...(words.length > 0 ? [nodes.heading.create({ level }, lineOf(words.map(asSpace)))] : []),
    ...(pictures.length > 0 ? [nodes.paragraph.create(null, pictures)] : []),
  ]
}

const withoutBold = (node: Node) => node.mark(marks.bold.removeFromSet(node.marks))
const asSpace = (node: Node) => (node.type.name === 'hardBreak' ? schema.text(' ') : node)

const listOf: Write = (element, step) => {
  const items: Node[][] = []
  for (const child of element.children) {
    if (isTag(child) && child.name === 'li') items.push(inside(child, step))
    // A list beside the items belongs to the item before it.
    else if (isTag(child)) items.splice(-1, 1, [...(items.at(-1) ?? []), ...documentBlocks([child], step)])
    else if (textContent(child).trim()) items.push(documentBlocks([child], step))
  }
  const full = items.filter((item) => item.length > 0).map((item) => nodes.listItem.create(null, withParagraph(item)))
  if (full.length === 0) return []
  const start = Math.max(0, Math.trunc(Number(element.attribs.start ?? 1))) || 1
  return [element.name === 'ol' ? nodes.orderedList.create({ start }, full) : nodes.bulletList.create(null, full)]
}

/** An item begins with a paragraph. */
const withParagraph = (item: Node[]) => {
  const [first, ...rest] = item
  if (first?.type.name === 'paragraph') return item
  if (first?.type.name === 'heading') return [nodes.paragraph.create(null, first.content), ...rest]
  return [nodes.paragraph.create(), ...item]
}

const quoteOf: Write = (element, step) => {
  const content = inside(element, step)
  return content.length > 0 ? [nodes.blockquote.create(null, content)] : []
}

const codeOf: Write = (element, step) => {
  const hasLinks = findAll(({ attribs }) => attribs.href !== undefined, element.children).length > 0
  if (hasLinks || hasClass(element, /\bwp-block-verse\b/)) return inside(element, { ...step, keepsLines: true })
  if (findAll(({ name }) => name === 'img', element.children).length > 0) return inside(element, step)
  for (const line of findAll(({ name }) => name === 'br', element.children)) line.children.push(...newLine)
  const text = textContent(element)
    .replace(/\r\n?/g, '\n')
    .replace(/^\n|\s+$/g, '')
  const [, language = null] =
    /\blanguage-([\w+-]+)/.exec(`${element.attribs.class} ${childElements(element)[0]?.attribs.class}`) ?? []
  return text ? [nodes.codeBlock.create({ language }, schema.text(text))] : []
}

/** What `textContent` reads as a line break. */
const newLine = [{ type: 'text', data: '\n' }] as unknown as Element['children']

const tableBlocks: Write = (element, step) => {
  const caption = childElements(element).find(({ name }) => name === 'caption')
  const title = caption ? inside(caption, step) : []
  if (isFrame(element)) return [...title, ...frameCells(element).flatMap((cell) => inside(cell, step))]
  return [...title, ...tableOf(element, (cell) => inside(cell, step), step.notes)]
}

/**
 * A caption is the title of its picture, or a paragraph if it has links or belongs to several pictures. Pictures side by
 * side are a gallery.
 */
const figureOf: Write = (element, step) => {
  const inner = findAll(({ name }) => name === 'figure', element.children)
  const pictures = findAll(({ name }) => name === 'img', element.children)
  const hasMore = findAll(({ name }) => name === 'table' || players.has(name), element.children).length > 0
  if (pictures.length === 0 || hasMore || hasOtherWords(element)) return inside(element, step)
  const own = childElements(element).find(isCaption)
  const single = pictures.length === 1 && inner.length === 0 && linksIn(own).length === 0 ? own : undefined
  const shown = pictures.flatMap((picture) => {
    const around = single ?? captionAround(picture, element)
    for (const { attribs } of linksIn(around)) step.notes.add(lostLink(attribs.href ?? ''))
    const link = linkAround(picture, element)
    return pictureOf(picture, link ? withMark(step, markOf(link, step)) : step, around && words(around))
  })
  const line = shown.length > 0 ? [nodes.paragraph.create(null, shown as Node[])] : []
  const isSaid = single && shown.length > 0
  return [...line, ...(own && !isSaid ? inside(own, step) : [])]
}

const isCaption = ({ name, attribs }: Element) =>
  name === 'figcaption' || /gallery-(?:item__)?caption/.test(attribs.class ?? '')

const linksIn = (caption: Element | undefined) =>
  findAll(({ attribs }) => Boolean(attribs.href), caption?.children ?? [])

const hasOtherWords = ({ children }: Element): boolean =>
  children.some((child) =>
    isTag(child) ? !isCaption(child) && hasOtherWords(child) : child.type === 'text' && child.data.trim() !== '',
  )

const words = (element: Element) => textContent(element).replace(/\s+/g, ' ').trim()

const ancestors = function* (element: Element, end: Element) {
  for (let around = element.parent; around && around !== end && 'attribs' in around; around = around.parent)
    yield around
}

const captionAround = (picture: Element, end: Element) => {
  for (const around of ancestors(picture, end)) {
    const caption = childElements(around).find(isCaption)
    if (caption) return caption
  }
  return undefined
}

const linkAround = (picture: Element, end: Element) => [...ancestors(picture, end)].find(({ name }) => name === 'a')

const playerOf: Write = (element, step) => {
  const address = playerAddress(element)
  const href = address && step.linkTo(address)
  if (!href) step.notes.add(`embedded content (${element.name}) without an address was left out`)
  else step.notes.add('embedded content became a link')
  const title = element.attribs.title?.trim()
  const line = href ? [schema.text(title || href, [marks.link.create({ href })])] : []
  return line.length > 0 ? [nodes.paragraph.create(null, line)] : []
}

/** Only the first line of a card is its link, and its pictures. */
const cardOf: Write = (element, step) => {
  const blocks = inside(element, withMark(step, markOf(element, step)))
  const first = blocks.findIndex(({ textContent }) => textContent.trim() !== '')
  return blocks.map((block, index) => (index === first ? block : withoutLinks(block)))
}

const withoutLinks = (node: Node): Node => {
  if (node.isText) return node.mark(marks.link.removeFromSet(node.marks))
  return node.isLeaf ? node : node.copy(Fragment.from(node.children.map(withoutLinks)))
}

const termOf: Write = (element, step) => {
  const bold = withMark(step, marks.bold.create())
  return inside(element, bold)
}

const writers: Record<string, Write> = {
  ...{ h1: headingOf, h2: headingOf, h3: headingOf, h4: headingOf, h5: headingOf, h6: headingOf },
  ...{ ul: listOf, ol: listOf, blockquote: quoteOf, pre: codeOf, table: tableBlocks, figure: figureOf },
  ...{ dt: termOf, summary: termOf, legend: termOf, a: cardOf },
  hr: () => [nodes.horizontalRule.create()],
}

/** What the old site arranged in a way that a text cannot keep. */
const arranged: [RegExp, string][] = [
  [/\bwp-block-columns\b/, 'columns became paragraphs'],
  [/\bwp-block-cover\b/, 'text on a picture became text below it'],
  [/\bwp-block-buttons\b|\bkg-button-card\b/, 'a button became a link'],
]

const blockOf: Write = (element, step) => {
  for (const [name, sentence] of arranged) if (hasClass(element, name)) step.notes.add(sentence)
  if (element.name === 'details') step.notes.add('text that unfolds is always shown')
  if (players.has(element.name)) return playerOf(element, step)
  const write = Object.hasOwn(writers, element.name) ? writers[element.name] : undefined
  if (write) return write(element, step)
  return inside(element, withMark(step, markOf(element, step)))
}
