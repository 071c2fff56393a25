/**
 * The formatting actions of the toolbar: bold, headings, lists, tables, undo and redo, with their keyboard shortcuts.
 */

import type { Editor } from '@tiptap/core'
import type { ToolbarIconName } from './icons.tsx'

/** The action of a toolbar button. `isOn`: the selection already has this format. */
export type Action = {
  sign: ToolbarIconName
  name: string
  keys?: string
  run: (editor: Editor) => unknown
  isOn?: (editor: Editor) => boolean
  isPossible?: (editor: Editor) => boolean
}

const at = (editor: Editor) => {
  // Runs at once, because the editor's own command waits for the next frame, and text typed until then would be lost.
  editor.view.focus()
  return editor.chain().focus()
}

export const actions: Action[] = [
  {
    sign: 'bold',
    name: 'Bold',
    keys: 'Ctrl+B',
    run: (editor) => at(editor).toggleBold().run(),
    isOn: (editor) => editor.isActive('bold'),
  },
  {
    sign: 'italic',
    name: 'Italic',
    keys: 'Ctrl+I',
    run: (editor) => at(editor).toggleItalic().run(),
    isOn: (editor) => editor.isActive('italic'),
  },
  {
    sign: 'heading',
    name: 'Heading',
    keys: '## and a space',
    run: (editor) => at(editor).toggleHeading({ level: 2 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    sign: 'smallHeading',
    name: 'Small heading',
    keys: '### and a space',
    run: (editor) => at(editor).toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    sign: 'bulletList',
    name: 'List',
    keys: '- and a space',
    run: (editor) => at(editor).toggleBulletList().run(),
    isOn: (editor) => editor.isActive('bulletList'),
  },
  {
    sign: 'orderedList',
    name: 'Numbered list',
    keys: '1. and a space',
    run: (editor) => at(editor).toggleOrderedList().run(),
    isOn: (editor) => editor.isActive('orderedList'),
  },
  {
    sign: 'quote',
    name: 'Quote',
    keys: '> and a space',
    run: (editor) => at(editor).toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
]

export const steps: Action[] = [
  {
    sign: 'undo',
    name: 'Undo',
    keys: 'Ctrl+Z',
    run: (editor) => at(editor).undo().run(),
    isPossible: (editor) => editor.can().undo(),
  },
  {
    sign: 'redo',
    name: 'Redo',
    keys: 'Ctrl+Y',
    run: (editor) => at(editor).redo().run(),
    isPossible: (editor) => editor.can().redo(),
  },
]

export const tableAction = {
  sign: 'table',
  name: 'Table',
  isPossible: (editor: Editor) => !editor.isActive('table'),
} as const

export const tableActions = [
  ['Add a row', 'addRowAfter'],
  ['Add a column', 'addColumnAfter'],
  ['Delete this row', 'deleteRow'],
  ['Delete this column', 'deleteColumn'],
  ['Delete the table', 'deleteTable'],
] as const
