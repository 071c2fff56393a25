/**
 * The sections of an article that fit on one page of A4, in their order, with the sources that they cite. The warning
 * signs have a sheet of their own, which this one names.
 */
import type { Article } from '#shared/shapes/article.ts'
import type { ArticleSource } from '#shared/shapes/review.ts'
import { withoutWarningSigns } from '#shared/warning-signs-box.ts'
import {
  fitting,
  lettersInTitleLine,
  linesIn,
  linesOfAll,
  linesOfTitleLine,
  linesOnSheet,
  type SheetSection,
  sectionsOf,
  widthOf,
} from './sheet-sections.ts'

export type ArticleSummary = {
  sections: SheetSection[]
  /** How many sections did not fit; sources that no section cites count as one. */
  left: number
  /** With their numbers in the article. */
  sources: (ArticleSource & { number: number })[]
  namesSigns: boolean
}

type Summed = Pick<Article, 'title' | 'contentHtml' | 'isHealth' | 'sources'>

// Sources are printed small, in two columns.
const lettersInSourceLine = 74
const linesOfSourceLine = 0.38
/** The border of the box *In short*. */
const linesOfBox = 1.3
const linesOfSigns = 3.7

export const articleSummary = ({ title, contentHtml, isHealth, sources }: Summed): ArticleSummary => {
  const text = withoutWarningSigns(contentHtml)
  const namesSigns = isHealth || text !== contentHtml
  const titleLines = (linesIn(title, lettersInTitleLine) - 1) * linesOfTitleLine
  const room = linesOnSheet - linesOfBox - titleLines - (namesSigns ? linesOfSigns : 0)
  const all = sectionsOf(text).flatMap(inShortFirst)
  const cited = (kept: SheetSection[]) => citedIn(kept, sources)
  const sections = fitting(all, room, (kept) => linesOfAll(kept) + linesOfSources(cited(kept)))
  const named = cited(sections)
  const hasRoom = linesOfAll(sections) + linesOfSources(numbered(sources)) <= room
  const shown = named.length === 0 && hasRoom ? numbered(sources) : named
  const hasLeftSources = sources.length > 0 && shown.length === 0
  return { sections, left: all.length - sections.length + Number(hasLeftSources), sources: shown, namesSigns }
}

/** The first paragraph or list of an article is its short version; one that ends with a colon needs the list after it. */
const inShortFirst = (section: SheetSection, index: number): SheetSection[] => {
  const [first, ...others] = section
  if (index > 0 || !first || first.level > 0) return [section]
  const isWithList = first.isInList || first.text.endsWith(':')
  const end = isWithList ? others.findIndex(({ isInList }) => !isInList) : 0
  const length = end < 0 ? section.length : end + 1
  return [section.slice(0, length), section.slice(length)].filter((part) => part.length > 0)
}

const numbered = (sources: readonly ArticleSource[]) =>
  sources.map((source, index) => ({ ...source, number: index + 1 }))

const citedIn = (sections: SheetSection[], sources: readonly ArticleSource[]) => {
  const texts = sections.flat().map(({ text }) => text)
  const cited = new Set(Array.from(texts.join(' ').matchAll(/\[(\d{1,3})\]/g), ([, number]) => Number(number)))
  return numbered(sources).filter(({ number }) => cited.has(number))
}

const linesOfSources = (sources: readonly ArticleSource[]) =>
  sources.reduce((sum, { name }) => sum + Math.ceil((widthOf(name) + 8) / lettersInSourceLine) * linesOfSourceLine, 1.7)
