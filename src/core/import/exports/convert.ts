/** Converts one text of an export to Markdown, with its pictures and links as they are on this site. */

import { serialize } from '#shared/markdown/serializer.ts'
import { type Conversion, documentBlocks } from './blocks.ts'
import { find, type HtmlNode, parseHtml } from './html.ts'
import { createLosses, type Losses } from './losses.ts'
import { isIcon, pictureAddress } from './media.ts'
import type { MediaImport } from './media-import.ts'
import { schema } from './schema.ts'
import { withoutShortcodes } from './shortcodes.ts'
import { isOnSite, oldPathOf, type SourceIndex, type SourceText } from './source.ts'

// A reusable block may show others, or itself.
const maxBlocks = 50

const withBlocks = (html: string, { blocks }: SourceIndex) => {
  let whole = html
  for (let count = 0; count < maxBlocks; count += 1) {
    const next = whole.replace(
      /<!-- wp:block \{"ref":(\d+)[^}]*\} \/-->/,
      (marker, id) => blocks.get(id) ?? marker.replace('wp:block', 'wp:reusable'),
    )
    if (next === whole) break
    whole = next
  }
  return whole
}

const withFootnotes = (html: string, notes: string[]) => {
  if (notes.length === 0) return html
  const list = `<ol>${notes.map((note) => `<li>${note}</li>`).join('')}</ol>`
  const marker = /<!-- wp:footnotes[^>]*\/-->/
  return marker.test(html) ? html.replace(marker, () => list) : html + list
}

const treeOf = (text: SourceText, index: SourceIndex, notes: Losses) => {
  const whole = withFootnotes(withBlocks(text.html, index), text.footnotes)
  const files = whole.includes('[') ? [...index.files.values()] : []
  return parseHtml(index.program === 'WordPress' ? withoutShortcodes(whole, files, text.id, notes) : whole)
}

/** Only these lead somewhere without a program of the reader's device. */
const isLink = /^(?:https?|mailto|tel):/i

/** A link to a text of the old site becomes a path, which redirects to the article; a link to a file, the file here. */
const linkFor = (index: SourceIndex, documents: Map<string, string>) => (address: string) => {
  const { siteUrl, paths } = index
  const base = siteUrl || 'http://site'
  if (address.startsWith('#') || !URL.canParse(address, base)) return undefined
  const url = new URL(address, base)
  if (!isLink.test(url.href)) return undefined
  const document = documents.get(address)
  if (document) return document
  if (!isOnSite(address, base)) return isLink.test(address) ? address : url.href
  const path = oldPathOf(address, base)
  return paths.has(path) || !siteUrl ? path : url.href
}

const documentsIn = (tree: HtmlNode[]) =>
  find(tree, ({ attribs }) =>
    /\.(?:pdf|docx|xlsx|pptx|odt|ods|odp|mp3|m4a|ogg)$/i.test(attribs.href ?? attribs.src ?? ''),
  ).map(({ attribs }) => attribs.href ?? attribs.src ?? '')

export const convert = async (text: SourceText, index: SourceIndex, media: MediaImport) => {
  const notes = createLosses()
  const tree = treeOf(text, index, notes)
  const pictures = new Map<string, string>()
  for (const address of pictureAddressesIn(tree)) {
    const src = await media.picture(address, '')
    if (src) pictures.set(address, src)
    else notes.add(`the picture ${address.startsWith('data:') ? 'in the text' : address} is missing`)
  }
  const documents = new Map<string, string>()
  for (const address of documentsIn(tree)) {
    const path = isOnSite(address, index.siteUrl) ? await media.document(address) : undefined
    if (path) documents.set(address, path)
  }
  const markdown = toMarkdown(tree, {
    keepsLines: text.isClassic,
    notes,
    pictureAt: (address) => pictures.get(address),
    linkTo: linkFor(index, documents),
  })
  return { markdown, notes: notes.list() }
}

/**
 * Writes the HTML of an imported text as Markdown. The result contains no HTML, so there is nothing left to sanitize.
 */
const toMarkdown = (html: HtmlNode[], conversion: Conversion) => {
  const blocks = documentBlocks(html, { ...conversion, marks: [] })
  return blocks.length > 0 ? serialize(schema.nodes.doc.create(null, blocks)).trim() : ''
}

/** The address of each picture in the text, once. */
const pictureAddressesIn = (html: HtmlNode[]) => [
  ...new Set(
    find(html, (element) => element.name === 'img' && !isIcon(element))
      .map(pictureAddress)
      .filter(Boolean),
  ),
]
