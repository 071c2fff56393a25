import { createContext, type ReactNode, useContext } from 'react'
import { Link } from 'react-router'
import type { ArticleSource } from '#shared/shapes/review.ts'
import { MedicalSafety } from '../health-notice.tsx'
import { SourceName } from '../source-name.tsx'
import { TextPage, TextSection } from './text-page.tsx'

const SourcesContext = createContext<readonly ArticleSource[]>([])

type Props = {
  title: string
  lead: ReactNode
  description: string
  path: string
  /** The day on which every sentence was checked against its sources, as YYYY-MM-DD. */
  checkedOn: string
  /** In the order of their numbers. `Cite` refers to them. */
  sources: readonly ArticleSource[]
  children: ReactNode
}

/** A page of facts: a number after a sentence leads to its source at the end. */
export const HealthPage = ({ sources, children, ...page }: Props) => (
  <SourcesContext value={sources}>
    <TextPage {...page}>
      {children}
      <TextSection id="sources" title="Sources">
        <ol>
          {sources.map((source, index) => (
            <li key={source.url} id={`source-${index + 1}`}>
              <SourceName {...source} />
            </li>
          ))}
        </ol>
        <p>
          Not yet reviewed by a clinician. <Link to="/contact">Spotted a mistake? Tell us</Link>
        </p>
        <p>
          <MedicalSafety />
        </p>
      </TextSection>
    </TextPage>
  </SourcesContext>
)

/** The numbers of the sources that support the sentence before. Throws for a source that the page does not list. */
export const Cite = ({ of }: { of: readonly ArticleSource[] }) => {
  const sources = useContext(SourcesContext)
  return (
    <sup>
      {of.map((source, index) => (
        <SourceNumber key={source.url} of={numberOf(sources, source)} isFirst={index === 0} />
      ))}
    </sup>
  )
}

const numberOf = (sources: readonly ArticleSource[], source: ArticleSource) => {
  const index = sources.indexOf(source)
  if (index < 0) throw new Error(`The page cites a source that it does not list: ${source.name}`)
  return index + 1
}

const SourceNumber = ({ of, isFirst }: { of: number; isFirst: boolean }) => (
  <>
    {!isFirst && ', '}
    <a href={`#source-${of}`} aria-label={`Source ${of}`}>
      {of}
    </a>
  </>
)
