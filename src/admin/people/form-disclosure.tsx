/** A form that is collapsed at first (accordion). Opening it focuses its first field. */

import type { MouseEvent, ReactNode } from 'react'
import { Disclosure } from '#ui/disclosure.tsx'

type Props = { summary: string; children: ReactNode }

export const FormDisclosure = ({ summary, children }: Props) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: the browser makes a summary a button.
  // biome-ignore lint/a11y/useKeyWithClickEvents: a key on the summary is a click, too.
  <div onClick={openAtFirstField}>
    <Disclosure summary={summary}>{children}</Disclosure>
  </div>
)

// A phone shows its keyboard only if the focus is set while the press is handled, so the default action is prevented.
const openAtFirstField = (event: MouseEvent<HTMLDivElement>) => {
  const details = (event.target as Element).closest('summary')?.parentElement
  if (!(details instanceof HTMLDetailsElement) || details.open) return
  event.preventDefault()
  details.open = true
  details.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()
}
