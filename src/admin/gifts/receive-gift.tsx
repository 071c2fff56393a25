/** The button that records a gift as received. Asks for confirmation, because the numbered receipt cannot be undone. */
import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { Gift } from '#shared/shapes/gift.ts'
import { money } from '#shared/wording/giving.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogButtons, useClosedWhen, useDialog } from '../dialog.tsx'
import { FailureAlert } from '../form-results.tsx'
import { IntentForm } from '../intent-form.tsx'
import { focusToast } from '../toast-region.tsx'
import type { GiftResult } from './calls.ts'

export const ReceiveGift = ({ gift }: { gift: Gift }) => {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button
        type="button"
        variant="filled"
        onClick={() => setAsking(true)}
        about={`: ${money(gift.amount)}, ${gift.reference}`}
      >
        Received
      </Button>
      {isAsking && <ReceiveDialog gift={gift} onClose={() => setAsking(false)} />}
    </>
  )
}

type DialogProps = { gift: Gift; onClose: () => void }

const ReceiveDialog = ({ gift: { _id: id, amount, email }, onClose }: DialogProps) => {
  const dialog = useDialog()
  const { Form, state, data } = useFetcher<GiftResult>()
  const isBusy = state === 'submitting'
  const isDone = data !== undefined && !data.failure
  useClosedWhen(dialog, isDone)
  const close = () => {
    onClose()
    if (isDone) focusToast()
  }
  return (
    <Dialog question={`Have you received ${money(amount)}?`} handle={dialog} isBusy={isBusy} onClose={close}>
      <p>
        A numbered receipt will be issued{email && ` and emailed to ${email}`}. It cannot be changed, only cancelled by
        another receipt.
      </p>
      <IntentForm Form={Form} intent="receive" className="" fields={{ id }}>
        <FailureAlert failure={data?.failure} />
        <DialogButtons dialog={dialog} isBusy={isBusy}>
          <Button isBusy={isBusy}>Issue the receipt</Button>
        </DialogButtons>
      </IntentForm>
    </Dialog>
  )
}
