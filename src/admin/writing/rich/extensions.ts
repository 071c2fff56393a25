import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { CarefulKit } from './emphasis.ts'

/** Only what Markdown can say, so that nothing is lost when it is written down. */
export const extensions = [
  CarefulKit.configure({
    underline: false,
    // It would add an empty paragraph to a text that nobody has touched.
    trailingNode: false,
    link: { openOnClick: false, defaultProtocol: 'https', HTMLAttributes: { rel: null, target: null } },
  }),
  // In Markdown a picture stands inside a paragraph.
  Image.configure({ inline: true }),
  Table,
  TableRow,
  // A cell of Markdown is one line.
  TableHeader.extend({ content: 'paragraph' }),
  TableCell.extend({ content: 'paragraph' }),
]
