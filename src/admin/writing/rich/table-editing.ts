/** Changes tables in the rich text editor (prosemirror-tables): rows, columns, and the keys that move between cells. */
import { type Editor, findParentNode } from '@tiptap/core'
import { chainCommands } from '@tiptap/pm/commands'
import { keymap } from '@tiptap/pm/keymap'
import { type Command, Plugin, TextSelection } from '@tiptap/pm/state'
import {
  addColumnAfter,
  addRowAfter,
  CellSelection,
  deleteCellSelection,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
} from '@tiptap/pm/tables'

/** Tab in the last cell begins a new row. */
const nextCell: Command = (state, dispatch, view) =>
  goToNextCell(1)(state, dispatch) ||
  (addRowAfter(state, dispatch) && Boolean(view && goToNextCell(1)(view.state, dispatch)))

const deleteSelectedTable: Command = (state, dispatch) => {
  const { selection } = state
  const isWhole = selection instanceof CellSelection && selection.isRowSelection() && selection.isColSelection()
  return isWhole && deleteTable(state, dispatch)
}

const remove = chainCommands(deleteSelectedTable, deleteCellSelection)

const keys = keymap({
  Tab: nextCell,
  'Shift-Tab': goToNextCell(-1),
  ...{ Backspace: remove, Delete: remove, 'Mod-Backspace': remove, 'Mod-Delete': remove },
})
const cells = tableEditing()

/** A browser would set the cursor before it opens the menu with Copy and Cut, and the selected cells would be none. */
const menu = new Plugin({
  props: {
    handleDOMEvents: {
      mousedown: (_, event) => {
        const isOnCells = event.button === 2 && event.target instanceof Element && event.target.closest('.selectedCell')
        if (isOnCells) event.preventDefault()
        return Boolean(isOnCells)
      },
    },
  },
})

/** The keys come first, and the library's handling of the mouse and the arrow keys last, as it demands. */
export const addTableEditing = (editor: Editor) => {
  if (editor.state.plugins.includes(keys)) return
  editor.registerPlugin(keys, (first, others) => [first, ...others])
  editor.registerPlugin(menu)
  editor.registerPlugin(cells)
}

/** Without this, the cursor would be below the table after its last row or column was deleted. */
const keepingCursor =
  (command: Command): Command =>
  (state, dispatch) => {
    const table = findParentNode(({ type }) => type.name === 'table')(state.selection)
    return command(state, (tr) => {
      const left = table && tr.doc.nodeAt(table.pos)
      const end = table && left ? table.pos + left.nodeSize - 1 : 0
      if (end && tr.selection.from > end) tr.setSelection(TextSelection.near(tr.doc.resolve(end), -1))
      dispatch?.(tr)
    })
  }

/** Three rows of two cells, the first of them the header, with the cursor in the first cell. */
const insertTable: Command = ({ schema, tr }, dispatch) => {
  const rowOf = (name: string) => ({
    type: 'tableRow',
    content: Array(2).fill({ type: name, content: [{ type: 'paragraph' }] }),
  })
  const content = [rowOf('tableHeader'), rowOf('tableCell'), rowOf('tableCell')]
  const start = tr.selection.from + 1
  tr.replaceSelectionWith(schema.nodeFromJSON({ type: 'table', content })).scrollIntoView()
  dispatch?.(tr.setSelection(TextSelection.near(tr.doc.resolve(start))))
  return true
}

export type TableCommand = keyof typeof commands

const commands = {
  ...{ insertTable, addRowAfter, addColumnAfter, deleteTable },
  ...{ deleteRow: keepingCursor(deleteRow), deleteColumn: keepingCursor(deleteColumn) },
}

/** A person who went on to another field while the code was loaded stays there. */
export const runIn = ({ view }: Editor, command: TableCommand) => {
  if (!document.activeElement?.matches('input, textarea, select')) view.focus()
  commands[command](view.state, view.dispatch)
}
