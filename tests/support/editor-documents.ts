/** Generated documents of the rich editor, and whether each is read back as it was written. */
import { getSchema } from '@tiptap/core'
import { Fragment, type Mark, type Node } from '@tiptap/pm/model'
import { expect } from 'vitest'
import { extensions } from '#admin/writing/rich/extensions.ts'
import { toHtml } from '#core/lib/markdown.ts'
import { parse } from '#shared/markdown/editor-parser.ts'
import { serialize } from '#shared/markdown/editor-serializer.ts'
import { seeded, visibleText } from './number-texts.ts'

const schema = getSchema(extensions)
const { nodes, marks } = schema
type Attributes = Record<string, unknown>

/** Documents as people make them in the editor, from the pieces that Markdown could misread. */
const generator = (seed: number) => {
  const { below, pick } = seeded(seed)
  const some = <Item>(most: number, make: () => Item) => Array.from({ length: 1 + below(most) }, make)
  const node = (name: string, content?: Node | Node[], attributes: Attributes = {}) =>
    nodes[name]?.create(attributes, content) as Node

  const pieces = [
    ...[
      'clinic',
      'Ɛdwɛe',
      'a',
      '5',
      '*170#',
      '2*3',
      '+233 24',
      'snake_case',
      'snake_case_',
      '_',
      '*',
      '**',
      '~~',
      '~',
      '`',
      '``',
    ],
    ...[
      '#',
      '# x',
      '##',
      '-',
      '- x',
      '+ x',
      '1. x',
      '2) x',
      '2025.',
      '>',
      '> x',
      '|',
      '\\',
      '\\|',
      '1 \\| 2',
      '<br>',
      '<b>',
      '&amp;',
      '&',
    ],
    ...[
      ':',
      ')',
      '(',
      '”',
      '“',
      '"',
      "'",
      '.',
      '!',
      '[',
      ']',
      '[x]',
      '](',
      '![',
      '[x](y)',
      '---',
      '===',
      ':--',
      '^',
      '$',
      '{',
      '%',
    ],
    ...[
      'https://who.int/a_b',
      'who.int',
      'ama@mail.example',
      'www.who.int',
      '😀',
      'e\u0301',
      'שלום',
      '[1]: /x',
      '://',
      '+',
      '1.',
      '2)',
      '-',
      '\\*',
      '<https://x>',
      '=',
      '&#53;',
    ],
  ]
  const words = () => some(3, () => pick(pieces)).join(pick(['', ' ', ' '])) + pick(['', '', ' ', ': ', '.', ')'])
  const emphasis = (): Mark[] =>
    ['bold', 'italic', 'strike'].filter(() => below(4) === 0).flatMap((name) => marks[name]?.create() ?? [])
  const hrefs = [
    'https://who.int/a_(b)',
    '/events',
    'mailto:a@b.example',
    'tel:*170%23',
    '#sources',
    '/x?a=1&b=2',
    'https://e.example/a*b*c_d_',
  ]
  const link = () => marks.link?.create({ href: pick(hrefs), title: pick([null, null, 'A "title" \\ here']) }) as Mark
  const text = (): Node => {
    if (below(12) === 0)
      return schema.text(pick(['a|b', 'x', '`', '*a*', 'a ` b', ' a ', '\\', '\\|', '<br>']), [
        marks.code?.create() as Mark,
      ])
    return schema.text(
      words(),
      below(6) === 0
        ? [link(), ...emphasis()].reduce<readonly Mark[]>((set, mark) => mark.addToSet(set), [])
        : emphasis(),
    )
  }
  const image = () =>
    node('image', undefined, {
      src: pick(['/media/a.jpg', '/media/a_(1).jpg']),
      alt: pick(['A clinic', 'a [b] *c* "d"', '']),
      title: pick([null, 'A "caption" \\ *x*']),
    })
  const inline = (): Node => (below(12) === 0 ? image() : below(9) === 0 ? node('hardBreak') : text())
  const line = () => Fragment.fromArray(some(5, inline))
  const joined = (fragment: Fragment) => {
    let whole = Fragment.empty
    fragment.forEach((child) => {
      whole = whole.append(Fragment.from(child))
    })
    return whole
  }
  const paragraph = () => nodes.paragraph?.create(null, joined(line())) as Node
  const block = (depth: number): Node => {
    const kind = below(depth > 2 ? 4 : 11)
    if (kind < 3) return paragraph()
    if (kind === 3)
      return nodes.heading?.create({ level: 1 + below(6) }, joined(Fragment.fromArray(some(4, text)))) as Node
    if (kind === 4)
      return node(
        'bulletList',
        some(3, () => item(depth + 1)),
      )
    if (kind === 5)
      return node(
        'orderedList',
        some(3, () => item(depth + 1)),
        { start: pick([1, 1, 3, 9, 99]) },
      )
    if (kind === 6)
      return node(
        'blockquote',
        some(3, () => block(depth + 1)),
      )
    if (kind === 7)
      return node('codeBlock', schema.text(pick(['a', '```\nx', '  indented\n\nx', '<br>', '*a*'])), {
        language: pick([null, 'js']),
      })
    if (kind === 8) return node('horizontalRule')
    return depth ? paragraph() : table()
  }
  const item = (depth: number): Node =>
    node('listItem', [paragraph(), ...(below(3) ? [] : some(2, () => block(depth)))])
  const table = () => {
    const columns = 1 + below(3)
    const row = (cell: string) =>
      node(
        'tableRow',
        Array.from({ length: columns }, () => node(cell, below(5) ? paragraph() : node('paragraph'))),
      )
    return node('table', [row('tableHeader'), ...Array.from({ length: below(3) }, () => row('tableCell'))])
  }
  return () =>
    node(
      'doc',
      some(4, () => block(0)),
    )
}

