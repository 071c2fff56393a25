import type { ArticleSource } from '#shared/shapes/review.ts'

/** A source as it is typed: `year` may be anything, the server judges it. */
export type SourceTexts = { name: string; year: string; url: string }

export const emptySource: SourceTexts = { name: '', year: '', url: '' }

const isBlank = ({ name, year, url }: SourceTexts) => (name + year + url).trim() === ''

/** The list as it travels. A row in which nothing is typed is no source. */
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

/** What was refused in each row. The server counts only the rows that travelled. */
export const errorsOfRows = (rows: SourceTexts[], errors: Record<string, string>): Partial<SourceTexts>[] => {
  let travelled = 0
  return rows.map((row) => {
    if (isBlank(row)) return {}
    const place = `sources.${travelled++}`
    return { name: errors[`${place}.name`], year: errors[`${place}.year`], url: errors[`${place}.url`] }
  })
}
