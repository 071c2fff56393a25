/** Adds, moves and removes rows of a form. */

import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * `change` announces what it did to screen readers, and moves the focus to the element in the list that `focus`
 * selects.
 */
export const useListChange = <List extends HTMLElement>() => {
  const list = useRef<List>(null)
  const [announcement, announce] = useState('')
  const change = (apply: () => void, text: string, focus: string) => {
    flushSync(apply)
    announce(text)
    list.current?.querySelector<HTMLElement>(focus)?.focus()
  }
  return { list, announcement, change }
}
