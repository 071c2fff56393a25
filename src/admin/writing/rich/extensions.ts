/**
 * The TipTap extensions of the rich text editor: only what Markdown can express, with Markdown's own rules for
 * emphasis. The starter kit and the extension for tables would add 18 KB that no text here uses.
 */
import { InputRule, type Mark, markInputRule, markPasteRule, wrappingInputRule } from '@tiptap/core'
import { Blockquote } from '@tiptap/extension-blockquote'
import { Bold } from '@tiptap/extension-bold'
import { Code } from '@tiptap/extension-code'
import { CodeBlock } from '@tiptap/extension-code-block'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Heading } from '@tiptap/extension-heading'
import { HorizontalRule } from '@tiptap/extension-horizontal-rule'
import { Image } from '@tiptap/extension-image'
import { Italic } from '@tiptap/extension-italic'
import { BulletList } from '@tiptap/extension-list/bullet-list'
import { ListItem } from '@tiptap/extension-list/item'
import { ListKeymap } from '@tiptap/extension-list/keymap'
import { OrderedList } from '@tiptap/extension-list/ordered-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Strike } from '@tiptap/extension-strike'
import { Text } from '@tiptap/extension-text'
import { Dropcursor } from '@tiptap/extensions/drop-cursor'
import { Gapcursor } from '@tiptap/extensions/gap-cursor'
import { UndoRedo } from '@tiptap/extensions/undo-redo'
import { linkMark } from './link.ts'
import { isInCell, tableNodes } from './tables.ts'

/** Like Markdown: an asterisk next to a space is literal, as in 2 * 3 * 4, and so is one beside a digit or #. */
export const emphasisBetween = (sign: string, end = '$', flags = '') => {
  const [inside, marks] = [sign[0], sign.replaceAll('*', '\\*')]
  const others = sign.length === 1 ? '\\s\\d#' : '\\s'
  return new RegExp(`(?:^|\\s)${marks}((?![${others}])[^${inside}]*[^${inside}${others}])${marks}${end}`, flags)
}

const whenPasted = (sign: string) => emphasisBetween(sign, '(?![\\w#])', 'g')

/** The library's own rules would remove the asterisks of 2 * 3 * 4, and change a dose or a phone number. */
const writtenWith = (mark: Mark, ...signs: string[]) =>
  mark.extend({
    addInputRules() {
      return signs.map((sign) => markInputRule({ find: emphasisBetween(sign), type: this.type }))
    },
    addPasteRules() {
      // A chat writes bold with single stars.
      const double = signs.filter((sign) => sign.length > 1)
      return double.map((sign) => markPasteRule({ find: whenPasted(sign), type: this.type }))
    },
  })

/** A plus sign begins a phone number, and no list. */
const listSign = /^\s*[-*]\s$/

const ListWithSigns = BulletList.extend({
  addInputRules() {
    return [wrappingInputRule({ find: listSign, type: this.type })]
  },
})

/** Three dashes in a cell are text: a line would divide the table. */
const LineOutsideCells = HorizontalRule.extend({
  addInputRules() {
    return (this.parent?.() ?? []).map(
      ({ find, handler }) =>
        new InputRule({ find, handler: (typed) => (isInCell(typed.state.selection) ? null : handler(typed)) }),
    )
  },
})

/** Shows the caption, which is the title of the image, below it. */
const ImageWithCaption = Image.extend({
  renderHTML({ HTMLAttributes }) {
    const caption: string | undefined = HTMLAttributes.title
    return ['span', { class: 'picture', ...(caption && { 'data-caption': caption }) }, ['img', HTMLAttributes]]
  },
})

/** Only what Markdown can express, so that saving loses nothing. */
export const extensions = [
  writtenWith(Bold, '**', '__'),
  writtenWith(Italic, '*', '_'),
  writtenWith(Strike, '~~'),
  ...[Code, linkMark, Document, Paragraph, Text, HardBreak, Heading, Blockquote, CodeBlock, LineOutsideCells],
  ...[ListWithSigns, OrderedList, ListItem, ListKeymap],
  ...[Dropcursor, Gapcursor, UndoRedo],
  // In Markdown an image is inside a paragraph.
  ImageWithCaption.configure({ inline: true }),
  ...tableNodes,
]
