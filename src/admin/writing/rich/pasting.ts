/** How the rich text editor takes what is pasted or dropped, and tells the writer what it could not keep. */
import type { Editor } from '@tiptap/core'
import { Fragment, type Node, Slice } from '@tiptap/pm/model'
import type { Selection } from '@tiptap/pm/state'
import type { EditorProps } from '@tiptap/pm/view'
import { withoutHidden } from '#shared/hidden-characters.ts'
import { parsePasted } from '#shared/markdown/editor-parser.ts'
import { cleaned, pastedBody } from './clean-paste.ts'
import { type Lost, sentenceOf } from './losses.ts'
import { markdownOf } from './paste-text.ts'
import { type OnPicture, picturesIn, pictureTaker } from './pictures.ts'
import { isInCell } from './tables.ts'

type Taking = { onPicture: () => OnPicture | undefined; onLost: (sentence: string) => void }

export const takingIn = ({ onPicture, onLost }: Taking, editor: () => Editor): EditorProps => {
  const takeFiles = (data: DataTransfer | null) => {
    const put = onPicture()
    const files = picturesIn(data)
    if (!put || files.length === 0 || pastedBody(data?.getData('text/html') ?? '').textContent?.trim()) return false
    pictureTaker(editor(), put)(files)
    return true
  }
  const saying = (take: (lost: Lost) => string) => {
    const lost: Lost = new Set()
    const taken = take(lost)
    onLost(sentenceOf(lost))
    return taken
  }
  // In a cell, ProseMirror makes cells of several paragraphs, and it drops spaces at the edges.
  let [isTable, copied] = [false, '']
  return {
    transformPastedHTML: (html) => {
      const put = onPicture()
      const pictures: File[] = []
      const clean = saying((lost) => cleaned(html, lost, put && pictures))
      // After the text.
      if (put && pictures.length > 0) setTimeout(() => pictureTaker(editor(), put)(pictures))
      isTable = /<t[drh]\b/.test(clean)
      copied = pastedBody(html).textContent?.replace(/^\n+|\n+$/g, '') ?? ''
      return clean
    },
    transformPastedText: (text, isCode) => (isCode ? withoutHidden(text) : text),
    clipboardTextParser: (text) => {
      const markdown = saying((lost) => markdownOf(text, lost))
      const slice = parsePasted(editor().schema, markdown)
      isTable = slice.content.firstChild?.type.name === 'table'
      copied = text
      return slice
    },
    transformPasted: (slice, { state: { selection } }) => {
      const taken = spaced(fitted(slice, selection, isTable), selection, copied)
      isTable = false
      copied = ''
      return taken
    },
    handlePaste: (_, { clipboardData }) => takeFiles(clipboardData),
    handleDrop: (_, { dataTransfer }) => takeFiles(dataTransfer),
  }
}

/** A space at an edge of the copied text stays between its words and those beside the cursor. */
const spaced = ({ content, openStart, openEnd }: Slice, { $from, $to }: Selection, copied: string) => {
  const before = $from.parent.textBetween(0, $from.parentOffset)
  const after = $to.parent.textBetween($to.parentOffset, $to.parent.content.size)
  const space = $from.doc.type.schema.text(' ')
  let whole = content
  const { firstChild: first } = whole
  if (/^[ \u00a0]/.test(copied) && /\S$/.test(before)) {
    if (first?.isInline) whole = Fragment.from(space).append(whole)
    else if (first?.isTextblock && openStart > 0)
      whole = whole.replaceChild(0, first.copy(Fragment.from(space).append(first.content)))
  }
  const { lastChild: last } = whole
  if (/[ \u00a0]$/.test(copied) && /^\S/.test(after)) {
    if (last?.isInline) whole = whole.addToEnd(space)
    else if (last?.isTextblock && openEnd > 0)
      whole = whole.replaceChild(whole.childCount - 1, last.copy(last.content.addToEnd(space)))
  }
  return new Slice(whole, openStart, openEnd)
}

const fitted = (slice: Slice, selection: Selection, isTable: boolean) => {
  const { $from } = selection
  const { content } = slice
  if (isInCell(selection)) return isTable && content.childCount === 1 ? slice : asLines(slice)
  // The first item would lose its sign in the paragraph before it, and the words after the cursor would join the last.
  const isList = content.content.some(({ type }) => type.name.endsWith('List'))
  const isInWords = $from.depth === 1 && $from.parent.childCount > 0
  return isList && isInWords ? new Slice(content, 0, 0) : slice
}

/** A cell of a table contains lines, and no blocks. An item keeps its sign. */
const asLines = ({ content }: Slice) => {
  const first = content.firstChild
  if (!first || first.isInline) return new Slice(content, 0, 0)
  const { schema } = first.type
  const lines: Node[] = []
  let sign = ''
  content.descendants((node, _, parent, index) => {
    if (node.type.name === 'listItem')
      sign = parent?.type.name === 'orderedList' ? `${parent.attrs.start + index}. ` : '• '
    if (!node.isTextblock) return true
    if (lines.length > 0) lines.push(schema.node('hardBreak'))
    if (sign) lines.push(schema.text(sign))
    sign = ''
    const rows = node.type.spec.code ? node.textContent.split('\n').filter(Boolean) : []
    rows.forEach((row, place) => {
      lines.push(...(place ? [schema.node('hardBreak')] : []), schema.text(row))
    })
    if (!node.type.spec.code) lines.push(...node.children)
    return false
  })
  return new Slice(Fragment.from(schema.node('paragraph', null, Fragment.fromArray(lines))), 1, 1)
}
