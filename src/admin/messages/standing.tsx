import { useFetcher } from 'react-router'
import type { InboxMessage, Person } from '#shared/shapes/message-thread.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/field.tsx'
import type { ActionResult } from '../intents.ts'
import styles from './message-detail.module.css'

/** Who sees to it. */
export const Assign = ({ message, people }: { message: InboxMessage; people: Person[] }) => {
  const { Form, state, data } = useFetcher<ActionResult>()
  return (
    <Form method="post" className={styles.assign}>
      <input type="hidden" name="intent" value="assign" />
      <Select
        label="Who sees to it"
        name="assignedTo"
        key={message.assignedTo?._id}
        defaultValue={message.assignedTo?._id ?? ''}
        error={data?.failure?.errors.assignedTo}
      >
        <option value="">Nobody yet</option>
        {people.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </Select>
      <Button variant="outline" isBusy={state !== 'idle'}>
        Give
      </Button>
    </Form>
  )
}
