/** The dialog that confirms a deletion. */

import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { Button } from '#ui/button.tsx'
import type { Failure } from '../api.ts'
import { Dialog, DialogButtons, useDialog } from '../dialog.tsx'

/** What a page's action returns for the intent `delete`. */
export type Deletion = { alert?: string; failure?: Failure | undefined }

/** Why nothing was deleted. */
export const alertOf = (deletion: Deletion | undefined) => deletion?.failure?.reason ?? deletion?.alert

type Props = {
  id: string
  name: string
  consequence: string
  /** Called without a deletion if the user cancels. */
  onClose: (deletion: Deletion | undefined) => void
}

export const DeleteDialog = ({ id, name, consequence, onClose }: Props) => {
  const dialog = useDialog()
  const { Form, state, data } = useFetcher<Deletion>()
  const isBusy = state === 'submitting'
  useEffect(() => {
    if (data) dialog.current?.close()
  }, [data, dialog])
  return (
    <Dialog question={`Delete ${name}?`} handle={dialog} isBusy={isBusy} onClose={() => onClose(data)}>
      <p>{consequence}</p>
      <Form method="delete">
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="id" value={id} />
        <DialogButtons>
          <Button type="button" variant="outline" disabled={isBusy} onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
          <Button variant="danger" isBusy={isBusy}>
            Delete
          </Button>
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
