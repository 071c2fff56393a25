/** The report of an import. It adds up: every item that was found was imported, was there already, or was left out. */
import { createHash } from 'node:crypto'
import { thousands } from '#shared/format.ts'

export type Outcome = 'imported' | 'updated' | 'unchanged' | 'kept' | 'leftOut'

export type KindCounts = Record<Outcome, number> & { found: number }

export type ReportLine = {
  kind: string
  id: string
  title: string
  outcome: Outcome
  sentence?: string
  notes?: string[]
}

const outcomeWords: Record<Outcome, string> = {
  imported: 'imported',
  updated: 'updated, because it was changed there',
  unchanged: 'here already',
  kept: 'not changed',
  leftOut: 'left out',
}

const none = (): KindCounts => ({ found: 0, imported: 0, updated: 0, unchanged: 0, kept: 0, leftOut: 0 })

export type ImportReportFile = ReturnType<typeof createReport>

/** `write` receives each line, so that the report of a large site needs no memory. */
export const createReport = (write: (line: string) => void) => {
  const kinds = new Map<string, KindCounts>()
  const countsOf = (kind: string) => {
    const counts = kinds.get(kind) ?? none()
    kinds.set(kind, counts)
    return counts
  }
  const places = { simplified: 0 }
  return {
    found: (kind: string, number: number) => {
      countsOf(kind).found += number
    },
    add: ({ kind, id, title, outcome, sentence, notes = [] }: ReportLine, number = 1) => {
      countsOf(kind)[outcome] += number
      places.simplified += notes.length
      const name = [kind, id && `(${id})`, title && `“${title.slice(0, 100)}”`].filter(Boolean).join(' ')
      write(`${name}: ${outcomeWords[outcome]}${sentence ? `: ${sentence}` : ''}.`)
      for (const note of notes) write(`    ${note}`)
    },
    say: write,
    kinds,
    places,
  }
}

/** Kinds whose numbers do not add up, which would be a fault of the import. */
export const unequal = (report: ImportReportFile) =>
  [...report.kinds].filter(
    ([, { found, imported, updated, unchanged, kept, leftOut }]) =>
      found !== imported + updated + unchanged + kept + leftOut,
  )

const columns = ['found', 'imported', 'updated', 'unchanged', 'kept', 'leftOut'] as const
const headings = ['found', 'imported', 'updated', 'here already', 'changed here', 'left out']

/** The numbers as sentences, for a narrow screen. */
export const reportSentences = ({ kinds, places }: ImportReportFile) => [
  ...[...kinds].map(([kind, counts]) => {
    const parts = columns.map((name, index) => ({ number: counts[name], words: headings[index] })).slice(1)
    const some = parts.filter(({ number }) => number > 0).map(({ number, words }) => `${thousands(number)} ${words}`)
    return `${kind}: ${thousands(counts.found)} found${some.length > 0 ? ` = ${some.join(' + ')}` : ''}`
  }),
  simplifiedPlaces(places.simplified),
]

const simplifiedPlaces = (number: number) => `Places in texts that were simplified: ${thousands(number)}.`

/** The numbers as a table. */
export const reportTable = ({ kinds, places }: ImportReportFile) => {
  const width = Math.max(12, ...[...kinds.keys()].map(({ length }) => length + 2))
  const line = (first: string, cells: string[]) => first.padEnd(width) + cells.map((cell) => cell.padStart(13)).join('')
  const rows = [...kinds].filter(([, { found }]) => found > 0)
  return [
    line('', headings),
    ...rows.map(([kind, counts]) =>
      line(
        kind,
        columns.map((name) => thousands(counts[name])),
      ),
    ),
    simplifiedPlaces(places.simplified),
  ]
}

export const writtenHash = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url')
