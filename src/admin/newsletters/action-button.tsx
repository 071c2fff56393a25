import { type ReactNode, useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons, useDialog } from '../dialog.tsx'

type Props = { intent: string; variant?: 'filled' | 'outline' | 'danger'; children: ReactNode }

export const Deed = ({ intent, variant = 'filled', children }: Props) => (
  <Form method="post">
    <input type="hidden" name="intent" value={intent} />
    <Button variant={variant}>{children}</Button>
  </Form>
)

type AskedProps = { intent: string; question: string; consequence: string; children: ReactNode }

/** What cannot be taken back asks first. */
export const AskedDeed = ({ intent, question, consequence, children }: AskedProps) => {
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
