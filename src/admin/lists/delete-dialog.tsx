/** The confirmation dialog before a deletion or a removal, and the button that opens it. */

import { useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#ui/button.tsx'
import { ActionForm } from '../action-form.tsx'
import type { Failure } from '../api.ts'
import { Dialog, DialogButtons, useClosedWhen, useDialog } from '../dialog.tsx'
import { FailureAlert } from '../intent-form.tsx'
import type { ActionResult } from '../intents.ts'

type Props = {
  id: string
  name: string
  /** Instead of *Delete*, in the question and on the button. */
  verb?: string
  consequence: string
  /** Instead of `delete`: the intent of the page that deletes. */
  intent?: string
  /** Additional fields that are sent with the intent. */
  fields?: Record<string, string>
  /** Called with the result of the page's intent, or without one if the user cancels. */
  onClose: (deletion: ActionResult | undefined) => void
}

export const DeleteDialog = ({ id, name, verb = 'Delete', consequence, intent = 'delete', fields, onClose }: Props) => {
  const dialog = useDialog()
  const { Form, state, data } = useFetcher<ActionResult>()
  const isBusy = state === 'submitting'
  useClosedWhen(dialog, data !== undefined)
  return (
    <Dialog question={`${verb} ${name}?`} handle={dialog} isBusy={isBusy} onClose={() => onClose(data)}>
      <p>{consequence}</p>
      <ActionForm Form={Form} intent={intent} fields={{ id, ...fields }}>
        <DialogButtons dialog={dialog} isBusy={isBusy}>
          <Button variant="danger" isBusy={isBusy}>
            {verb}
          </Button>
        </DialogButtons>
      </ActionForm>
    </Dialog>
  )
}

export const DeleteButton = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <Button type="button" variant="danger" onClick={onClick} icon="trash" about={name}>
    Delete
  </Button>
)

type ConfirmedProps = Omit<Props, 'onClose'> & {
  /** What the button deletes, if the dialog names it otherwise. */
  button?: string
}

/** A button that deletes after a confirmation, and says why if it failed. */
export const ConfirmedDelete = ({ button, ...question }: ConfirmedProps) => {
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const close = (deletion: ActionResult | undefined) => {
    setAsking(false)
    setFailure(deletion?.failure)
  }
  return (
    <>
      <DeleteButton name={button ?? question.name} onClick={() => setAsking(true)} />
      <FailureAlert failure={failure} />
      {isAsking && <DeleteDialog {...question} onClose={close} />}
    </>
  )
}
