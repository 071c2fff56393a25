import { limits } from '#shared/limits.ts'
import { Button } from '#ui/button.tsx'
import { Field, FieldError } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import styles from './source-rows.module.css'
import { type SourceTexts, toSourcesJson } from './source-texts.ts'
import { useSourceRows } from './use-source-rows.ts'

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
