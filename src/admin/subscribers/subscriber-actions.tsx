/**
 * The actions on a single unconfirmed subscriber (double opt-in): resend the confirmation email, or confirm manually.
 */

import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { limits } from '#shared/limits.ts'
import type { Subscriber } from '#shared/shapes/subscriber.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Dialog, DialogButtons, useDialog } from '../dialog.tsx'
import { IntentButton, IntentForm } from '../intent-form.tsx'
import type { ActionResult } from '../intents.ts'

type Props = { subscriber: Pick<Subscriber, '_id' | 'email'> }

/** Sends another confirmation email. */
export const ResendConfirmation = ({ subscriber: { _id, email } }: Props) => (
  <IntentButton intent="sendConfirmation" fields={{ id: _id }}>
    <span>
      Resend <span className="visually-hidden">the confirmation email to {email}</span>
    </span>
  </IntentButton>
)

/** Confirms a subscriber who consented in another way. */
export const ConfirmManually = ({ subscriber }: Props) => {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button type="button" variant="outline" onClick={() => setAsked(true)}>
        <span>
          Confirm <span className="visually-hidden">{subscriber.email} manually</span>
        </span>
      </Button>
      {isAsked && <ReasonDialog subscriber={subscriber} onClose={() => setAsked(false)} />}
    </>
  )
}

const ReasonDialog = ({ subscriber: { _id, email }, onClose }: Props & { onClose: () => void }) => {
  const dialog = useDialog()
  const { Form, state, data } = useFetcher<ActionResult>()
  useEffect(() => {
    if (data && !data.failure) dialog.current?.close()
  }, [data, dialog])
  return (
    <Dialog question={`Confirm ${email} manually?`} handle={dialog} onClose={onClose}>
      <p>Only for a person who has agreed. Your name and the reason are saved.</p>
      <IntentForm Form={Form} intent="confirm" className="">
        <input type="hidden" name="id" value={_id} />
        <Field
          label="How did they agree?"
          name="reason"
          required
          maxLength={limits.confirmReason}
          error={data?.failure?.reason}
        />
        <DialogButtons>
          <Button type="button" variant="outline" onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
          <Button isBusy={state !== 'idle'}>Confirm</Button>
        </DialogButtons>
      </IntentForm>
    </Dialog>
  )
}
