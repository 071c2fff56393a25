import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { limits } from '#shared/limits.ts'
import type { Subscriber } from '#shared/shapes/subscriber.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Dialog, DialogButtons, useDialog } from '../dialog.tsx'
import type { Deletion } from '../lists/delete-dialog.tsx'

type Props = { subscriber: Pick<Subscriber, '_id' | 'email'> }

/** One more email with a link to confirm. */
export const AskAgain = ({ subscriber: { _id, email } }: Props) => {
  const { Form, state } = useFetcher<Deletion>()
  return (
    <Form method="post">
      <input type="hidden" name="id" value={_id} />
      <Button variant="outline" isBusy={state !== 'idle'}>
        <span>
          Ask <span className="visually-hidden">{email} to confirm</span>
        </span>
      </Button>
    </Form>
  )
}

/** For somebody who said yes in another way. */
export const ConfirmByHand = ({ subscriber }: Props) => {
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button type="button" variant="outline" onClick={() => setAsked(true)}>
        <span>
          Confirm <span className="visually-hidden">{subscriber.email} by hand</span>
        </span>
      </Button>
      {isAsked && <ReasonDialog subscriber={subscriber} onClose={() => setAsked(false)} />}
    </>
  )
}

const ReasonDialog = ({ subscriber: { _id, email }, onClose }: Props & { onClose: () => void }) => {
  const dialog = useDialog()
  const { Form, state, data } = useFetcher<Deletion>()
  useEffect(() => {
    if (data && !data.alert) dialog.current?.close()
  }, [data, dialog])
  return (
    <Dialog question={`Confirm ${email} by hand?`} handle={dialog} onClose={onClose}>
      <p>Only for somebody who said yes to you. Your name and the reason are kept.</p>
      <Form method="post">
        <input type="hidden" name="id" value={_id} />
        <Field
          label="How did they say yes?"
          name="reason"
          required
          maxLength={limits.confirmReason}
          error={data?.alert}
        />
        <DialogButtons>
          <Button type="button" variant="outline" onClick={() => dialog.current?.close()}>
            Cancel
          </Button>
          <Button isBusy={state !== 'idle'}>Confirm</Button>
        </DialogButtons>
      </Form>
    </Dialog>
  )
}