/** What people see: blocks, and each character with its marks. Spaces at edges, and their marks, are not seen. */
const seen = (node: Node): unknown => {
  if (node.type.name === 'codeBlock') return ['codeBlock', node.attrs.language, node.textContent]
  if (!node.isTextblock) {
    const name = node.type.name === 'orderedList' ? `${node.type.name} ${node.attrs.start}` : node.type.name
    const isCell = node.type.name.startsWith('table')
    const full = isCell ? node.children : node.children.filter(holdsSomething)
    const children = full.length === 0 && node.type.name !== 'doc' ? node.children.slice(0, 1) : full
    return [name, ...children.map(seen)]
  }
  const signs: string[] = []
  node.forEach((child) => {
    const set = child.marks
      .map(({ type, attrs }) => (type.name === 'link' ? `link ${attrs.href} ${attrs.title}` : type.name))
      .sort()
      .join()
    if (child.type.name === 'hardBreak') signs.push('\n')
    else if (child.type.name === 'image')
      signs.push(
        `image ${child.attrs.src} ${child.attrs.alt ?? ''} ${child.attrs.title ?? ''} ${set.match(/link.*/) ?? ''}`,
      )
    else for (const sign of child.text ?? '') signs.push(/\s/.test(sign) ? ' ' : `${sign}${set && ` ${set}`}`)
  })
  const tidy = signs.filter((sign, index) => !(sign === ' ' && [undefined, ' ', '\n'].includes(signs[index - 1])))
  return [
    node.type.name + (node.attrs.level ?? ''),
    tidy
      .join('·')
      .replace(/(?:· )+(?=·\n|$)/g, '')
      .replace(/(?:·?\n)+$/, '')
      .replace(/(?:· )+$/, ''),
  ]
}

const holdsSomething = (node: Node) =>
  node.type.name !== 'paragraph' || node.children.some((child) => child.type.name === 'image' || child.text?.trim())

/** The words, without spaces and without the signs that the page makes typographic. */
const wordsOf = (text: string) => text.replace(/[\s"'“”‘’…–.-]+/g, '')

const wordsIn = (doc: Node) => {
  const words: string[] = []
  doc.descendants((child) => void (child.text && words.push(child.text)))
  return wordsOf(words.join(''))
}

/** Documents as people make them in the editor. Markdown has no empty paragraphs, and spaces at edges are not seen. */
export const expectReadBack = (seed: number) => {
  const doc = generator(seed)()
  const saved = serialize(doc)
  const again = parse(schema, saved).doc
  expect(seen(again), saved).toEqual(seen(doc))
  expect(serialize(parse(schema, serialize(again)).doc), saved).toBe(serialize(again))
  const html = toHtml(saved)
  expect(wordsOf(visibleText(html.replace(/<figcaption>.*?<\/figcaption>/g, ''))), saved).toBe(wordsIn(doc))
  const count = (names: string[]) => {
    let sum = 0
    doc.descendants(({ type }) => {
      if (names.includes(type.name)) sum += 1
    })
    return sum
  }
  expect(html.match(/<t[hd]\b/g)?.length ?? 0, saved).toBe(count(['tableHeader', 'tableCell']))
  expect(html.match(/<li>/g)?.length ?? 0, saved).toBe(count(['listItem']))
}
