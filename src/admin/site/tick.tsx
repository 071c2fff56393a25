import { useId } from 'react'
import { FieldError } from '#ui/field.tsx'
import styles from './fields.module.css'

type Props = { label: string; isTicked: boolean; error: string | undefined; onChange: (isTicked: boolean) => void }

export const Tick = ({ label, isTicked, error, onChange }: Props) => {
  const id = useId()
  return (
    <div className={styles.tick}>
      {error && <FieldError id={id}>{error}</FieldError>}
      <label>
        <input
          type="checkbox"
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
