import type { ComponentType, ReactNode } from 'react'
import { ownGuidelines } from '#shared/facts/own-guidelines.ts'
import { allChecked } from '#shared/sources/published-source.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { AskLine } from '../ask-line.tsx'
import { SourceList, SourcesContext, useSources } from '../citations.tsx'
import { MedicalSafety } from '../health-notice.tsx'
import { Contents, TextPage, TextSection } from './text-page.tsx'

export { Cite, Stated } from '../citations.tsx'

type Props = {
  title: string
  lead: ReactNode
  description: string
  path: string
  art?: string
  tabs?: ReactNode
  /** Listed at the top of the page. */
  sections?: readonly HealthSection[]
  children?: ReactNode
}

export type HealthSection = readonly [id: string, title: string, Body: ComponentType]

/** A page of facts: a number after a sentence links to its source at the end. */
export const HealthPage = ({ sections = [], children, ...page }: Props) => (
  <SourcesContext value={[]}>
    <TextPage {...page} checkedOn={allChecked} note={<a href="#sources">Sources</a>}>
      {children}
      {sections.length > 0 && <Contents of={sections} />}
      {sections.map(([id, title, Body]) => (
        <TextSection key={id} id={id} title={title}>
          <Body />
        </TextSection>
      ))}
      <AskLine />
      <TextSection id="sources" title="Sources">
        <p>
          {ownGuidelines} Not yet reviewed by a clinician. <a href="/contact">Spotted a mistake? Tell us</a>
        </p>
        <AllSources />
        <p>
          <MedicalSafety />
        </p>
      </TextSection>
    </TextPage>
  </SourcesContext>
)

const AllSources = () => (
  <Disclosure summary={`All ${useSources().length} sources`}>
    <SourceList />
  </Disclosure>
)
