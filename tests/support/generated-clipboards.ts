/** Generated lists and tables, each as several programs write it, and what they become in a text. */
import { docs, docsLine, docsSpan, excel, item, sheets, word, wordWebItem } from './clipboards.ts'
import { seeded } from './number-texts.ts'

type Item = { level: number; words: string; number: number }
type Generated = { from: string; html: string; markdown: string }

/** A list of several levels: each level has bullets or numbers. */
export const generatedLists = (seed: number): Generated[] => {
  const { below, pick } = seeded(seed)
  const isNumbered = [1, 2, 3, 4].map(() => below(2) === 0)
  const first = pick([1, 1, 4])
  const items: Item[] = []
  const counts: number[] = []
  let level = 1
  for (let index = 0; index < 3 + below(6); index += 1) {
    level = index === 0 ? 1 : 1 + below(Math.min(level + 1, 4))
    counts.length = level
    counts[level - 1] = (counts[level - 1] ?? (level === 1 ? first - 1 : 0)) + 1
    items.push({ level, words: `Item ${index} *${below(900)}#`, number: counts[level - 1] ?? 1 })
  }
  const numbered = (each: Item) => isNumbered[each.level - 1] ?? false
  const tag = (each: Item) => (numbered(each) ? 'ol' : 'ul')
  const markdown = markdownOf(items, numbered)
  const nested = nestedOf(items, tag)
  return [
    {
      from: 'Word',
      html: word(
        items.map((each) => item('l0', each.level, numbered(each) ? `${each.number}.` : '·', each.words)).join(''),
      ),
      markdown,
    },
    {
      from: 'Word on the web',
      html: items
        .map((each) => wordWebItem(tag(each), each.level, each.words, numbered(each) ? ` start="${each.number}"` : ''))
        .join(''),
      markdown,
    },
    { from: 'a web page', html: nested('inside'), markdown },
    { from: 'Google Docs', html: docs(nested('beside')), markdown },
  ]
}

/** `where`: web pages write an inner list inside the item before it, and Google Docs writes it beside that item. */
const nestedOf = (items: Item[], tag: (item: Item) => string) => (where: 'inside' | 'beside') => {
  let html = ''
  const open: string[] = []
  const close = () => {
    html += `${where === 'inside' ? '</li>' : ''}</${open.pop()}>`
  }
  for (const each of items) {
    while (open.length > each.level) close()
    if (open.length < each.level) {
      html += `<${tag(each)}${each.number > 1 ? ` start="${each.number}"` : ''}>`
      open.push(tag(each))
    } else if (where === 'inside') html += '</li>'
    html +=
      where === 'inside' ? `<li>${each.words}` : `<li aria-level="${each.level}">${docsLine(docsSpan(each.words))}</li>`
  }
  while (open.length > 0) close()
  return html
}

const markdownOf = (items: Item[], numbered: (item: Item) => boolean) => {
  const widths: number[] = []
  return items
    .map((each, index) => {
      const siblings = items.slice(index + 1)
      const end = siblings.findIndex(({ level }) => level < each.level)
      const last = (end < 0 ? siblings : siblings.slice(0, end)).findLast(({ level }) => level === each.level) ?? each
      widths.length = each.level - 1
      const before = widths.reduce((sum, width) => sum + width, 0)
      const width = numbered(each) ? String(last.number).length + 2 : 2
      widths[each.level - 1] = width
      const sign = numbered(each) ? `${each.number}.`.padEnd(width) : '- '
      return `${' '.repeat(before)}${sign}${each.words.replace('*', '\\*')}`
    })
    .join('\n')
}

/** A table with merged cells: the words of each cell say where it begins. */
export const generatedTables = (seed: number): Generated[] => {
  const { below } = seeded(seed)
  const [height, width] = [2 + below(4), 2 + below(4)]
  const grid: (string | undefined)[][] = Array.from({ length: height }, () => [])
  const rows = grid.map((places, top) => {
    let cells = ''
    for (let left = 0; left < width; left += 1) {
      if (places[left] !== undefined) continue
      let [down, right] = [1 + (below(3) ? 0 : below(height - top)), 1 + (below(3) ? 0 : below(width - left))]
      while (Array.from({ length: right }, (_, step) => places[left + step]).some((place) => place !== undefined))
        right -= 1
      if (below(2)) down = Math.min(down, 2)
      for (let row = top; row < top + down; row += 1)
        for (let column = left; column < left + right; column += 1) {
          const line = grid[row]
          if (line) line[column] = row === top && column === left ? `${top}.${left}` : ''
        }
      cells += `<td${down > 1 ? ` rowspan="${down}"` : ''}${right > 1 ? ` colspan=${right}` : ''}><p>${top}.${left}</p></td>`
    }
    return `<tr>${cells}</tr>`
  })
  // Empty rows and columns at the end are left out.
  const shown = grid.slice(0, grid.findLastIndex((places) => places.some(Boolean)) + 1)
  const columns = Math.max(...shown.map((places) => places.findLastIndex(Boolean) + 1))
  const lines = shown.map((places) => `| ${places.slice(0, columns).join(' | ')} |`)
  const markdown = [lines[0], `|${' --- |'.repeat(columns)}`, ...lines.slice(1)].join('\n')
  const body = rows.join('')
  return [
    { from: 'Word', html: word(`<table class=MsoTableGrid>${body}</table>`), markdown },
    { from: 'Google Sheets', html: sheets(body), markdown },
    { from: 'Excel', html: excel(body), markdown },
  ]
}
