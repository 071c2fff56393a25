/** The document (ProseMirror) in which an imported text is built: the nodes and marks that `shared/markdown` writes. */
import { type MarkSpec, type NodeSpec, Schema } from '@tiptap/pm/model'

const block: NodeSpec = { content: 'block+', group: 'block' }
const line: NodeSpec = { content: 'inline*', group: 'block' }
const cell: NodeSpec = { content: 'paragraph', attrs: { align: { default: null } } }
const plainMark: MarkSpec = {}

export const schema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: line,
    heading: { ...line, attrs: { level: { default: 2 } } },
    blockquote: block,
    bulletList: { content: 'listItem+', group: 'block' },
    orderedList: { content: 'listItem+', group: 'block', attrs: { start: { default: 1 } } },
    listItem: { content: 'paragraph block*' },
    codeBlock: { content: 'text*', marks: '', group: 'block', code: true, attrs: { language: { default: null } } },
    horizontalRule: { group: 'block' },
    table: { content: 'tableRow+', group: 'block' },
    tableRow: { content: '(tableCell | tableHeader)*' },
    tableHeader: cell,
    tableCell: cell,
    text: { group: 'inline' },
    hardBreak: { inline: true, group: 'inline' },
    image: { inline: true, group: 'inline', attrs: { src: {}, alt: { default: null }, title: { default: null } } },
  },
  marks: {
    link: { attrs: { href: {}, title: { default: null } } },
    bold: plainMark,
    italic: plainMark,
    strike: plainMark,
    code: { excludes: '_' },
  },
})
