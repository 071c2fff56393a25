import type { ArticleSource } from '#shared/shapes/review.ts'

/** The name and year of a source, with its link. */
export const SourceName = ({ name, year, url }: ArticleSource) => {
  const text = year ? `${name}, ${year}` : name
  return url ? (
    <a href={url} rel="noopener">
      {text}
    </a>
  ) : (
    text
  )
}
