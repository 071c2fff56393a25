/** A dialog with a form, and the button that asks for confirmation in such a dialog. */
import { type ReactNode, useState } from 'react'
import { createPortal } from 'react-dom'
import { useFetcher, useRevalidator } from 'react-router'
import { Button, type ButtonVariant, type Labelled } from '#ui/button.tsx'
import type { Failure } from './api.ts'
import { Dialog, DialogButtons, useClosedWhen, useDialog } from './dialog.tsx'
import { ConfirmFields, FailureAlert, IntentForm, SubmitButton } from './intent-form.tsx'
import type { ActionResult } from './intents.ts'
import styles from './section.module.css'
import { focusToast } from './toast-region.tsx'
import type { SavedMeanwhile } from './writing/kept-note.tsx'

type Props = {
  question: string
  explanation?: ReactNode
  intent: string
  fields?: Record<string, string>
  /** The text of the button that sends the form. */
  button: string
  variant?: ButtonVariant
  /** Closes after a failure, too, which the page then shows. */
  closesAnyway?: boolean
  conflict?: SavedMeanwhile
  /** The names of the fields that show their own error. */
  errorsOf?: string[]
  /** Called with the result of the page's intent, or without one if the user cancels. */
  onClose: (result: ActionResult | undefined) => void
  children?: (failure: Failure | undefined) => ReactNode
}

/**
 * Closes when the form has succeeded, and says why it failed. In the body of the page, because the button that opens it
 * may be in a form or in a row of a table.
 */
export const FormDialog = ({ question, explanation, intent, fields, children, onClose, ...props }: Props) => {
  const { button, variant, closesAnyway = false, conflict, errorsOf } = props
  const dialog = useDialog()
  const fetcher = useFetcher<ActionResult>()
  const { data } = fetcher
  const failure = data?.failure
  const isBusy = fetcher.state !== 'idle'
  useClosedWhen(dialog, data !== undefined && (!failure || (closesAnyway && !failure.errors.confirmation)))
  return createPortal(
    <Dialog question={question} handle={dialog} isBusy={isBusy} onClose={() => onClose(data)}>
      {explanation}
      <IntentForm fetcher={fetcher} intent={intent} className="" fields={fields} conflict={conflict}>
        {children?.(failure)}
        <ConfirmFields failure={failure} />
        <FailureAlert failure={failure} fields={errorsOf} />
        <DialogButtons dialog={dialog} isBusy={isBusy}>
          <SubmitButton fetcher={fetcher} variant={variant}>
            {button}
          </SubmitButton>
        </DialogButtons>
      </IntentForm>
    </Dialog>,
    document.body,
  )
}

type AskProps = Pick<Labelled, 'icon' | 'about'> &
  Pick<Props, 'button' | 'question' | 'explanation' | 'intent' | 'fields' | 'variant'> & {
    /** The text of the dialog's button, if it differs. */
    confirm?: string
  }

/**
 * A button that asks before it sends its intent. The toast then gets the focus, or the page says why it failed, and shows
 * what somebody else has saved meanwhile.
 */
export const AskButton = ({ button, icon, about, variant = 'danger', confirm = button, ...question }: AskProps) => {
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const { revalidate } = useRevalidator()
  const close = (result: ActionResult | undefined) => {
    setAsking(false)
    setFailure(result?.failure)
    if (result && !result.failure) focusToast()
    if (result?.failure?.current) void revalidate()
  }
  return (
    <div className={styles.button}>
      <Button type="button" variant={variant} icon={icon} about={about} onClick={() => setAsking(true)}>
        {button}
      </Button>
      <FailureAlert failure={failure} />
      {isAsking && (
        <FormDialog
          {...question}
          button={confirm}
          variant={variant === 'filled' ? 'filled' : 'danger'}
          closesAnyway
          onClose={close}
        />
      )}
    </div>
  )
}
