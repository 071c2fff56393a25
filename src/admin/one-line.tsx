/** A text area for one line of text, such as a title: it wraps and grows, so that a phone shows all of it. */

import type { ComponentProps, FormEvent, KeyboardEvent } from 'react'
import { TextArea } from '#ui/field.tsx'

type Props = Omit<ComponentProps<typeof TextArea>, 'rows' | 'onInput' | 'onKeyDown'> & {
  /** Called when the user presses Enter, which does not start a new line. */
  onEnter?: (area: HTMLTextAreaElement) => void
}

export const OneLine = ({ onEnter, ...rest }: Props) => {
  const takeEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter?.(event.currentTarget)
  }
  return <TextArea {...rest} rows={1} onInput={asOneLine} onKeyDown={takeEnter} />
}

/** Pasted text may contain line breaks. */
const asOneLine = ({ currentTarget: area }: FormEvent<HTMLTextAreaElement>) => {
  if (area.value.includes('\n')) area.value = area.value.replace(/\s*\n\s*/g, ' ')
}
