import { type ReactNode, useId } from 'react'
import { FieldError } from '#ui/field.tsx'
import styles from './tick.module.css'

type Props = {
  label: ReactNode
  isTicked: boolean
  /** Nothing is sent without it. */
  isRequired?: boolean | undefined
  error?: string | undefined
  onChange: (isTicked: boolean) => void
}

export const Tick = ({ label, isTicked, isRequired, error, onChange }: Props) => {
  const id = useId()
  return (
    <div className={styles.tick}>
      {error && <FieldError id={id}>{error}</FieldError>}
      <label>
        <input
          type="checkbox"
          required={isRequired}
          checked={isTicked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        <span>{label}</span>
      </label>
    </div>
  )
}
