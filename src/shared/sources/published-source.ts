import { longDay } from '../format.ts'
import type { ArticleSource } from '../shapes/review.ts'

/** A source of this project’s own texts: it always has a publisher, and a year or, without one, the day of our reading. */
export type PublishedSource = { publisher: string; title: string; url: string } & (
  | { year: number; readOn?: never }
  | { readOn: string; year?: never }
)

/** The day on which every sentence of the pages and the starter articles was checked against its sources. */
export const allChecked = '2026-11-28'

/** The last check of a text with these sources, and with facts that were checked on these `days`. */
export const lastCheckOf = (sources: readonly PublishedSource[], days: readonly string[] = []) =>
  [...days, ...sources.map(({ readOn = '' }) => readOn)].reduce((last, day) => (day > last ? day : last), allChecked)

/** As articles and pages show it. */
export const articleSource = ({ publisher, title, year, readOn, url }: PublishedSource): ArticleSource => ({
  name: `${publisher}: ${title}${readOn ? ` (no date, read on ${longDay(readOn)})` : ''}`,
  ...(year && { year }),
  url,
})

/** As a number shows it. The home page shortens the name. */
export const sourceOf = (source: PublishedSource, name = `${source.publisher}, ${source.title}`) => ({
  source: name,
  year: source.readOn ? `no date, read on ${longDay(source.readOn)}` : `${source.year}`,
  url: source.url,
})
