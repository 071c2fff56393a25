/** The command palette (Ctrl+K, quick search): opens any page, starts an action, or searches everything. */

import type { KeyboardEvent } from 'react'
import { Link } from 'react-router'
import { limits } from '#shared/limits.ts'
import { Field } from '#ui/field.tsx'
import { Dialog, useDialog } from '../dialog.tsx'
import styles from './command-palette.module.css'
import { type Command, commandsMatching } from './commands.ts'
import { useFound } from './search.ts'

type Props = { user: { role: string }; typed: string; onType: (typed: string) => void; onClose: () => void }

export const CommandPalette = ({ user, typed, onType, onClose }: Props) => {
  const dialog = useDialog()
  const found = useFound(user, typed)
  const commands = [...commandsMatching(user, typed), ...found]
  return (
    <Dialog question="Go to" handle={dialog} onClose={onClose}>
      <Field
        label="What are you looking for?"
        type="search"
        autoComplete="off"
        maxLength={limits.searchQuery}
        value={typed}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={moveBetween}
      />
      <ul className={styles.commands}>
        {commands.map((command, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two results may have the same text and lead to the same page.
          <li key={index}>
            <CommandStop command={command} onDone={() => dialog.current?.close()} />
          </li>
        ))}
      </ul>
      <p role="status">{commands.length === 0 && 'No results.'}</p>
    </Dialog>
  )
}

const CommandStop = ({ command, onDone }: { command: Command; onDone: () => void }) => {
  const content = (
    <>
      <span className="two-lines">{command.text}</span> <small>{command.kind}</small>
    </>
  )
  if ('to' in command)
    return (
      <Link to={command.to} reloadDocument={command.isPublic ?? false} onClick={onDone} onKeyDown={moveBetween}>
        {content}
      </Link>
    )
  const run = () => {
    command.run()
    onDone()
  }
  return (
    <button type="button" onClick={run} onKeyDown={moveBetween}>
      {content}
    </button>
  )
}

/** The arrow keys move between the field and the results; Enter in the field opens the first result. */
const moveBetween = (event: KeyboardEvent<HTMLElement>) => {
  const dialog = event.currentTarget.closest('dialog')
  const stops = [...(dialog?.querySelectorAll<HTMLElement>('input, li > :is(a, button)') ?? [])]
  const at = stops.indexOf(event.currentTarget)
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined && !(event.key === 'Enter' && at === 0)) return
  event.preventDefault()
  if (step === undefined) return stops[1]?.click()
  stops[Math.min(stops.length - 1, Math.max(0, at + step))]?.focus()
}
