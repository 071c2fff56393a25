/** A form with a single button, for the lists too: it keeps nothing, because nobody writes in it. */
import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { Button, type ButtonVariant, type Labelled } from '#ui/button.tsx'
import { ActionForm } from './action-form.tsx'
import { ConfirmFields } from './confirm-fields.tsx'
import { FailureAlert } from './intent-form.tsx'
import type { ActionResult } from './intents.ts'
import styles from './section.module.css'

type ButtonProps = Labelled & {
  intent: string
  /** The page that runs the intent, if it is not this one. */
  action?: string
  fields?: Record<string, string>
  variant?: ButtonVariant
  /** Called after the page's action has succeeded. */
  onDone?: () => void
}

/** Shows an error below the button. */
export const IntentButton = ({ intent, action, fields, variant = 'outline', onDone, ...label }: ButtonProps) => {
  const { Form, state, data } = useFetcher<ActionResult>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each result.
  useEffect(() => {
    if (data && !data.failure) onDone?.()
  }, [data])
  return (
    <ActionForm Form={Form} intent={intent} fields={fields} className={styles.button} {...(action && { action })}>
      <ConfirmFields failure={data?.failure} />
      <Button variant={variant} isBusy={state !== 'idle'} {...label} />
      <FailureAlert failure={data?.failure} />
    </ActionForm>
  )
}
