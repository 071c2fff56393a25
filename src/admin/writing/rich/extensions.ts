/**
 * The TipTap extensions of the rich text editor: only what Markdown can express, with Markdown's own rules for
 * emphasis.
 */
import { type AnyExtension, InputRule, Mark, markInputRule, markPasteRule, Node, wrappingInputRule } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import type { Selection } from '@tiptap/pm/state'
import { StarterKit } from '@tiptap/starter-kit'
import { fitToMarkdown } from './fitting.ts'
import { linking } from './linking.ts'

const signsOf: Record<string, string[]> = { bold: ['**', '__'], italic: ['*', '_'], strike: ['~~'] }

/** Like Markdown: an asterisk next to a space is literal, as in 2 * 3 * 4, and so is one beside a digit or #. */
export const emphasisBetween = (sign: string, end = '$', flags = '') => {
  const [inside, marks] = [sign[0], sign.replaceAll('*', '\\*')]
  const others = sign.length === 1 ? '\\s\\d#' : '\\s'
  return new RegExp(`(?:^|\\s)${marks}((?![${others}])[^${inside}]*[^${inside}${others}])${marks}${end}`, flags)
}

const whenPasted = (sign: string) => emphasisBetween(sign, '(?![\\w#])', 'g')

/** A plus sign begins a phone number, and no list. */
const listSign = /^\s*[-*]\s$/

/** Three dashes in a cell are text: a line would divide the table. */
const outsideCells = ({ find, handler }: InputRule) =>
  new InputRule({ find, handler: (typed) => (isInCell(typed.state.selection) ? null : handler(typed)) })

export const isInCell = ({ $from }: Selection) => /^table(?:Cell|Header)$/.test($from.node(-1)?.type.name ?? '')

const careful = (extension: AnyExtension) => {
  if (extension instanceof Node && extension.name === 'bulletList')
    return extension.extend({
      addInputRules() {
        return [wrappingInputRule({ find: listSign, type: this.type })]
      },
    })
  if (extension instanceof Node && extension.name === 'horizontalRule')
    return extension.extend({
      addInputRules() {
        return (this.parent?.() ?? []).map((rule) => outsideCells(rule))
      },
    })
  if (extension instanceof Mark && extension.name === 'link')
    return extension.extend({
      addPasteRules: () => [],
      addProseMirrorPlugins() {
        return [...(this.parent?.() ?? []), linking]
      },
    })
  const signs = signsOf[extension.name]
  if (!signs || !(extension instanceof Mark)) return extension
  return extension.extend({
    addInputRules() {
      return signs.map((sign) => markInputRule({ find: emphasisBetween(sign), type: this.type }))
    },
    addPasteRules() {
      // A chat writes bold with single stars.
      const double = signs.filter((sign) => sign.length > 1)
      return double.map((sign) => markPasteRule({ find: whenPasted(sign), type: this.type }))
    },
  })
}

/** The kit's own rules would remove the asterisks of 2 * 3 * 4, and change a dose or a phone number. */
const CarefulKit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map(careful)
  },
})

/** Shows the caption, which is the title of the image, below it. */
const ImageWithCaption = Image.extend({
  renderHTML({ HTMLAttributes }) {
    const caption: string | undefined = HTMLAttributes.title
    return ['span', { class: 'picture', ...(caption && { 'data-caption': caption }) }, ['img', HTMLAttributes]]
  },
})

/** Enter begins a new line of the cell. */
const TableOfLines = Table.extend({
  addKeyboardShortcuts() {
    const { editor } = this
    return { ...this.parent?.(), Enter: () => isInCell(editor.state.selection) && editor.commands.setHardBreak() }
  },
  addProseMirrorPlugins() {
    return [...(this.parent?.() ?? []), fitToMarkdown]
  },
})

/** Only what Markdown can express, so that saving loses nothing. */
export const extensions = [
  CarefulKit.configure({
    underline: false,
    // This extension would add an empty paragraph to an unchanged text.
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      HTMLAttributes: { rel: null, target: null },
    },
  }),
  // In Markdown an image is inside a paragraph.
  ImageWithCaption.configure({ inline: true }),
  TableOfLines,
  TableRow,
  // A cell in Markdown has no blocks, and only line breaks.
  TableHeader.extend({ content: 'paragraph' }),
  TableCell.extend({ content: 'paragraph' }),
]
