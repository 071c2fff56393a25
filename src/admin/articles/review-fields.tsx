/** The fields for an article's sources and its medical review. */

import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { dayOf } from '#shared/format.ts'
import { languages } from '#shared/languages.ts'
import { limits } from '#shared/limits.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { Field, FieldError, Select } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './article-editor.module.css'
import type { FormTexts } from './drafts.ts'
import { emptySource, errorsOfRows, fromSourcesJson, type SourceTexts, toSourcesJson } from './sources.ts'

type Props = { texts: FormTexts; errors: Record<string, string> }

/** The sources of an article, its reviewer and the date of the review. */
export const ReviewFields = ({ texts, errors }: Props) => (
  <fieldset className={styles.review}>
    <legend>Sources and review</legend>
    <p>Write [1] after a sentence in the text, and it becomes a link to source 1.</p>
    <SourceRows list={texts.sources} errors={errors} />
    <LastChecked day={texts.lastChecked} error={errors.lastChecked} />
    <Field
      label="Reviewed by"
      name="reviewer"
      defaultValue={texts.reviewer}
      hint="Name and role of the clinician. Left empty, the page says “Not yet reviewed by a clinician”."
      error={errors.reviewer}
    />
    {/* An unticked checkbox sends nothing; of two values the last one counts. */}
    <input type="hidden" name="isHealth" value="false" />
    <Checkbox name="isHealth" value="true" defaultChecked={texts.isHealth === 'true'}>
      This is health information
    </Checkbox>
    <Select label="Language" name="language" defaultValue={texts.language} error={errors.language}>
      {Object.entries(languages).map(([tag, name]) => (
        <option key={tag} value={tag} lang={tag}>
          {name}
        </option>
      ))}
    </Select>
  </fieldset>
)

const LastChecked = ({ day, error }: { day: string; error: string | undefined }) => {
  const input = useRef<HTMLInputElement>(null)
  const setToday = () => {
    if (!input.current) return
    input.current.value = dayOf(new Date().toISOString())
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
  }
  return (
    <div className={styles.day}>
      <Field
        ref={input}
        label="Last checked"
        type="date"
        name="lastChecked"
        defaultValue={day}
        hint="When the facts were last checked against the sources."
        error={error}
      />
      <Button type="button" variant="outline" onClick={setToday}>
        Today
      </Button>
    </div>
  )
}

type SourceRowsProps = { list: string; errors: Record<string, string> }

const SourceRows = ({ list, errors }: SourceRowsProps) => {
  const { rows, announcement, place, change, add, remove } = useSourceRows(list, errors)
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
        {announcement}
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

/** Adds and removes rows of sources, moves the focus, and announces the change to screen readers. */
const useSourceRows = (list: string, errors: Record<string, string>) => {
  const [rows, setRows] = useState(() => fromSourcesJson(list).map(asRow))
  const [announcement, setAnnouncement] = useState('')
  const place = useRef<HTMLDivElement>(null)
  useMarks(errors, () => {
    const marks = errorsOfRows(rows, errors)
    setRows(rows.map((row, index) => ({ ...row, errors: marks[index] ?? {} })))
  })
  useInputEvents(place, rows)

  const change = (key: number, texts: Partial<SourceTexts>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...texts } : row)))
  const add = () => {
    flushSync(() => setRows([...rows, asRow(emptySource)]))
    setAnnouncement('')
    focusIn(place.current, ':scope > fieldset:last-of-type input')
  }
  const remove = (index: number) => {
    flushSync(() => setRows(rows.filter((_, each) => each !== index)))
    setAnnouncement(`Source ${index + 1} removed.`)
    const next = Math.min(index + 1, rows.length - 1)
    focusIn(place.current, next > 0 ? `:scope > fieldset:nth-of-type(${next}) button` : ':scope > button')
  }
  return { rows, announcement, place, change, add, remove }
}

const focusIn = (place: HTMLElement | null, selector: string) => place?.querySelector<HTMLElement>(selector)?.focus()

/** Each response marks the rows with errors once. Afterwards the mark moves with its row. */
const useMarks = (errors: Record<string, string>, mark: () => void) => {
  const [marked, setMarked] = useState(errors)
  if (errors === marked) return
  setMarked(errors)
  mark()
}

/** Adding or removing a row fires an input event, too, after rendering, when the hidden field is current. */
const useInputEvents = (place: { current: HTMLElement | null }, rows: Row[]) => {
  const [untouched] = useState(rows)
  useEffect(() => {
    if (rows !== untouched) place.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [rows, untouched, place])
}
