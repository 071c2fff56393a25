/**
 * The rich text editor (WYSIWYG, TipTap), which reads and writes Markdown. `extensions.ts` decides what a text may
 * contain, and `toolbar.tsx` has the buttons.
 */

import { Editor, getSchema } from '@tiptap/core'
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { cleaned } from './clean-paste.ts'
import { extensions } from './extensions.ts'
import { hasAddressesElsewhere, parse, parsePasted } from './parser.ts'
import { type OnPicture, picturesIn, pictureTaker } from './pictures.ts'
import styles from './rich-editor.module.css'
import { createSerializer } from './serializer.ts'
import { Toolbar } from './toolbar.tsx'

export type RichEditorProps = {
  /** The initial text. A different text needs a new editor. */
  text: string
  /** Called only when the user has changed the text. */
  onChange: (text: string) => void
  onPicture?: OnPicture | undefined
  label: string
  describedBy: string | undefined
  isInvalid: boolean
  handle: Ref<{ focus: () => void }>
}

const schema = getSchema(extensions)

export const canShow = (text: string) => !hasAddressesElsewhere(text)

export const RichEditor = (props: RichEditorProps) => {
  const { onPicture, handle } = props
  const { element, editor } = useEditor(props)
  useImperativeHandle(handle, () => ({ focus: () => editor?.view.focus() }), [editor])
  return (
    <div className={styles.box}>
      {editor && <Toolbar editor={editor} onPicture={onPicture} />}
      <div ref={element} className={styles.place} />
    </div>
  )
}

const useEditor = (props: RichEditorProps) => {
  const element = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const latest = useRef(props)
  latest.current = props
  const [first] = useState(props.text)
  // Before the browser paints: the text area is gone, and a tap would otherwise find no input.
  useLayoutEffect(() => {
    const made = openEditor(element.current, first, latest)
    setEditor(made)
    return () => made.destroy()
  }, [first])
  const { label, describedBy, isInvalid } = props
  useEffect(() => {
    if (!editor || editor.isDestroyed) return
    // Bypasses the editor's state, which does not contain the latest keystrokes yet, so that these are not lost.
    const attributes = Object.entries(labelsFor({ label, describedBy, isInvalid }))
    for (const [name, value] of attributes) editor.view.dom.setAttribute(name, value)
  }, [editor, label, describedBy, isInvalid])
  return { element, editor }
}

type Latest = { current: RichEditorProps }

const openEditor = (element: HTMLElement | null, text: string, latest: Latest) => {
  const { doc, beginnings } = parse(schema, text)
  const editor: Editor = new Editor({
    element,
    extensions,
    content: doc.toJSON(),
    injectCSS: false,
    editorProps: { attributes: () => attributesFor(latest.current), ...takingIn(latest, () => editor) },
  })
  const textOf = createSerializer(text, editor.state.doc, beginnings)
  editor.on('update', () => latest.current.onChange(textOf(editor.state.doc)))
  return editor
}

/** How the editor handles pasted and dropped content. */
const takingIn = (latest: Latest, editor: () => Editor) => {
  const takeFiles = (data: DataTransfer | null) => {
    const { onPicture } = latest.current
    const files = picturesIn(data)
    if (!onPicture || files.length === 0 || data?.types.includes('text/html')) return false
    pictureTaker(editor(), onPicture)(files)
    return true
  }
  return {
    transformPastedHTML: cleaned,
    clipboardTextParser: (text: string) => parsePasted(editor().schema, text),
    handlePaste: (_: unknown, { clipboardData }: ClipboardEvent) => takeFiles(clipboardData),
    handleDrop: (_: unknown, { dataTransfer }: DragEvent) => takeFiles(dataTransfer),
  }
}

const attributesFor = (props: RichEditorProps) => ({
  class: styles.text ?? '',
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-required': 'true',
  ...labelsFor(props),
})

const labelsFor = ({
  label,
  describedBy,
  isInvalid,
}: Pick<RichEditorProps, 'label' | 'describedBy' | 'isInvalid'>) => ({
  // The label belongs to the text area, which other programs fill in.
  title: label,
  'aria-describedby': describedBy ?? '',
  'aria-invalid': String(isInvalid),
})
