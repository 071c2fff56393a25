/** Buttons for the actions on a newsletter. */

import { type ReactNode, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons, useDialog } from '../dialog.tsx'

type Props = { intent: string; variant?: 'filled' | 'outline' | 'danger'; children: ReactNode }

/** A form that is one button. The page shows the result. */
export const ActionButton = ({ intent, variant = 'filled', children }: Props) => (
  <Form method="post">
    <input type="hidden" name="intent" value={intent} />
    <Button variant={variant}>{children}</Button>
  </Form>
)

type ConfirmedProps = { intent: string; question: string; consequence: string; children: ReactNode }

/** An action that cannot be undone, with a confirmation. */
export const ConfirmedAction = ({ intent, question, consequence, children }: ConfirmedProps) => {
  const [isOpen, setOpen] = useState(false)
  const dialog = useDialog()
  return (
    <div>
      <Button type="button" variant="danger" onClick={() => setOpen(true)}>
        {children}
      </Button>
      {isOpen && (
        <Dialog question={question} handle={dialog} onClose={() => setOpen(false)}>
          <p>{consequence}</p>
          <Form method="post" onSubmit={() => dialog.current?.close()}>
            <input type="hidden" name="intent" value={intent} />
            <DialogButtons>
              <Button type="button" variant="outline" onClick={() => dialog.current?.close()}>
                Cancel
              </Button>
              <Button variant="danger">{children}</Button>
            </DialogButtons>
          </Form>
        </Dialog>
      )}
    </div>
  )
}
