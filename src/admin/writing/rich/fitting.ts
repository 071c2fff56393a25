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
        const from = tr.mapping.map(at + 1 + offset)
        if (child.type.name === 'hardBreak') tr.replaceWith(from, from + 1, schema.text(' ', child.marks))
      })
    })
    return tr.docChanged ? tr : null
  },
})

/** The first row of a table is its header, and no other cell is. Every row has as many cells as the longest. */
const fitTable = (tr: Transaction, table: Node, start: number) => {
  const width = Math.max(...table.children.map(({ childCount }) => childCount))
  table.forEach((row, rowOffset, index) => {
    const end = tr.mapping.map(start + rowOffset + row.nodeSize - 1)
    for (let missing = width - row.childCount; missing > 0; missing -= 1) {
      const cell = row.type.schema.nodes[index === 0 ? 'tableHeader' : 'tableCell']?.createAndFill()
      if (cell) tr.insert(end, cell)
    }
    row.forEach((cell, cellOffset) => {
      const { tableHeader, tableCell } = cell.type.schema.nodes
      const wanted = index === 0 ? tableHeader : tableCell
      if (wanted && cell.type !== wanted) tr.setNodeMarkup(tr.mapping.map(start + rowOffset + 1 + cellOffset), wanted)
    })
  })
}
