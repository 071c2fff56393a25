/** Reads the HTML of an imported text as a tree. `htmlparser2` reads broken HTML, too, and runs nothing. */
import { type AnyNode, type Element, isTag } from 'domhandler'
import { DomUtils, parseDocument } from 'htmlparser2'

export type HtmlNode = AnyNode

export const { findAll, textContent } = DomUtils

/** Deeper elements are as deep as these, so that no text can exhaust the stack. */
const maxDepth = 200

export const parseHtml = (html: string): HtmlNode[] => {
  const { children } = parseDocument(html)
  flatten(children, 0)
  return children
}

const flatten = (nodes: HtmlNode[], depth: number): void => {
  for (const node of nodes) {
    if (!isTag(node)) continue
    if (depth < maxDepth) flatten(node.children, depth + 1)
    else node.children = wordsOf(node)
  }
}

/** Without recursion: the tree may be deep. */
const wordsOf = (element: Element) => {
  const words: Element['children'] = []
  const rest: HtmlNode[] = [element]
  for (let node = rest.pop(); node; node = rest.pop()) {
    if (node.type === 'text') words.push(node)
    if ('children' in node) rest.push(...node.children.toReversed())
  }
  return words
}

export const childElements = ({ children }: { children: HtmlNode[] }) => children.filter(isTag)

export const hasClass = ({ attribs }: Element, name: RegExp) => name.test(attribs.class ?? '')
