/** Buttons for the actions on a newsletter. */

import { type ReactNode, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons, useDialog } from '../dialog.tsx'
import { IntentForm } from '../intent-form.tsx'

type Props = { intent: string; variant?: 'filled' | 'outline' | 'danger'; children: ReactNode }

/** A form that is one button. The page shows the result. */
export const ActionButton = ({ intent, variant = 'filled', children }: Props) => (
  <IntentForm Form={Form} intent={intent}>
    <Button variant={variant}>{children}</Button>
  </IntentForm>
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
          <IntentForm Form={Form} intent={intent} className="" onSubmit={() => dialog.current?.close()}>
            <DialogButtons dialog={dialog}>
              <Button variant="danger">{children}</Button>
            </DialogButtons>
          </IntentForm>
        </Dialog>
      )}
    </div>
  )
}
