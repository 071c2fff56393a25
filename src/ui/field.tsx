import { type ComponentProps, type ReactNode, useId } from 'react'
import styles from './field.module.css'
import { Icon } from './icon.tsx'

type Words = { label: ReactNode; hint?: ReactNode; error?: string | undefined }

/** One line of text, a file or a date, with its label; what is wrong with it stands above it. */
export const Field = ({ label, hint, error, ...rest }: Words & ComponentProps<'input'>) => {
  const ids = useFieldIds(hint, error)
  return (
    <FieldFrame label={label} hint={hint} error={error} ids={ids}>
      <input {...rest} {...described(ids, error)} className={styles.input} />
    </FieldFrame>
  )
}

/** Several lines of text. */
export const TextArea = ({ label, hint, error, ...rest }: Words & ComponentProps<'textarea'>) => {
  const ids = useFieldIds(hint, error)
  return (
    <FieldFrame label={label} hint={hint} error={error} ids={ids}>
      <textarea {...rest} {...described(ids, error)} className={styles.input} />
    </FieldFrame>
  )
}

/** One of a few. The options are its children. */
export const Select = ({ label, hint, error, ...rest }: Words & ComponentProps<'select'>) => {
  const ids = useFieldIds(hint, error)
  return (
    <FieldFrame label={label} hint={hint} error={error} ids={ids}>
      <select {...rest} {...described(ids, error)} className={styles.input} />
    </FieldFrame>
  )
}

/** What is wrong, where it is wrong. */
export const FieldError = ({ id, children }: { id?: string | undefined; children: ReactNode }) => (
  <span className={styles.error} id={id}>
    <Icon name="warning" /> {children}
  </span>
)

type Ids = { field: string; hint: string | undefined; error: string | undefined }

const useFieldIds = (hint: ReactNode, error: string | undefined): Ids => {
  const field = useId()
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
