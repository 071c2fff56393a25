/** The button that records a gift as received. Asks for confirmation, because the numbered receipt cannot be undone. */
import type { Gift } from '#shared/shapes/gift.ts'
import { money } from '#shared/wording/giving.ts'
import { AskButton } from '../form-dialog.tsx'

export const ReceiveGift = ({ gift: { _id: id, version, amount, email, reference } }: { gift: Gift }) => (
  <AskButton
    button="Received"
    variant="filled"
    about={`: ${money(amount)}, ${reference}`}
    question={`Have you received ${money(amount)}?`}
    explanation={
      <p>
        A numbered receipt will be issued{email && ` and emailed to ${email}`}. It cannot be changed, only cancelled by
        another receipt.
      </p>
    }
    intent="receive"
    fields={{ id, version }}
    confirm="Issue the receipt"
  />
)
