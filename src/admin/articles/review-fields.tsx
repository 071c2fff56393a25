/** The fields for an article's sources (references, citations) and its medical review. */

import { useEffect, useRef, useState } from 'react'
import styles from '#admin/folded.module.css'
import { counted, dayToday, longDay } from '#shared/format.ts'
import { limits } from '#shared/limits.ts'
import { Button } from '#ui/button.tsx'
import { Field, FieldError, fieldsOf, TextArea } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { Folded } from '../folded.tsx'
import { useListChange } from '../use-list-change.ts'
import type { FormTexts } from './drafts.ts'
import {
  emptySource,
  errorsOfRows,
  fromSourcesJson,
  type SourceTexts,
  sourceInWords,
  toSourcesJson,
} from './sources.ts'

type Props = { texts: FormTexts; errors: Record<string, string>; isHealth: boolean; mustNameSource: boolean }

/** The sources of an article, its reviewer and the date of the review. */
export const ReviewFields = ({ texts, errors, isHealth, mustNameSource }: Props) => {
  const sources = useSourceRows(texts.sources, errors)
  const count = sources.rows.filter(({ name }) => name.trim() !== '').length
  const hasSourceError = Boolean(errors.sources || errors.noSourceReason)
  return (
    <>
      <Folded
        name="Sources"
        value={sourcesInWords(count, isHealth)}
        mustOpen={hasSourceError}
        onPress={isHealth && sources.rows.length === 0 ? sources.add : undefined}
      >
        <p>Write [1] after a sentence in the text, and it becomes a link to source 1.</p>
        <SourceRows {...sources} error={errors.sources} />
        {/* A hidden field and an unticked checkbox send nothing; if a field has two values the last one counts. */}
        <input type="hidden" name="noSourceReason" value="" />
        {isHealth && count === 0 && (
          <NoSource reason={texts.noSourceReason} error={errors.noSourceReason} isRequired={mustNameSource} />
        )}
      </Folded>
      <ReviewField texts={texts} errors={errors} />
    </>
  )
}

const sourcesInWords = (count: number, isHealth: boolean) => {
  if (count > 0) return counted(count, 'source', 'sources')
  return isHealth ? 'None yet. Where do the facts come from?' : 'None'
}

const ReviewField = ({ texts, errors }: Pick<Props, 'texts' | 'errors'>) => {
  const [day, setDay] = useState(texts.lastChecked)
  const [reviewer, setReviewer] = useState(texts.reviewer)
  const value = [day && `checked on ${longDay(day)}`, reviewer].filter(Boolean).join(', ')
  return (
    <Folded name="Review" value={value || 'Not yet'} mustOpen={Boolean(errors.lastChecked || errors.reviewer)}>
      <LastChecked day={texts.lastChecked} error={errors.lastChecked} onDay={setDay} />
      <Field
        label="Reviewed by"
        {...fieldsOf(errors, texts)('reviewer')}
        hint="Name and role of the clinician. If empty, the page says “Not yet reviewed by a clinician”."
        onChange={({ target }) => setReviewer(target.value)}
      />
    </Folded>
  )
}

type NoSourceProps = { reason: string; error: string | undefined; isRequired: boolean }

/** Required only if the organisation says so. Without an answer, readers see that the article names no source yet. */
const NoSource = ({ reason, error, isRequired }: NoSourceProps) => (
  <Field
    required={isRequired}
    data-label="A source, or why none is needed"
    label="No source needed? Say why"
    name="noSourceReason"
    maxLength={limits.noSourceReason}
    defaultValue={reason}
    hint="Readers see this sentence with the article. If empty, and without a source, the page says “This article names no source yet.”"
    error={error}
  />
)

type LastCheckedProps = { day: string; error: string | undefined; onDay: (day: string) => void }

const LastChecked = ({ day, error, onDay }: LastCheckedProps) => {
  const input = useRef<HTMLInputElement>(null)
  const setToday = () => {
    if (!input.current) return
    input.current.value = dayToday()
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
        onInput={({ currentTarget }) => onDay(currentTarget.value)}
      />
      <Button type="button" variant="outline" onClick={setToday}>
        Today
      </Button>
    </div>
  )
}

