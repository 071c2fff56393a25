import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { limits } from '#shared/limits.ts'
import { Button } from '#ui/button.tsx'
import { Field, FieldError } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './article-editor.module.css'
import { emptySource, errorsOfRows, fromSourcesJson, type SourceTexts, toSourcesJson } from './sources.ts'

type Props = { list: string; errors: Record<string, string> }

export const SourceRows = ({ list, errors }: Props) => {
  const { rows, said, place, change, add, remove } = useSourceRows(list, errors)
  return (
    <div ref={place} className={styles.rows}>
      <input type="hidden" name="sources" value={toSourcesJson(rows)} />
      {errors.sources && <FieldError>{errors.sources}</FieldError>}
      {rows.map(({ key, errors, ...texts }, index) => (
        <SourceRow
          key={key}
          number={index + 1}
          texts={texts}
          errors={errors}
          onChange={(changed) => change(key, changed)}
          onRemove={() => remove(index)}
        />
      ))}
      <Button type="button" variant="outline" onClick={add} disabled={rows.length >= limits.sourceCount}>
        <Icon name="plus" /> Add a source
      </Button>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  )
}

type RowProps = {
  number: number
  texts: SourceTexts
  errors: Partial<SourceTexts>
  onChange: (changed: Partial<SourceTexts>) => void
  onRemove: () => void
}

const SourceRow = ({ number, texts, errors, onChange, onRemove }: RowProps) => {
  const field = (name: keyof SourceTexts) => ({
    value: texts[name],
    error: errors[name],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [name]: target.value }),
  })
  return (
    <fieldset className={styles.row}>
      <legend>Source {number}</legend>
      <Field label="Name" {...field('name')} />
      <Field label="Year" inputMode="numeric" {...field('year')} />
      <Field label="Link" inputMode="url" {...field('url')} />
      <Button type="button" variant="outline" onClick={onRemove}>
        <Icon name="trash" />
        <span>
          Remove <span className="visually-hidden">source {number}</span>
        </span>
      </Button>
    </fieldset>
  )
}

type Row = SourceTexts & { key: number; errors: Partial<SourceTexts> }

let lastKey = 0
const asRow = (texts: SourceTexts): Row => ({ ...texts, key: ++lastKey, errors: {} })

/** The rows of sources, where the focus goes when one comes or goes, and what is said about it. */
const useSourceRows = (list: string, errors: Record<string, string>) => {
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
