import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { normalizeUrl } from './link-address.ts'
import { Sign } from './signs.tsx'
import styles from './toolbar.module.css'
import { useWatched } from './use-watched.ts'

/** Asks for the address in a popover, which Escape closes. */
export const LinkButton = ({ editor }: { editor: Editor }) => {
  const id = useId()
  const layer = useRef<HTMLDivElement>(null)
  const isOn = useWatched(editor, (now) => now.isActive('link'))
  const [url, setUrl] = useState('')
  const close = () => layer.current?.hidePopover()
  return (
    <>
      <button
        type="button"
        className={styles.button}
        tabIndex={-1}
        title="Link"
        aria-pressed={isOn}
        popoverTarget={id}
        onClick={() => setUrl(editor.getAttributes('link').href ?? '')}
      >
        <Sign name="link" />
        <span className="visually-hidden">Link</span>
      </button>
      <div ref={layer} id={id} popover="auto" className={styles.layer}>
        <LinkForm key={url} editor={editor} url={url} isOn={isOn} onDone={close} />
      </div>
    </>
  )
}

type FormProps = { editor: Editor; url: string; isOn: boolean; onDone: () => void }

/** Not a form element: it is inside the form of the article. */
const LinkForm = ({ editor, url, isOn, onDone }: FormProps) => {
  const field = useRef<HTMLInputElement>(null)
  const { isRefused, set } = useLink(editor, onDone)
  const submit = () => {
    if (!set(field.current?.value.trim() ?? '')) field.current?.focus()
  }
  const submitOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    submit()
  }
  return (
    <>
      <Field
        ref={field}
        label="Web address"
        inputMode="url"
        defaultValue={url}
        autoFocus
        error={isRefused ? 'A link cannot lead there. Write an address like voima.org/about.' : undefined}
        onKeyDown={submitOnEnter}
        onInput={(event) => event.stopPropagation()}
      />
      <div className={styles.decide}>
        <Button type="button" onClick={submit}>
          Set the link
        </Button>
        {isOn && (
          <Button type="button" variant="outline" onClick={() => set('', true)}>
            Remove the link
          </Button>
        )}
      </div>
    </>
  )
}

const useLink = (editor: Editor, onDone: () => void) => {
  const [isRefused, setRefused] = useState(false)
  /** False for an address to which no link can lead. An empty one changes nothing, unless the link is to be removed. */
  const set = (typed: string, isRemoved = false) => {
    const url = normalizeUrl(typed)
    const isInvalid = typed !== '' && !url
    setRefused(isInvalid)
    if (isInvalid) return false
    if (typed && url) setLink(editor, url)
    if (isRemoved) editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onDone()
    return true
  }
  return { isRefused, set }
}

/** Without a selection, the address itself becomes the text of the link. */
const setLink = (editor: Editor, href: string) => {
  const chain = editor.chain().focus()
  const isBare = editor.state.selection.empty && !editor.isActive('link')
  if (isBare) chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
  else chain.extendMarkRange('link').setLink({ href }).run()
}
