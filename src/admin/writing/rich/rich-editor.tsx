/**
 * The rich text editor (WYSIWYG, TipTap), which reads and writes Markdown. `extensions.ts` decides what a text may
 * contain, and `toolbar.tsx` has the buttons.
 */

import { Editor, getSchema } from '@tiptap/core'
import { type Ref, useEffect, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react'
import { hasAddressesElsewhere, parse } from '#shared/markdown/editor-parser.ts'
import { createSerializer } from '#shared/markdown/editor-serializer.ts'
import { extensions } from './extensions.ts'
import { takingIn } from './pasting.ts'
import type { OnPicture } from './pictures.ts'
import styles from './rich-editor.module.css'
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
  const [lost, setLost] = useState('')
  const { element, editor } = useEditor(props, setLost)
  useImperativeHandle(handle, () => ({ focus: () => editor?.view.focus() }), [editor])
  return (
    <div className={styles.box}>
      {editor && <Toolbar {...{ editor, onPicture, lost }} />}
      <div ref={element} className={styles.place} />
    </div>
  )
}

const useEditor = (props: RichEditorProps, onLost: (sentence: string) => void) => {
  const element = useRef<HTMLDivElement>(null)
  const [editor, setEditor] = useState<Editor>()
  const latest = useRef(props)
  latest.current = props
  const [first] = useState(props.text)
  // Before the browser paints: the text area is gone, and a tap would otherwise find no input.
  useLayoutEffect(() => {
    const made = openEditor(element.current, first, latest, onLost)
    setEditor(made)
    return () => made.destroy()
  }, [first, onLost])
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

const openEditor = (element: HTMLElement | null, text: string, latest: Latest, onLost: (sentence: string) => void) => {
  const { doc, beginnings } = parse(schema, text)
  const taking = takingIn({ onPicture: () => latest.current.onPicture, onLost }, () => editor)
  const editor: Editor = new Editor({
    element,
    extensions,
    content: doc.toJSON(),
    injectCSS: false,
    editorProps: { attributes: () => attributesFor(latest.current), ...taking },
  })
  const textOf = createSerializer(text, editor.state.doc, beginnings)
  editor.on('update', () => latest.current.onChange(textOf(editor.state.doc)))
  return editor
}

const attributesFor = (props: RichEditorProps) => ({
  class: styles.text ?? '',
  role: 'textbox',
  // A translation would become the text of the article.
  translate: 'no',
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
