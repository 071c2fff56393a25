/** A toolbar button that opens a popover (dropdown) with fields, which Escape closes. */
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ToolbarIcon, type ToolbarIconName } from './icons.tsx'
import styles from './rich-editor.module.css'

type Props = {
  sign: ToolbarIconName
  name: string
  isOn?: boolean
  /** The fields exist only while the popover is open. */
  children: (close: () => void) => ReactNode
}

export const LayerButton = ({ sign, name, isOn, children }: Props) => {
  const id = useId()
  const layer = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  // The browser opens the popover after this, and focuses the first field that has the attribute.
  const open = () => {
    flushSync(() => setOpen(true))
    layer.current?.querySelector('input')?.setAttribute('autofocus', '')
  }
  return (
    <>
      <button
        type="button"
        className={styles.button}
        tabIndex={-1}
        title={name}
        aria-pressed={isOn}
        popoverTarget={id}
        onClick={open}
      >
        <ToolbarIcon name={sign} />
        <span className="visually-hidden">{name}</span>
      </button>
      <div
        ref={layer}
        id={id}
        popover="auto"
        className={styles.layer}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        // Events from these fields must not change the form around the editor.
        onInput={(event) => event.stopPropagation()}
      >
        {isOpen && children(() => layer.current?.hidePopover())}
      </div>
    </>
  )
}

/** Enter presses the button of these fields: they are not a form, because the toolbar is inside the article's form. */
export const onEnter = (submit: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Enter') return
  event.preventDefault()
  submit()
}
