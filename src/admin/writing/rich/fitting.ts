/** Keeps the document such as Markdown can hold, so that the writer sees at once what readers will see. */
import type { Node } from '@tiptap/pm/model'
import { Plugin, type Transaction } from '@tiptap/pm/state'

export const fitToMarkdown = new Plugin({
  appendTransaction: (transactions, _, { doc, tr, schema }) => {
    if (!transactions.some(({ docChanged }) => docChanged)) return
    doc.descendants((node, at) => {
      if (node.type.name === 'table') fitTable(tr, node, at + 1)
      if (node.type.name !== 'heading') return !node.isTextblock
      // A heading is one line.
      node.forEach((child, offset) => {
        const from = at + 1 + offset
        if (child.type.name === 'hardBreak') tr.replaceWith(from, from + 1, schema.text(' ', child.marks))
      })
    })
    return tr.docChanged ? tr : null
  },
})

/** The first row of a table is its header, and no other cell is. */
const fitTable = (tr: Transaction, table: Node, start: number) => {
  table.forEach((row, rowOffset, index) => {
    row.forEach((cell, cellOffset) => {
      const { tableHeader, tableCell } = cell.type.schema.nodes
      const wanted = index === 0 ? tableHeader : tableCell
      if (wanted && cell.type !== wanted) tr.setNodeMarkup(start + rowOffset + 1 + cellOffset, wanted)
    })
  })
}