/** Only the sources, for a form without other review fields. */
export const SourceFields = ({ list, errors }: { list: string; errors: Record<string, string> }) => (
  <SourceRows {...useSourceRows(list, errors)} error={errors.sources} />
)

type SourceRowsProps = ReturnType<typeof useSourceRows> & { error: string | undefined }

const SourceRows = ({ rows, announcement, list, changeRow, add, remove, replace, error }: SourceRowsProps) => (
  <div ref={list} className={styles.rows}>
    <input
      type="hidden"
      name="sources"
      value={toSourcesJson(rows)}
      data-kept
      data-label="Sources"
      data-words={rows.map(sourceInWords).join('\n')}
      onInput={({ currentTarget }) => replace(currentTarget.value)}
    />
    {error && <FieldError>{error}</FieldError>}
    {rows.map(({ key, errors, ...texts }, index) => (
      <SourceRow
        key={key}
        number={index + 1}
        texts={texts}
        errors={errors}
        onChange={(changed) => changeRow(key, changed)}
        onRemove={() => remove(index)}
      />
    ))}
    <Button type="button" variant="outline" onClick={add} data-add-source disabled={rows.length >= limits.sourceCount}>
      <Icon name="plus" /> Add a source
    </Button>
    <p className="visually-hidden" role="status">
      {announcement}
    </p>
  </div>
)

type RowProps = {
  number: number
  texts: SourceTexts
  errors: Partial<SourceTexts>
  onChange: (changed: Partial<SourceTexts>) => void
  onRemove: () => void
}

const SourceRow = ({ number, texts, errors, onChange, onRemove }: RowProps) => {
  // A name or a link of several lines is one line that wraps.
  const field = (name: keyof SourceTexts) => ({
    value: texts[name],
    error: errors[name],
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      onChange({ [name]: value.replace(/\s*\n\s*/g, ' ') }),
  })
  return (
    <fieldset className={styles.row}>
      <legend>Source {number}</legend>
      <TextArea label="Name" rows={1} {...field('name')} />
      <Field label="Year" inputMode="numeric" {...field('year')} />
      <TextArea label="Link" rows={1} inputMode="url" {...field('url')} />
      <Button type="button" variant="outline" onClick={onRemove} icon="trash" about={`source ${number}`}>
        Remove
      </Button>
    </fieldset>
  )
}

type Row = SourceTexts & { key: number; errors: Partial<SourceTexts> }

let lastKey = 0
const asRow = (texts: SourceTexts): Row => ({ ...texts, key: ++lastKey, errors: {} })

const useSourceRows = (json: string, errors: Record<string, string>) => {
  const [rows, setRows] = useState(() => fromSourcesJson(json).map(asRow))
  const { list, announcement, change } = useListChange<HTMLDivElement>()
  useMarks(errors, () => {
    const marks = errorsOfRows(rows, errors)
    setRows(rows.map((row, index) => ({ ...row, errors: marks[index] ?? {} })))
  })
  useInputEvents(list, rows)

  const changeRow = (key: number, texts: Partial<SourceTexts>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...texts } : row)))
  const add = () => change(() => setRows([...rows, asRow(emptySource)]), '', ':scope > fieldset:last-of-type textarea')
  const remove = (index: number) => {
    const next = Math.min(index + 1, rows.length - 1)
    change(
      () => setRows(rows.toSpliced(index, 1)),
      `Source ${index + 1} removed.`,
      next > 0 ? `:scope > fieldset:nth-of-type(${next}) button` : ':scope > button',
    )
  }
  const replace = (json: string) => setRows(fromSourcesJson(json).map(asRow))
  return { rows, announcement, list, changeRow, add, remove, replace }
}

/** Each response marks the rows with errors once. Afterwards the mark moves with its row. */
const useMarks = (errors: Record<string, string>, mark: () => void) => {
  const [marked, setMarked] = useState(errors)
  if (errors === marked) return
  setMarked(errors)
  mark()
}

/** Adding or removing a row fires an input event, too, after rendering, when the hidden field is up to date. */
const useInputEvents = (element: { current: HTMLElement | null }, rows: Row[]) => {
  const [untouched] = useState(rows)
  useEffect(() => {
    if (rows !== untouched) element.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [rows, untouched, element])
}
