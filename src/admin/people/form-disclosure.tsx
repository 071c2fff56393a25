/** A form that is collapsed at first (accordion). Opening it focuses its first field. */

import type { ReactNode } from 'react'
import { Folded } from '../folded.tsx'

type Props = { summary: string; children: ReactNode }

export const FormDisclosure = ({ summary, children }: Props) => (
  <Folded name={summary} onPress={(details) => details.querySelector<HTMLElement>('input:not([type=hidden])')?.focus()}>
    {children}
  </Folded>
)
