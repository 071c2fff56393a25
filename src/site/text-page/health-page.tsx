import type { ReactNode } from 'react'
import type { PublishedSource } from '#shared/sources/published-source.ts'
import { AskLine } from '../ask-line.tsx'
import { SourceList, SourcesContext } from '../citations.tsx'
import { MedicalSafety } from '../health-notice.tsx'
import { TextPage, TextSection } from './text-page.tsx'

export { Cite, Stated } from '../citations.tsx'

type Props = {
  title: string
  lead: ReactNode
  description: string
  path: string
  art?: string
  tabs?: ReactNode
  /** The day on which every sentence was checked against its sources, as YYYY-MM-DD. */
  checkedOn: string
  /** In the order of their numbers. `Cite` refers to them. */
  sources: readonly PublishedSource[]
  children: ReactNode
}

/** A page of facts: a number after a sentence links to its source at the end. */
export const HealthPage = ({ sources, children, ...page }: Props) => (
  <SourcesContext value={sources}>
    <TextPage {...page} note={<a href="#sources">Sources</a>}>
      {children}
      <AskLine />
      <TextSection id="sources" title="Sources">
        <SourceList />
        <p>
          Not yet reviewed by a clinician. <a href="/contact">Spotted a mistake? Tell us</a>
        </p>
        <p>
          <MedicalSafety />
        </p>
      </TextSection>
    </TextPage>
  </SourcesContext>
)
