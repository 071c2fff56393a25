/** Reads the HTML of an imported text as a tree. `htmlparser2` reads broken HTML, too, and runs nothing. */
import type { AnyNode, Element } from 'domhandler'
import { parseDocument } from 'htmlparser2'

export type HtmlNode = AnyNode

/** Deeper elements are as deep as these, so that no text can exhaust the stack. */
const maxDepth = 200

export const parseHtml = (html: string): HtmlNode[] => {
  const { children } = parseDocument(html)
  flatten(children, 0)
  return children
}

const flatten = (nodes: HtmlNode[], depth: number): void => {
  for (const node of nodes) {
    if (!isElement(node)) continue
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

/** Scripts and styles are elements, too. */
export const isElement = (node: HtmlNode): node is Element => 'attribs' in node

export const childElements = ({ children }: { children: HtmlNode[] }) => children.filter(isElement)

export const textOf = (node: HtmlNode): string => {
  if (node.type === 'text') return node.data
  return 'children' in node ? node.children.map(textOf).join('') : ''
}

export const find = (nodes: HtmlNode[], test: (element: Element) => boolean): Element[] =>
  nodes.flatMap((node) => {
    if (!isElement(node)) return []
    return [...(test(node) ? [node] : []), ...find(node.children, test)]
  })

export const hasClass = ({ attribs }: Element, name: RegExp) => name.test(attribs.class ?? '')
