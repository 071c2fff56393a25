/** The form controls of a section, generated from its definition (schema-driven form). */

import { useEffect, useState } from 'react'
import type { ContentField, FieldKind, FieldOf } from '#shared/content/fields.ts'
import { limits } from '#shared/limits.ts'
import type { LibraryImage } from '#shared/shapes/image.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { errorIn, Field, FieldError, Select, TextArea } from '#ui/field.tsx'
import { here, isFailure } from '../api.ts'
import { Dialog, DialogButtons, useDialog } from '../dialog.tsx'
import { requestImage } from '../images/calls.ts'
import { LibraryButton } from '../images/library-button.tsx'
import { NewImage } from '../images/new-image.tsx'
import { OneLine } from '../one-line.tsx'
import { useLoaded } from '../use-loaded.ts'
import { ColourField } from './colour-field.tsx'
import { ListField } from './list-field.tsx'
import { PositionField } from './position-field.tsx'
import styles from './section-editor.module.css'
import { breaks, type ControlProps, type FieldValue, type FieldValues, itemIn } from './values.ts'

/** `path` is the field's path, as in the names of errors: slides.0.caption. */
export type FieldsProps = {
  fields: readonly ContentField[]
  item: FieldValues
  path: string
  errors: Record<string, string>
  onChange: (item: FieldValues) => void
}

/** Renders one control for each field of a definition. */
export const ContentFields = ({ fields, item, path, errors, onChange }: FieldsProps) =>
  fields.map((field) => {
    const at = path + field.name
    const change = (value: FieldValue) => onChange({ ...item, [field.name]: value })
    if (field.name === 'latitude') return <PositionField key={at} {...{ item, path, errors, onChange }} />
    if (field.name === 'longitude') return null
    if (field.kind === 'group')
      return (
        <fieldset key={at} className={styles.group}>
          <legend>{field.label}</legend>
          <ContentFields
            fields={field.fields}
            item={itemIn(item[field.name])}
            path={`${at}.`}
            errors={errors}
            onChange={change}
          />
        </fieldset>
      )
    const Control = controls[field.kind] as (props: ControlProps) => React.ReactNode
    return (
      <Control key={at} field={field} value={item[field.name]} item={item} at={at} errors={errors} onChange={change} />
    )
  })

type Props<K extends FieldKind> = ControlProps<Extract<ContentField, { kind: K }>>

/** The props of every text control. The error of a single line is shown at the whole text. */
const textual = ({ field, value, at, errors, onChange }: ControlProps) => ({
  label: field.isOptional ? `${field.label} (optional)` : field.label,
  name: at,
  hint: field.hint,
  error: errorIn(errors, at),
  value: String(value ?? ''),
  onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
})

/** Shows the remaining characters only when few are left. */
const roomLeft = (max: number, value: FieldValue, hint = '') => {
  const length = String(value ?? '').length
  return length > max * 0.8 ? `${hint} ${length} of ${max} characters.`.trim() : hint || undefined
}

const controls: { [K in Exclude<FieldKind, 'group'>]: (props: Props<K>) => React.ReactNode } = {
  line: (props) => <OneLine {...textual(props)} hint={roomLeft(props.field.max, props.value, props.field.hint)} />,
  text: (props) => <TextArea {...textual(props)} hint={roomLeft(props.field.max, props.value, props.field.hint)} />,
  lines: (props) => <Lines {...props} />,
  email: (props) => <Field {...textual(props)} type="email" maxLength={limits.email} />,
  link: (props) => <Field {...textual(props)} inputMode="url" />,
  number: (props) => <Field {...textual(props)} inputMode="decimal" />,
  choice: (props) => <Select {...textual(props)} options={props.field.options} />,
  tick: (props) => <Tick {...props} />,
  consent: (props) => props.field.isNeeded(props.item as never) && <Tick {...props} />,
  picture: (props) => <ImageField {...props} />,
  colour: (props) => <ColourField {...props} />,
  list: (props) => (
    <ListField {...props}>
      {(item, index, change) => (
        <ContentFields
          fields={props.field.fields}
          item={item}
          path={`${props.at}.${index}.`}
          errors={props.errors}
          onChange={change}
        />
      )}
    </ListField>
  ),
}

const Tick = ({ field, value, at, errors, onChange }: ControlProps) => (
  <Checkbox
    checked={value === true}
    error={errors[at]}
    onChange={({ target }) => onChange(target.checked)}
    data-label={field.kind === 'consent' ? 'Consent' : undefined}
  >
    {field.label}
  </Checkbox>
)

const Lines = (props: Props<'lines'>) => {
  const between = breaks[props.field.between]
  const text = Array.isArray(props.value) ? props.value.join(between) : ''
  return (
    <TextArea {...textual(props)} value={text} onChange={({ target }) => props.onChange(target.value.split(between))} />
  )
}

/** The field for an image: from the library, a new one, or none. */
const ImageField = ({ field, value, at, errors, onChange }: ControlProps<FieldOf<'picture'>>) => {
  const { id } = itemIn(value)
  const image = useLoaded(async () => (id ? requestImage(here(), String(id)) : undefined), String(id))
  const error = errors[at] ?? errors.picture
  const choose = ({ _id }: LibraryImage) => onChange({ id: _id })
  return (
    <fieldset className={styles.picture}>
      <legend>{field.label}</legend>
      {field.hint && !id && <p className="soft">{field.hint}</p>}
      {error && <FieldError>{error}</FieldError>}
      {image && !isFailure(image) && <img src={image.imageUrl} alt="Now shown" />}
      <div className="actions">
        <LibraryButton onChoose={choose} />
        <NewImageButton onDone={choose} />
        {id && (
          <Button type="button" variant="outline" onClick={() => onChange(undefined)}>
            Remove picture
          </Button>
        )}
      </div>
    </fieldset>
  )
}

/** A dialog of its own, so that a pasted or dropped file cannot belong to another field. */
const NewImageButton = ({ onDone }: { onDone: (picture: LibraryImage) => void }) => {
  const [isOpen, setOpen] = useState(false)
  const dialog = useDialog()
  // One tap less: most people choose a file.
  useEffect(() => {
    if (isOpen) dialog.current?.querySelector<HTMLInputElement>('[type=file]')?.click()
  }, [isOpen, dialog])
  return (
    <>
      <Button type="button" variant="outline" onClick={() => setOpen(true)}>
        New picture
      </Button>
      {isOpen && (
        <Dialog question="Which picture?" handle={dialog} onClose={() => setOpen(false)}>
          <DialogButtons dialog={dialog} />
          <NewImage
            onDone={(picture) => {
              onDone(picture)
              dialog.current?.close()
            }}
          />
        </Dialog>
      )}
    </>
  )
}
