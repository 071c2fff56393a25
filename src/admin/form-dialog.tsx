/** A dialog with a form: closes when the form has succeeded, and says why it failed. */
import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { Button, type ButtonVariant } from '#ui/button.tsx'
import type { Failure } from './api.ts'
import { Dialog, DialogButtons, useClosedWhen, useDialog } from './dialog.tsx'
import { ConfirmFields, FailureAlert, IntentForm } from './intent-form.tsx'
import type { ActionResult } from './intents.ts'
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
  conflict?: Omit<SavedMeanwhile, 'failure'>
  /** The names of the fields that show their own error. */
  errorsOf?: string[]
  /** Called with the result of the page's intent, or without one if the user cancels. */
  onClose: (result: ActionResult | undefined) => void
  children?: (failure: Failure | undefined) => ReactNode
}

export const FormDialog = ({ question, explanation, intent, fields, children, onClose, ...props }: Props) => {
  const { button, variant, closesAnyway = false, conflict, errorsOf } = props
  const dialog = useDialog()
  const { Form, state, data } = useFetcher<ActionResult>()
  const failure = data?.failure
  const isBusy = state !== 'idle'
  useClosedWhen(dialog, data !== undefined && (closesAnyway || !failure))
  return (
    <Dialog question={question} handle={dialog} isBusy={isBusy} onClose={() => onClose(data)}>
      {explanation}
      <IntentForm
        Form={Form}
        intent={intent}
        className=""
        fields={fields}
        conflict={conflict && { ...conflict, failure }}
      >
        {children?.(failure)}
        <ConfirmFields failure={failure} />
        <FailureAlert failure={failure} fields={errorsOf} />
        <DialogButtons dialog={dialog} isBusy={isBusy}>
          <Button variant={variant} isBusy={isBusy}>
            {button}
          </Button>
        </DialogButtons>
      </IntentForm>
    </Dialog>
  )
}
