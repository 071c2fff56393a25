import { type ComponentProps, useId } from 'react'
import { FieldError } from '../field.tsx'
import styles from './controls.module.css'

type Props = Omit<ComponentProps<'input'>, 'type'> & { type?: 'radio'; error?: string | undefined }

/**
 * A checkbox, or a radio button, whose children are its label. Uncontrolled with `name` and `defaultChecked`, or controlled with `checked`
 * and `onChange`. An error is shown above the checkbox.
 */
export const Checkbox = ({ children, error, type, ...rest }: Props) => {
  const id = useId()
  return (
    <div className={styles.checkbox}>
      {error && <FieldError id={id}>{error}</FieldError>}
      <label>
        <input
          {...rest}
          type={type ?? 'checkbox'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{children}</span>
      </label>
    </div>
  )
}
