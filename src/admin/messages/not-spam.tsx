import { useFetcher } from 'react-router'
import type { InboxMessage } from '#shared/shapes/message-thread.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { messageFrom } from './message-from.ts'

/** One tap, and it lies in the inbox. */
export const NotSpam = ({ message }: { message: InboxMessage }) => {
  const { Form, state, data } = useFetcher<{ alert?: string }>()
  return (
    <Form method="post">
      <input type="hidden" name="id" value={message._id} />
      <input type="hidden" name="intent" value="notSpam" />
      <Button variant="outline" isBusy={state !== 'idle'}>
        <span>
          Not spam <span className="visually-hidden">: {messageFrom(message)}</span>
        </span>
      </Button>
      {data?.alert && <Alert kind="failure">{data.alert}</Alert>}
    </Form>
  )
}
