/** Makes the tables of pasted HTML such as Markdown can hold: single cells in straight columns, each with lines of text. */
import type { Lost } from './losses.ts'

export const straightenTables = (body: HTMLElement, lost: Lost) => {
  const isOwn = body.querySelector('[data-pm-slice]') !== null
  // The inner ones first.
  for (const table of [...body.querySelectorAll('table')].reverse()) {
    if (isLayout(table, isOwn)) unwrapCells(table)
    else straighten(table, lost)
  }
}

/** Emails and old pages use tables as frames, and a single cell of a spreadsheet is text. */
const isLayout = (table: HTMLTableElement, isOwn: boolean) => {
  const isColumn = [...table.rows].every((row) => row.cells.length === 1)
  const isFrame = table.parentElement?.closest('table') || table.querySelector('h1, h2, h3, h4, h5, h6')
  return (
    /^(?:presentation|none)$/.test(table.getAttribute('role') ?? '') ||
    table.querySelector('table') !== null ||
    (isColumn && !isOwn && (isFrame || table.rows.length === 1))
  )
}

const unwrapCells = (table: HTMLTableElement) => {
  const cells = [...table.rows].flatMap((row) => [...row.cells])
  const blocks = [table.caption, ...cells].map((cell) => {
    const block = document.createElement('div')
    block.append(...(cell?.childNodes ?? []))
    return block
  })
  table.replaceWith(...blocks)
}

const straighten = (table: HTMLTableElement, lost: Lost) => {
  const { caption } = table
  if (caption) {
    const title = document.createElement('p')
    title.append(...caption.childNodes)
    table.before(title)
    caption.remove()
  }
  const grid = gridOf(table, lost)
  const isFull = (cell: Element | undefined) => Boolean(cell?.textContent?.trim() || cell?.querySelector('img'))
  const width = Math.max(1, ...grid.map((row) => row.findLastIndex(isFull) + 1))
  const height = grid.findLastIndex((row) => row.some(isFull)) + 1
  for (const [index, row] of [...table.rows].entries()) {
    if (index >= height) row.remove()
    else row.replaceChildren(...Array.from({ length: width }, (_, column) => grid[index]?.[column] ?? newCell()))
  }
  for (const cell of table.querySelectorAll('td, th')) flatten(cell)
}

const newCell = () => document.createElement('td')

/** Each cell at its place; the other places of a merged cell are empty, so that nothing moves to another column. */
const gridOf = (table: HTMLTableElement, lost: Lost) => {
  const rows = [...table.rows]
  const grid: Element[][] = rows.map(() => [])
  for (const [top, row] of rows.entries()) {
    let left = 0
    for (const cell of [...row.cells]) {
      while (grid[top]?.[left]) left += 1
      const bottom = Math.min(rows.length, cell.rowSpan ? top + cell.rowSpan : rows.length)
      // Excel lets a long text reach over its empty neighbours in the same way.
      const isMerged = cell.colSpan > 1 || bottom - top > 1
      if (isMerged && !cell.getAttribute('data-look')?.includes('mso-ignore')) lost.add('merged')
      for (let down = top; down < bottom; down += 1)
        for (let right = left; right < left + cell.colSpan; right += 1) {
          const places = grid[down]
          if (places) places[right] = down === top && right === left ? cell : newCell()
        }
      left += cell.colSpan
    }
  }
  return grid
}

export const blockTags =
  'address, article, blockquote, dd, div, dl, dt, figcaption, figure, h1, h2, h3, h4, h5, h6, hr, li, ol, p, pre, section, table, ul'

/** A block in a cell becomes a line, and an item keeps its sign. */
const flatten = (cell: Element) => {
  for (const item of cell.querySelectorAll('li')) {
    const list = item.parentElement
    const place = [...(list?.children ?? [])].indexOf(item)
    item.prepend(
      list?.tagName === 'OL'
        ? `${Number(list.getAttribute('start') ?? 1) + place}. `
        : item.parentElement?.closest('li')
          ? '◦ '
          : '• ',
    )
  }
  for (const block of cell.querySelectorAll(blockTags)) {
    block.before(document.createElement('br'))
    block.after(document.createElement('br'))
    block.replaceWith(...block.childNodes)
  }
  dropEmptyLines(cell)
}

const dropEmptyLines = (cell: Element) => {
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
  const breaks: Element[] = []
  let open: Element | undefined
  let isFull = false
  while (walker.nextNode()) {
    const { currentNode: node } = walker
    if (node.nodeName === 'BR') {
      if (open || !isFull) breaks.push(node as Element)
      else open = node as Element
    } else if (node.nodeName === 'IMG' || (node.nodeType === 3 && node.nodeValue?.trim())) {
      isFull = true
      open = undefined
    }
  }
  for (const empty of [...breaks, ...(open ? [open] : [])]) empty.remove()
}
