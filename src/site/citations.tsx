import { createContext, useContext } from 'react'
import type { ArticleSource } from '#shared/shapes/review.ts'
import { SourceName } from './source-name.tsx'

/** The sources (references, footnotes) of a page, in the order of their numbers. `Cite` refers to them. */
export const SourcesContext = createContext<readonly ArticleSource[]>([])

export const SourceList = () => (
  <ol>
    {useContext(SourcesContext).map((source, index) => (
      <li key={source.url} id={`source-${index + 1}`}>
        <SourceName {...source} />
      </li>
    ))}
  </ol>
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
