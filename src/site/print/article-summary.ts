/**
 * The part of an article that fits on one page of A4: the short version, then each section's heading with its first
 * paragraph, as long as there is room, and the sources that these parts cite. Long paragraphs are cut after a sentence.
 */
import type { Article } from '#shared/shapes/article.ts'
import type { ArticleSource } from '#shared/shapes/review.ts'

type Part = { heading: string; texts: string[] }

export type ArticleSummary = {
  short: string[]
  parts: Part[]
  /** With their numbers in the article. */
  sources: (ArticleSource & { number: number })[]
}

type Summed = Pick<Article, 'title' | 'contentHtml' | 'isHealth' | 'sources'>

// Measured for the sheet: lines of text below a one-line title, letters per line, and the cost of a title line.
export const linesOnSheet = 44
const lettersInLine = 96
export const lettersInTitleLine = 44
export const linesOfTitleLine = 1.8
// Sources are printed small, in two columns.
const lettersInSourceLine = 62
const linesOfSourceLine = 0.35

export const articleSummary = ({ title, contentHtml, isHealth, sources }: Summed): ArticleSummary => {
  const [opening = '', ...rest] = contentHtml.split(/<h[1-6][^>]*>/)
  const openings = textsIn(opening)
  const isList = /^\s*<[uo]l/.test(opening)
  const room = linesOnSheet - Math.max(0, Math.ceil(widthOf(title) / lettersInTitleLine) - 1) * linesOfTitleLine
  const short = fitting(isHealth && !isList ? openings.slice(0, 1) : openings, Math.min(room - 6, 22))
  const summary: ArticleSummary = { short, parts: [], sources: [] }
  for (const section of rest) {
    const [heading = '', body = ''] = section.split(/<\/h[1-6]>/)
    const wanted = { heading: plain(heading), texts: fitting(firstTexts(body), 7) }
    const part = [wanted, { ...wanted, texts: [] }].find(
      (each) => linesOf(withSources({ ...summary, parts: [...summary.parts, each] }, sources)) <= room,
    )
    if (part) summary.parts.push(part)
  }
  return withSources(summary, sources)
}

/** Lists, paragraphs and quotes as plain text, in their order. */
export const textsIn = (html: string) =>
  Array.from(html.matchAll(/<(p|li|td)\b[^>]*>(.*?)<\/\1>/gs), ([, , inner = '']) => plain(inner)).filter(Boolean)

/** The first paragraph, or the items of a list that comes first. */
const firstTexts = (html: string) => {
  const list = /^\s*<(ul|ol)\b.*?<\/\1>/s.exec(html)
  return list ? textsIn(list[0]) : textsIn(html).slice(0, 1)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()

/** In letters of the usual width. */
const widthOf = (text: string) =>
  text.length + (text.match(/[\p{Lu}\d]/gu)?.length ?? 0) * 0.4 + (text.match(/[WM@\u2e80-\uffff]/g)?.length ?? 0) * 0.6

/** How many lines of a sheet the text takes. */
export const linesIn = (text: string, letters = lettersInLine) => Math.ceil(widthOf(text) / letters)

/** As many of the texts as fit, and a mark if there are more. The last one is cut after a sentence or a word. */
export const fitting = (texts: string[], room: number) => {
  const shown: string[] = []
  let left = room
  for (const text of texts) {
    if (linesIn(text) > left) return marked(left >= 1 ? [...shown, cut(text, left * lettersInLine - 2)] : shown)
    shown.push(text)
    left -= linesIn(text)
  }
  return shown
}

const marked = (texts: string[]) => texts.map((text, index) => (index === texts.length - 1 ? `${text} …` : text))

const cut = (text: string, letters: number) => {
  const start = text.slice(0, (letters * text.length) / widthOf(text))
  const ends = Array.from(start.matchAll(/[.?!](?:\[\d{1,3}\])*(?= )/g), ({ index, 0: end }) => index + end.length)
  return start.slice(0, ends.at(-1) ?? start.lastIndexOf(' ')).trim() || start
}

const withSources = (summary: ArticleSummary, sources: readonly ArticleSource[]): ArticleSummary => {
  const text = [...summary.short, ...summary.parts.flatMap(({ heading, texts }) => [heading, ...texts])].join(' ')
  const cited = new Set(Array.from(text.matchAll(/\[(\d{1,3})\]/g), ([, number]) => Number(number)))
  const numbered = sources.map((source, index) => ({ ...source, number: index + 1 }))
  const named = numbered.filter(({ number }) => cited.has(number))
  return { ...summary, sources: named.length > 0 ? named : numbered.slice(0, 6) }
}

const linesOf = ({ short, parts, sources }: ArticleSummary) => {
  const sourceLines = sources.map(({ name }) => Math.ceil((widthOf(name) + 8) / lettersInSourceLine))
  return (
    sum(short.map((text) => linesIn(text))) +
    sum(parts.map(({ heading, texts }) => 1.7 + linesIn(heading) - 1 + sum(texts.map((text) => linesIn(text))))) +
    sum(sourceLines) * linesOfSourceLine +
    2
  )
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)
