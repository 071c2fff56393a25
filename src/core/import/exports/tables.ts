/** Tables of an imported text, such as Markdown can hold: single cells in straight columns, each with lines of text. */
import type { Node } from '@tiptap/pm/model'
import { type Element, isTag } from 'domhandler'
import { childElements } from './html.ts'
import { lineOf } from './inline.ts'
import type { Losses } from './losses.ts'
import { schema } from './schema.ts'

type CellBlocks = (cell: Element) => Node[]

const { hardBreak, paragraph, table, tableCell, tableHeader, tableRow } = schema.nodes

// A hostile table could span millions of columns.
const maxSpan = 100
const spanOf = (cell: Element, name: string) => Math.min(maxSpan, Math.max(1, Number(cell.attribs[name]) || 1))

const rowsOf = (element: Element): Element[] =>
  childElements(element).flatMap((child) =>
    child.name === 'tr' ? [child] : /^t(?:head|body|foot)$/.test(child.name) ? rowsOf(child) : [],
  )

const cellsOf = (row: Element) => childElements(row).filter(({ name }) => name === 'td' || name === 'th')

export const tableOf = (element: Element, documentBlocks: CellBlocks, notes: Losses): Node[] => {
  const grid = gridOf(rowsOf(element), notes)
  const width = Math.max(0, ...grid.map((row) => row.length))
  if (width === 0) return []
  const rows = grid.map((row, index) => {
    const type = index === 0 ? tableHeader : tableCell
    const cells = Array.from({ length: width }, (_, column) => {
      const cell = row[column]
      return type.create({ align: alignOf(cell) }, paragraph.create(null, cell ? linesOf(documentBlocks(cell)) : []))
    })
    return tableRow.create(null, cells)
  })
  return [table.create(null, rows)]
}

const alignOf = (cell: Element | undefined) =>
  /(?:has-text-align-|text-align:\s*)(left|center|right)/.exec(`${cell?.attribs.class} ${cell?.attribs.style}`)?.[1] ??
  null

/** Each cell at its place; the other places of a merged cell are empty, so that nothing moves to another column. */
const gridOf = (rows: Element[], notes: Losses) => {
  const grid: (Element | undefined)[][] = rows.map(() => [])
  for (const [top, row] of rows.entries()) {
    let left = 0
    for (const cell of cellsOf(row)) {
      const places = grid[top] ?? []
      while (left in places) left += 1
      const [across, down] = [spanOf(cell, 'colspan'), spanOf(cell, 'rowspan')]
      if (across > 1 || down > 1) notes.add('merged cells of a table became single cells')
      for (const places of grid.slice(top, top + down))
        for (let x = left; x < left + across; x += 1) places[x] = places === grid[top] && x === left ? cell : undefined
      left += across
    }
  }
  return grid
}

/** Every line of the blocks, with a line break between two; an item of a list keeps its sign. */
const linesOf = (blocks: readonly Node[]): Node[] => {
  const lines: Node[][] = []
  const visit = (node: Node, sign: string) => {
    if (!node.isTextblock) {
      for (const [index, child] of node.children.entries())
        visit(child, child.type.name === 'listItem' ? signOf(node, index) : index === 0 ? sign : '')
      return
    }
    const text = node.type.name === 'codeBlock' ? codeLines(node.textContent) : node.children
    if (text.length > 0) lines.push(sign ? [schema.text(sign), ...text] : [...text])
  }
  for (const block of blocks) visit(block, '')
  return lineOf(lines.flatMap((line, index) => (index > 0 ? [hardBreak.create(), ...line] : line)))
}

const signOf = (list: Node, index: number) =>
  list.type.name === 'orderedList' ? `${Number(list.attrs.start) + index}. ` : '• '

const codeLines = (text: string) =>
  text
    .split('\n')
    .flatMap((line, index) => [...(index ? [hardBreak.create()] : []), ...(line ? [schema.text(line)] : [])])

/** A table inside a table is a frame. */
export const isFrame = (element: Element): boolean =>
  rowsOf(element).some((row) => cellsOf(row).some((cell) => holdsTable(cell)))

const holdsTable = (element: Element): boolean =>
  element.children.some((child) => isTag(child) && (child.name === 'table' || holdsTable(child)))

export const frameCells = (element: Element) => rowsOf(element).flatMap(cellsOf)
