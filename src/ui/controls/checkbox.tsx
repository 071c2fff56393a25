import { type ComponentProps, useId } from 'react'
import { FieldError } from '../field.tsx'
import styles from './controls.module.css'

type Props = Omit<ComponentProps<'input'>, 'type'> & { error?: string | undefined }

/**
 * A checkbox with its label, which is its children. In a form that is sent: `name` and `defaultChecked`; where the
 * screen holds the state: `checked` and `onChange`. What is wrong stands above it.
 */
export const Checkbox = ({ children, error, ...rest }: Props) => {
  const id = useId()
  return (
    <div className={styles.checkbox}>
      {error && <FieldError id={id}>{error}</FieldError>}
      <label>
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{children}</span>
      </label>
    </div>
  )
}
