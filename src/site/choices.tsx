/** Groups of checkboxes or radio buttons of public forms. */
import { type ReactNode, useContext } from 'react'
import { FieldError, FormName } from '#ui/field.tsx'
import styles from './choices.module.css'

type ChoicesProps = { name: string; legend: string; hint?: string; error: string | undefined; children: ReactNode }

/** Screen readers announce the hint and the error of the group with its question. */
export const Choices = ({ name, legend, hint, error, children }: ChoicesProps) => {
  const id = `${useContext(FormName)}-${name}`
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={described || undefined}>
      <legend>{legend}</legend>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {children}
    </fieldset>
  )
}

type ChoiceProps = {
  type?: 'checkbox' | 'radio'
  name: string
  value: string
  chosen: string[] | undefined
  required?: boolean
  disabled?: boolean
  children: ReactNode
}

export const ChoiceInput = ({ type = 'checkbox', chosen = [], children, ...rest }: ChoiceProps) => (
  <label className={styles.choice}>
    <input type={type} {...rest} defaultChecked={chosen.includes(rest.value)} />
    <span>{children}</span>
  </label>
)
