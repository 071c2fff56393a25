import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { normalizeUrl } from './link-address.ts'
import { Sign } from './signs.tsx'
import styles from './toolbar.module.css'
import { useWatched } from './use-watched.ts'

/** Asks for the address in a layer of the browser's own, which Escape closes. */
export const LinkButton = ({ editor }: { editor: Editor }) => {
  const id = useId()
  const layer = useRef<HTMLDivElement>(null)
  const isOn = useWatched(editor, (now) => now.isActive('link'))
  const [address, setAddress] = useState('')
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
        onClick={() => setAddress(editor.getAttributes('link').href ?? '')}
      >
        <Sign name="link" />
        <span className="visually-hidden">Link</span>
      </button>
      <div ref={layer} id={id} popover="auto" className={styles.layer}>
        <LinkForm key={address} editor={editor} address={address} isOn={isOn} onDone={close} />
      </div>
    </>
  )
}

type FormProps = { editor: Editor; address: string; isOn: boolean; onDone: () => void }

// No form of its own: it stands inside the form of the article.
const LinkForm = ({ editor, address, isOn, onDone }: FormProps) => {
  const field = useRef<HTMLInputElement>(null)
  const [isRefused, refuse] = useState(false)
  const set = () => {
    const typed = field.current?.value.trim() ?? ''
    const href = normalizeUrl(typed)
    refuse(typed !== '' && !href)
    if (typed && !href) return field.current?.focus()
    if (href) setLink(editor, href)
    onDone()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onDone()
  }
  const setOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    set()
  }
  return (
    <>
      <Field
        ref={field}
        label="Where it leads"
        inputMode="url"
        defaultValue={address}
        autoFocus
        error={isRefused ? 'A link cannot lead there. Write an address like voima.org/about.' : undefined}
        onKeyDown={setOnEnter}
        onInput={(event) => event.stopPropagation()}
      />
      <div className={styles.decide}>
        <Button type="button" onClick={set}>
          Set the link
        </Button>
        {isOn && (
          <Button type="button" variant="outline" onClick={remove}>
            Remove the link
          </Button>
        )}
      </div>
    </>
  )
}

/** Without anything selected, the address itself becomes the words. */
const setLink = (editor: Editor, href: string) => {
  const chain = editor.chain().focus()
  const isBare = editor.state.selection.empty && !editor.isActive('link')
  if (isBare) chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
  else chain.extendMarkRange('link').setLink({ href }).run()
}
