/**
 * Tables in the rich text editor: what a text may contain. `table-editing.ts` changes them, and is loaded for a text that
 * has a table, or gets one.
 */
import { type Editor, Node } from '@tiptap/core'
import type { Selection } from '@tiptap/pm/state'
import { fitToMarkdown } from './fitting.ts'
import type { TableCommand } from './table-editing.ts'

export const isInCell = ({ $from }: Selection) => /^table(?:Cell|Header)$/.test($from.node(-1)?.type.name ?? '')

/** Loads the code that changes tables, and runs a command at the cursor. Rejects if the code cannot be loaded. */
export const changeTable = async (editor: Editor, command?: TableCommand) => {
  const { addTableEditing, runIn } = await import('./table-editing.ts')
  if (editor.isDestroyed) return
  addTableEditing(editor)
  if (command) runIn(editor, command)
}

const asked = new WeakSet<Editor>()

/** Once there is a table. A button says so if the code cannot be loaded. */
const loadForTables = (editor: Editor) => {
  let hasTable = false
  if (!asked.has(editor))
    editor.state.doc.descendants(({ type }) => {
      hasTable ||= type.name === 'table'
      return !hasTable
    })
  if (!hasTable) return
  asked.add(editor)
  void changeTable(editor).catch(() => {})
}

/** The names that prosemirror-tables has for the nodes. */
const roles: Record<string, string> = { table: 'table', tableRow: 'row', tableHeader: 'header_cell', tableCell: 'cell' }

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }) => ({ tableRole: roles[name] }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  /** Enter begins a new line of the cell. */
  addKeyboardShortcuts() {
    const { editor } = this
    return { Enter: () => isInCell(editor.state.selection) && editor.commands.setHardBreak() }
  },
  onCreate() {
    loadForTables(this.editor)
  },
  onUpdate() {
    loadForTables(this.editor)
  },
  addProseMirrorPlugins: () => [fitToMarkdown],
})

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
})

/** prosemirror-tables reads these; Markdown has no merged cells. */
const single = (value: 1 | null) => ({ default: value, parseHTML: () => value, rendered: false })

const alignmentOf = (cell: HTMLElement) =>
  /^(?:left|center|right)$/.exec(cell.style.textAlign || cell.getAttribute('align') || '')?.[0] ?? null

/** A cell in Markdown has no blocks, and only line breaks. */
const cellOf = (name: string, tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'paragraph',
    isolating: true,
    addAttributes: () => ({
      ...{ colspan: single(1), rowspan: single(1), colwidth: single(null) },
      align: {
        default: null,
        parseHTML: alignmentOf,
        renderHTML: ({ align }) => (align ? { style: `text-align: ${align}` } : {}),
      },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  })

export const tableNodes = [Table, TableRow, cellOf('tableHeader', 'th'), cellOf('tableCell', 'td')]
