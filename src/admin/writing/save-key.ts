/** Ctrl+S, or ⌘S: saves the form in which a person writes, instead of the page as a file. */
import type { KeyboardEvent } from 'react'

export const onSaveKey =
  (save: (form: HTMLFormElement) => unknown) =>
  (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.key !== 's' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    save(event.currentTarget)
  }
