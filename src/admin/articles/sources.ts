/** Reads and writes the sources (references) in the article form as JSON. `review-fields.tsx` shows them. */

import type { ArticleSource } from '#shared/shapes/review.ts'

/** A source as the user types it: the server validates `year`. */
export type SourceTexts = { name: string; year: string; url: string }

export const emptySource: SourceTexts = { name: '', year: '', url: '' }

const isBlank = ({ name, year, url }: SourceTexts) => (name + year + url).trim() === ''

/** The sources as JSON, without the empty rows. */
export const toSourcesJson = (rows: SourceTexts[]) =>
  JSON.stringify(
    rows
      .filter((row) => !isBlank(row))
      .map(({ name, year, url }) => ({ name, year: yearFrom(year.trim()), url: url.trim() || undefined })),
  )

const yearFrom = (text: string) => (/^\d+$/.test(text) ? Number(text) : text || undefined)

export const fromSourcesJson = (list: string): SourceTexts[] => {
  const sources: ArticleSource[] = JSON.parse(list)
  return sources.map(({ name, year = '', url = '' }) => ({ name, year: String(year), url }))
}

export const sourceInWords = ({ name, year, url }: SourceTexts) => [name, year, url].filter(Boolean).join(', ')

/** The errors of each row. The server counts only the rows that it received. */
export const errorsOfRows = (rows: SourceTexts[], errors: Record<string, string>): Partial<SourceTexts>[] => {
  let travelled = 0
  return rows.map((row) => {
    if (isBlank(row)) return {}
    const path = `sources.${travelled++}`
    return { name: errors[`${path}.name`], year: errors[`${path}.year`], url: errors[`${path}.url`] }
  })
}
