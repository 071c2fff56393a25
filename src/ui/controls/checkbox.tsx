import { type ComponentProps, type ReactNode, useId } from 'react'
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

type GroupProps = {
  legend: string
  name: string
  options: readonly (readonly [value: string, text: ReactNode])[]
  chosen?: readonly string[] | undefined
  error?: string | undefined
  children?: ReactNode
}

/** Checkboxes with one name. The first one has the error, so that the list of refused fields leads there. */
export const CheckboxGroup = ({ legend, name, options, chosen = [], error, children }: GroupProps) => (
  <fieldset>
    <legend>{legend}</legend>
    {options.map(([value, text], index) => (
      <Checkbox
        key={value}
        name={name}
        value={value}
        defaultChecked={chosen.includes(value)}
        error={index === 0 ? error : undefined}
        data-label={legend}
      >
        {text}
      </Checkbox>
    ))}
    {children}
  </fieldset>
)
