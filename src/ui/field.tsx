/**
 * Form fields (input, textarea, select), each with its label, its hint and its validation error, which screen readers
 * announce with the field; and what every control of a form says (`fieldsOf`).
 */
import { type ComponentProps, createContext, type MouseEvent, type ReactNode, useContext, useId } from 'react'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

type Words = { label: ReactNode; hint?: ReactNode; error?: string | undefined }

/** With a name, the id of a field is known: `contact-email` for the field `email` of the form `contact`. */
export const FormName = createContext('')

/** A text, file or date field with its label; its error is shown above the field. */
export const Field = ({ label, hint, error, ...rest }: Words & ComponentProps<'input'>) => {
  const ids = useFieldIds(rest.name, hint, error)
  const whenFile = rest.type === 'file' && { onClick: forgetFile }
  return (
    <FieldFrame label={label} hint={hint} error={error} ids={ids}>
      <input {...whenFile} {...rest} {...described(ids, error)} className={styles.input} />
    </FieldFrame>
  )
}

/** A browser says nothing when the chosen file is chosen again, as after correcting it or after a failed upload. */
export const forgetFile = ({ currentTarget: input }: MouseEvent<HTMLInputElement>) => {
  if (input.value === '') return
  input.value = ''
  input.dispatchEvent(new Event('change', { bubbles: true }))
}

/** A text field with several lines. */
export const TextArea = ({ label, hint, error, ...rest }: Words & ComponentProps<'textarea'>) => {
  const ids = useFieldIds(rest.name, hint, error)
  return (
    <FieldFrame label={label} hint={hint} error={error} ids={ids}>
      <textarea {...rest} {...described(ids, error)} className={styles.input} />
    </FieldFrame>
  )
}

/** By the value that is sent; a text without a value is its own. */
type Options = Readonly<Record<string, string>> | readonly (string | readonly [value: string, text: string])[]

type SelectProps = Words & ComponentProps<'select'> & { none?: string | undefined; options?: Options }

/**
 * A select with its label. `none` is its empty option; options that need more than a text are its children. `translate`
 * is about the options.
 */
export const Select = ({ label, hint, error, none, options = [], translate, children, ...rest }: SelectProps) => {
  const ids = useFieldIds(rest.name, hint, error)
  return (
    <FieldFrame label={label} hint={hint} error={error} ids={ids}>
      <select {...rest} {...described(ids, error)} className={styles.input}>
        {none !== undefined && <option value="">{none}</option>}
        {(isList(options) ? options : Object.entries(options)).map((option) => {
          const [value, text] = typeof option === 'string' ? [option, option] : option
          return (
            <option key={value} value={value} translate={translate}>
              {text}
            </option>
          )
        })}
        {children}
      </select>
    </FieldFrame>
  )
}

const isList = (options: Options): options is Extract<Options, readonly unknown[]> => Array.isArray(options)

/** The error of a field. */
export const FieldError = ({ id, children }: { id?: string | undefined; children: ReactNode }) => (
  <span className={styles.error} id={id}>
    <Icon name="warning" /> {children}
  </span>
)

type Ids = { field: string; hint: string | undefined; error: string | undefined }

const useFieldIds = (name: string | undefined, hint: ReactNode, error: string | undefined): Ids => {
  const form = useContext(FormName)
  const unique = useId()
  const field = form ? `${form}-${name}` : unique
  return { field, hint: hint ? `${field}-hint` : undefined, error: error ? `${field}-error` : undefined }
}

const described = (ids: Ids, error: string | undefined) => ({
  id: ids.field,
  'aria-describedby': [ids.error, ids.hint].filter(Boolean).join(' ') || undefined,
  'aria-invalid': error ? true : undefined,
})

const FieldFrame = ({ label, hint, error, ids, children }: Words & { ids: Ids; children: ReactNode }) => (
  <div className={styles.field}>
    <label className={styles.label} htmlFor={ids.field}>
      {label}
    </label>
    {hint && (
      <span className={styles.hint} id={ids.hint}>
        {hint}
      </span>
    )}
    {error && <FieldError id={ids.error}>{error}</FieldError>}
    {children}
  </div>
)

type Errors = Record<string, string> | undefined

/** The error of a field; for a list, the error of its first rejected item. */
export const errorIn = (errors: Errors, name: string) =>
  errors?.[name] ?? Object.entries(errors ?? {}).find(([field]) => field.startsWith(`${name}.`))?.[1]

/**
 * `<Field label="Days" {...field('days')} />`, after `const field = fieldsOf(errors, place)`. `apiName`: what the API calls
 * the field, if it has another name there.
 */
export const fieldsOf =
  <Stored extends object = Record<string, undefined>>(errors: Errors, stored?: Stored) =>
  <Name extends keyof Stored & string>(name: Name, apiName: string = name) => ({
    name,
    defaultValue: stored?.[name],
    error: errorIn(errors, name) ?? errorIn(errors, apiName),
  })
