/**
 * The sections of a text, for one page of A4. A sheet prints a section whole or not at all: a part of a list reads as
 * the whole list, and a myth without its answer as a truth. Pictures are left out.
 */
import { plainTextOf } from '../plain-text.ts'

type SheetBlock = { level: number; text: string; isInList: boolean }
/** A heading (with a level) and its text, or text without a heading. */
export type SheetSection = SheetBlock[]

// Measured for the sheet: lines of text below a one-line title, letters per line, and the cost of a title line.
export const linesOnSheet = 52
const lettersInLine = 128
export const lettersInTitleLine = 48
export const linesOfTitleLine = 2
const linesOfHeading = 1.3

/** A new section begins at each heading of the highest level; the renderer makes that level 2. */
export const sectionsOf = (html: string) => {
  const sections: SheetSection[] = []
  for (const block of withoutEmptyHeadings(blocksOf(html))) {
    const current = sections.at(-1)
    if (current && block.level !== 2) current.push(block)
    else sections.push([block])
  }
  return sections
}

/** Up to the next heading of the same or a higher level, each heading must have some text. */
const withoutEmptyHeadings = (blocks: SheetBlock[]) =>
  blocks.filter(({ level }, index) => {
    const next = blocks.slice(index + 1).find((each) => each.level === 0 || each.level <= level)
    return level === 0 || next?.level === 0
  })

/** A row of a table is one line. The caption of a picture is left out with the picture. */
const blocksOf = (html: string) => {
  const state: State = { level: 0, lists: [], mark: '' }
  const lines = html.replace(/<figcaption>.*?<\/figcaption>/gs, '').replace(/<\/t[dh]>\s*<t[dh]\b[^>]*>/g, ', ')
  return lines.split(blockTag).flatMap((piece): SheetBlock[] => {
    if (blockTag.test(piece)) pass(state, piece)
    const text = plainTextOf(piece)
    if (text === '') return []
    const mark = state.mark
    state.mark = ''
    return [{ level: state.level, text: mark + text, isInList: state.lists.length > 0 }]
  })
}

const blockTag = /(<\/?(?:p|[uo]l|li|h[1-6]|blockquote|pre|div|section|figure|table|thead|tbody|t[rdh]|hr)\b[^>]*>)/

/** Where the next text is: in a heading, in which lists (with the number of the next item), and at the start of an item. */
type State = { level: number; lists: number[]; mark: string }

const pass = (state: State, tag: string) => {
  const [, end, name = '', start] = /^<(\/?)(\w+)(?:.* start="(\d+)")?/.exec(tag) ?? []
  if (/^h\d/.test(name)) state.level = end ? 0 : Number(name[1])
  if (/^[uo]l$/.test(name)) end ? state.lists.pop() : state.lists.push(name === 'ol' ? Number(start ?? 1) : Number.NaN)
  if (name !== 'li' || end) return
  const number = state.lists.pop() ?? Number.NaN
  state.mark = Number.isNaN(number) ? '• ' : `${number}. `
  state.lists.push(number + 1)
}

/** In letters of the usual width. */
export const widthOf = (text: string) =>
  text.length + (text.match(/[\p{Lu}\d]/gu)?.length ?? 0) * 0.4 + (text.match(/[WM@\u2e80-\uffff]/g)?.length ?? 0) * 0.6

/** How many lines of a sheet the text takes. */
export const linesIn = (text: string, letters = lettersInLine) => Math.ceil(widthOf(text) / letters)

/** With the distances between the sections. */
export const linesOfAll = (sections: SheetSection[]) =>
  sections
    .flat()
    .reduce((sum, { level, text }) => sum + (level > 0 ? linesOfHeading : 1) * linesIn(text), sections.length * 0.65)

/** The first items that fit on the sheet together, and the later ones that still do. */
export const fitting = <Item>(items: readonly Item[], room: number, lines: (items: Item[]) => number) => {
  const kept: Item[] = []
  for (const item of items) if (lines([...kept, item]) <= room) kept.push(item)
  return kept
}
