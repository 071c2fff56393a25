import { createContext, useContext } from 'react'
import { holdsHere } from '#shared/facts/holds-here.ts'
import { ownGuidelines } from '#shared/facts/own-guidelines.ts'
import type { SourcedFact } from '#shared/facts/sourced-fact.ts'
import { articleSource, type PublishedSource } from '#shared/sources/published-source.ts'
import { SourceName } from './source-name.tsx'

/**
 * The sources (references, footnotes) of a page, in the order of their numbers. `Cite` adds each source that it is the
 * first to cite, so a page begins with `[]`, and `SourceList` comes last. A public page is rendered once, from the top.
 */
export const SourcesContext = createContext<PublishedSource[] | undefined>(undefined)

export const useSources = () => {
  const sources = useContext(SourcesContext)
  if (!sources) throw new Error('The page cites a source, but lists none.')
  return sources
}

export const SourceList = () => (
  <ol>
    {useSources().map((source, index) => (
      <li key={source.url} id={`source-${index + 1}`}>
        <SourceName {...articleSource(source)} />
      </li>
    ))}
  </ol>
)

/** Above the sources of a page about health. */
export const OwnGuidelines = () => ownGuidelines && <p>{ownGuidelines}</p>

/** The numbers of the sources that support the sentence before. */
export const Cite = ({ of }: { of: readonly PublishedSource[] }) => {
  const sources = useSources()
  const cited = of.filter(holdsHere)
  if (cited.length === 0) throw new Error(`The sentence holds only in another country: ${of[0]?.url}`)
  return (
    <sup>
      {cited.map((source, index) => (
        <SourceNumber key={source.url} of={numberOf(sources, source)} isFirst={index === 0} />
      ))}
    </sup>
  )
}

/** A fact that other pages state too, with the numbers of its sources. */
export const Stated = ({ fact }: { fact: SourcedFact }) =>
  holdsHere(fact) && (
    <>
      {fact.text}
      <Cite of={fact.sources} />
    </>
  )

const numberOf = (sources: PublishedSource[], source: PublishedSource) => {
  if (!sources.includes(source)) sources.push(source)
  return sources.indexOf(source) + 1
}

const SourceNumber = ({ of, isFirst }: { of: number; isFirst: boolean }) => (
  <>
    {!isFirst && ', '}
    <a href={`#source-${of}`} aria-label={`Source ${of}`}>
      {of}
    </a>
  </>
)
