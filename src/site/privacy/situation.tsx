import type { ReactNode } from 'react'
import { Disclosure } from '#ui/disclosure.tsx'
import { TextSection } from '../text-page/text-page.tsx'

type Props = { id: string; title: string; sentence: ReactNode; children: ReactNode }

/** What happens to somebody's data in one situation: one sentence, and the details folded. */
export const Situation = ({ id, title, sentence, children }: Props) => (
  <TextSection id={id} title={title}>
    <p>{sentence}</p>
    <Disclosure summary="Details">{children}</Disclosure>
  </TextSection>
)
