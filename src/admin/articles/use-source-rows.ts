import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { emptySource, errorsOfRows, fromSourcesJson, type SourceTexts } from './source-texts.ts'

type Row = SourceTexts & { key: number; errors: Partial<SourceTexts> }

let lastKey = 0
const asRow = (texts: SourceTexts): Row => ({ ...texts, key: ++lastKey, errors: {} })

/** The rows of sources, where the focus goes when one comes or goes, and what is said about it. */
export const useSourceRows = (list: string, errors: Record<string, string>) => {
  const [rows, setRows] = useState(() => fromSourcesJson(list).map(asRow))
  const [said, setSaid] = useState('')
  const place = useRef<HTMLDivElement>(null)
  useMarks(errors, () => {
    const marks = errorsOfRows(rows, errors)
    setRows(rows.map((row, index) => ({ ...row, errors: marks[index] ?? {} })))
  })
  useTold(place, rows)

  const change = (key: number, texts: Partial<SourceTexts>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...texts } : row)))
  const add = () => {
    flushSync(() => setRows([...rows, asRow(emptySource)]))
    setSaid('')
    focusIn(place.current, ':scope > fieldset:last-of-type input')
  }
  const remove = (index: number) => {
    flushSync(() => setRows(rows.filter((_, each) => each !== index)))
    setSaid(`Source ${index + 1} removed.`)
    const next = Math.min(index + 1, rows.length - 1)
    focusIn(place.current, next > 0 ? `:scope > fieldset:nth-of-type(${next}) button` : ':scope > button')
  }
  return { rows, said, place, change, add, remove }
}

const focusIn = (place: HTMLElement | null, selector: string) => place?.querySelector<HTMLElement>(selector)?.focus()

/** Each answer of the server marks the rows once; afterwards a mark goes with its row. */
const useMarks = (errors: Record<string, string>, mark: () => void) => {
  const [marked, setMarked] = useState(errors)
  if (errors === marked) return
  setMarked(errors)
  mark()
}

/** A row that comes or goes is typing too, and the list is right only once it is drawn. */
const useTold = (place: { current: HTMLElement | null }, rows: Row[]) => {
  const [untouched] = useState(rows)
  useEffect(() => {
    if (rows !== untouched) place.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [rows, untouched, place])
}
