/** The forms of the admin area: each names its intent, which the page's action runs (intents.ts). */
import type { ReactNode } from 'react'
import { type FetcherWithComponents, useFetcher } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { Button, type ButtonVariant } from '#ui/button.tsx'
import type { Failure } from './api.ts'
import type { ActionResult } from './intents.ts'
import styles from './section.module.css'

type FormProps = { Form: FetcherWithComponents<unknown>['Form']; intent: string; children: ReactNode }

export const IntentForm = ({ Form, intent, children }: FormProps) => (
  <Form method="post" className={styles.form}>
    <input type="hidden" name="intent" value={intent} />
    {children}
  </Form>
)

type ButtonProps = {
  intent: string
  /** Additional fields that are sent with the intent. */
  fields?: Record<string, string>
  variant?: ButtonVariant
  children: ReactNode
}

/** A form with a single button, which shows an error below the button. */
export const IntentButton = ({ intent, fields = {}, variant = 'outline', children }: ButtonProps) => {
  const { Form, state, data } = useFetcher<ActionResult>()
  return (
    <Form method="post" className={styles.button}>
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button variant={variant} isBusy={state !== 'idle'}>
        {children}
      </Button>
      <FailureAlert failure={data?.failure} />
    </Form>
  )
}

/** The error of a form, unless one of its own `fields` shows the error. */
export const FailureAlert = ({ failure, fields = [] }: { failure: Failure | undefined; fields?: string[] }) => {
  if (!failure || fields.some((field) => failure.errors[field])) return null
  return <Alert kind="failure">{failure.reason}</Alert>
}
