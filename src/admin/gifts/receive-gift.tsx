/** The button that records a gift as received. Asks for confirmation, because the numbered receipt cannot be undone. */
import { useState } from 'react'
import type { Gift } from '#shared/shapes/gift.ts'
import { money } from '#shared/wording/giving.ts'
import { Button } from '#ui/button.tsx'
import { FormDialog } from '../form-dialog.tsx'
import type { ActionResult } from '../intents.ts'
import { focusToast } from '../toast-region.tsx'

export const ReceiveGift = ({ gift: { _id: id, amount, email, reference } }: { gift: Gift }) => {
  const [isAsking, setAsking] = useState(false)
  const close = (result: ActionResult | undefined) => {
    setAsking(false)
    if (result && !result.failure) focusToast()
  }
  return (
    <>
      <Button type="button" variant="filled" onClick={() => setAsking(true)} about={`: ${money(amount)}, ${reference}`}>
        Received
      </Button>
      {isAsking && (
        <FormDialog
          question={`Have you received ${money(amount)}?`}
          explanation={
            <p>
              A numbered receipt will be issued{email && ` and emailed to ${email}`}. It cannot be changed, only
              cancelled by another receipt.
            </p>
          }
          intent="receive"
          fields={{ id }}
          button="Issue the receipt"
          onClose={close}
        />
      )}
    </>
  )
}
