import type { Editor } from '@tiptap/core'
import { type KeyboardEvent, useState } from 'react'
import { type Action, actions, steps, tableActions } from './actions.ts'
import { LinkButton } from './link-button.tsx'
import { PictureButton } from './picture-button.tsx'
import type { OnPicture } from './pictures.ts'
import { Sign } from './signs.tsx'
import styles from './toolbar.module.css'
import { useWatched } from './use-watched.ts'

type Props = { editor: Editor; onPicture: OnPicture | undefined }

export const Toolbar = ({ editor, onPicture }: Props) => {
  const isInTable = useWatched(editor, (now) => now.isActive('table'))
  return (
    <div className={styles.toolbar}>
      <div role="toolbar" aria-label="How the text looks" className={styles.buttons} onKeyDown={moveAlong}>
        {actions.map((action, index) => (
          <ActionButton key={action.name} editor={editor} action={action} isFirst={index === 0} />
        ))}
        <LinkButton editor={editor} />
        {onPicture && <PictureButton editor={editor} onPicture={onPicture} />}
        {steps.map((action) => (
          <ActionButton key={action.name} editor={editor} action={action} />
        ))}
      </div>
      {isInTable && <TableButtons editor={editor} />}
    </div>
  )
}

/** One stop for the Tab key; the arrows go from button to button. */
const moveAlong = (event: KeyboardEvent<HTMLElement>) => {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  if (!step || !(event.target instanceof HTMLButtonElement)) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const next = buttons.at((buttons.indexOf(event.target) + step) % buttons.length)
  for (const button of buttons) button.tabIndex = button === next ? 0 : -1
  next?.focus()
  event.preventDefault()
}

const ActionButton = ({ editor, action, isFirst }: { editor: Editor; action: Action; isFirst?: boolean }) => {
  const { sign, name, keys, run, isOn, isPossible } = action
  const isPressed = useWatched(editor, (now) => isOn?.(now) ?? false)
  const isDead = useWatched(editor, (now) => isPossible?.(now) === false)
  const [tabIndex] = useState(isFirst ? 0 : -1)
  return (
    <button
      type="button"
      className={styles.button}
      tabIndex={tabIndex}
      title={keys ? `${name} (${keys})` : name}
      aria-pressed={isOn && isPressed}
      aria-disabled={isDead || undefined}
      onClick={() => isDead || run(editor)}
    >
      <Sign name={sign} />
      <span className="visually-hidden">{name}</span>
    </button>
  )
}

const TableButtons = ({ editor }: { editor: Editor }) => (
  <fieldset aria-label="Table" className={styles.buttons}>
    {tableActions.map(({ name, run }) => (
      <button key={name} type="button" className={styles.words} onClick={() => run(editor)}>
        {name}
      </button>
    ))}
  </fieldset>
)
