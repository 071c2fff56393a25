/** Converts one text of an export to Markdown, with its pictures and links as they are on this site. */

import { serialize } from '#shared/markdown/editor-serializer.ts'
import { normalPathOf } from '#shared/pages/normal-path.ts'
import { type Conversion, documentBlocks, isLinkToPicture } from './blocks.ts'
import { findAll, type HtmlNode, parseHtml } from './html.ts'
import { createLosses, type Losses } from './losses.ts'
import { isIcon, pictureAddress } from './media.ts'
import type { MediaDeps, MediaImport } from './media-import.ts'
import { schema } from './schema.ts'
import { withoutShortcodes } from './shortcodes.ts'
import { isOnSite, type SourceIndex, type SourceText, urlOnSite } from './source.ts'

type ConvertDeps = Pick<MediaDeps, 'index' | 'siteUrl'> & { media: MediaImport }

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

/** A link to a page of the old site becomes a path, which redirects; a link to a file, the file here. */
const linkFor = (siteUrl: string, files: Map<string, string | undefined>) => (address: string) => {
  const url = address.startsWith('#') ? null : urlOnSite(address, siteUrl)
  if (!url || !isLink.test(url.href)) return undefined
  const path = isInFolder(url, siteUrl) ? normalPathOf(url.pathname) : undefined
  const here = files.get(address) ?? (path && path + url.search)
  if (here) return here + url.hash
  return isLink.test(address) ? address : url.href
}

/** Beside an old site in a folder there may be another site. */
const isInFolder = (url: URL, siteUrl: string) => {
  const home = urlOnSite('.', siteUrl)
  return home !== null && isOnSite(url.href, home.href) && `${url.pathname}/`.startsWith(home.pathname)
}

/** Whether the old site showed a file at this address, and not a page. */
const isFile = (address: string, siteUrl: string) =>
  isOnSite(address, siteUrl) &&
  /\.(?!x?html?$|php$|aspx?$)(?=\d*[a-z])\w{2,5}$/i.test(urlOnSite(address, siteUrl)?.pathname ?? '')

/** The addresses of what a text links to or plays. */
const targetsIn = (tree: HtmlNode[]) =>
  findAll((element) => !/^(?:img|script|link|input)$/.test(element.name) && !isLinkToPicture(element), tree).map(
    ({ attribs }) => (attribs.href ?? attribs.src ?? attribs.data ?? '').trim(),
  )

export const convert = async (text: SourceText, { index, media, siteUrl }: ConvertDeps) => {
  const notes = createLosses()
  const tree = treeOf(text, index, notes)
  const pictures = new Map<string, string>()
  for (const address of pictureAddressesIn(tree)) {
    const src = await media.picture(address, '')
    if (src) pictures.set(address, src)
    else notes.add(`the picture ${address.startsWith('data:') ? 'in the text' : address} is missing`)
  }
  const files = new Map<string, string | undefined>()
  for (const address of new Set(targetsIn(tree))) {
    if (!isFile(address, siteUrl)) continue
    files.set(address, await media.file(address.replace(/#.*/, '')))
    if (!files.get(address)) notes.add(`the file ${address} is missing, and a link leads to it`)
  }
  const markdown = toMarkdown(tree, {
    keepsLines: text.isClassic,
    notes,
    pictureAt: (address) => pictures.get(address),
    linkTo: linkFor(siteUrl, files),
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
    findAll((element) => element.name === 'img' && !isIcon(element), html)
      .map(pictureAddress)
      .filter(Boolean),
  ),
]
