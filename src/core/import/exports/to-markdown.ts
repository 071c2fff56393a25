/** Writes the HTML of an imported text as Markdown. The result contains no HTML, so there is nothing left to sanitize. */
import { serialize } from '#shared/markdown/serializer.ts'
import { type Conversion, documentBlocks } from './blocks.ts'
import { find, type HtmlNode } from './html.ts'
import { isIcon, pictureAddress } from './media.ts'
import { schema } from './schema.ts'

export const toMarkdown = (html: HtmlNode[], conversion: Conversion) => {
  const blocks = documentBlocks(html, { ...conversion, marks: [] })
  return blocks.length > 0 ? serialize(schema.nodes.doc.create(null, blocks)).trim() : ''
}

/** The address of each picture in the text, once. */
export const pictureAddressesIn = (html: HtmlNode[]) => [
  ...new Set(
    find(html, (element) => element.name === 'img' && !isIcon(element))
      .map(pictureAddress)
      .filter(Boolean),
  ),
]
