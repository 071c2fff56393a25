/**
 * What a correction changes in a starter article that somebody has edited: only the sentences that are still as they
 * were. A three-way merge, sentence by sentence; the editor's own sentences stay.
 */
import { tokenDifference, withPlainBreaks } from '#shared/difference.ts'
import type { ArticleSource } from '#shared/shapes/review.ts'

export type CitedText = { title: string; content: string; sources: readonly ArticleSource[] }

/** Undefined: the editor's text has no sentence that the correction changes. */
export const offeredText = (old: CitedText, corrected: CitedText, own: CitedText): CitedText | undefined => {
  const sources = distinct([...own.sources, ...old.sources, ...corrected.sources])
  const mine = named(own, sources)
  const content = changesBetween(named(old, sources), named(corrected, sources)).reduce(applyChange, mine)
  const title = own.title === old.title ? corrected.title : own.title
  if (content === mine && title === own.title) return undefined
  const cited = citedIn(content, sources)
  const given = [...old.sources, ...citedIn(mine, sources)].map(keyOf)
  const uncited = own.sources.filter((source) => !given.includes(keyOf(source)))
  const all = distinct([...cited, ...uncited])
  return { title, content: content.replace(name, (_, index) => numberIn(all, sources[Number(index)])), sources: all }
}

const keyOf = ({ name, year, url }: ArticleSource) => JSON.stringify([name, year, url])

const distinct = (sources: readonly ArticleSource[]) => [
  ...new Map(sources.map((source) => [keyOf(source), source])).values(),
]

const numberIn = (sources: readonly ArticleSource[], source?: ArticleSource) =>
  `[${source ? sources.map(keyOf).indexOf(keyOf(source)) + 1 : ''}]`

const name = /\[@(\d+)\]/g

/** A new source changes the numbers of others, so each number becomes a name while texts are compared. */
const named = ({ content, sources }: CitedText, all: readonly ArticleSource[]) =>
  withPlainBreaks(content).replace(/\[(\d+)\]/g, (mark, number) => {
    const source = sources[Number(number) - 1]
    return source ? `[@${all.map(keyOf).indexOf(keyOf(source))}]` : mark
  })

const citedIn = (content: string, all: readonly ArticleSource[]) =>
  distinct([...content.matchAll(name)].flatMap(([, index]) => all[Number(index)] ?? []))

/** Sentences, headings and lines of lists, each with the space after it. */
const sentencesOf = (text: string) =>
  text.match(/[^\n]*?(?:[.!?:][”’"'*_)]*(?:\[@\d+\])*(?:\s+|$)|\n+|$)/g)?.filter(Boolean) ?? []

/** `after`: the sentence before the change. */
type Change = { after: string; removed: string; added: string }

const changesBetween = (old: string, corrected: string) => {
  const changes: Change[] = []
  let after = ''
  let open: Change | undefined
  for (const { kind, text } of tokenDifference(sentencesOf(old), sentencesOf(corrected))) {
    if (kind === 'same') {
      after = text
      open = undefined
      continue
    }
    if (!open) {
      open = { after, removed: '', added: '' }
      changes.push(open)
    }
    open[kind] += text
  }
  return changes
}

/** Leaves the text as it is if the place of the change is missing in it, or is there twice. */
const applyChange = (text: string, { after, removed, added }: Change) => {
  const come = added.trim()
  if (removed) return replaceOnce(text, come ? removed.trim() : removed, come)
  if (text.includes(come)) return text
  return replaceOnce(text, after, after.trimEnd() + space(after) + come + (space(after) || ' '))
}

const space = (text: string) => text.slice(text.trimEnd().length)

const replaceOnce = (text: string, part: string, by: string) =>
  part && text.split(part).length === 2 ? text.replace(part, () => by) : text
