/** The text and sender of one message, with its actions. */

import { useState } from 'react'
import { useFetcher } from 'react-router'
import type { InboxMessage, Person, Thread } from '#shared/shapes/message.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { Select } from '#ui/field.tsx'
import type { Failure } from '../api.ts'
import { FailureAlert, IntentButton, IntentForm } from '../intent-form.tsx'
import type { ActionResult } from '../intents.ts'
import { DeleteDialog } from '../lists/delete-dialog.tsx'
import { DeleteButton } from '../lists/delete-table.tsx'
import { Moment } from '../moment.tsx'
import { type Back, BackLink, PageTitle } from '../page-heading.tsx'
import { MarkList, messageFrom } from './marks.tsx'
import styles from './message.module.css'

/** One message with its actions: archive, spam, unread, assign, delete. */
export const MessageDetail = ({ thread: { message, people }, back }: { thread: Thread; back: Back }) => {
  const { name, email, subject, createdAt } = message
  const address = mailtoOf(email)
  return (
    <>
      <PageTitle title={`Message from ${name}`} />
      <BackLink {...back} />
      <article className={styles.message}>
        <h1>{name}</h1>
        <MarkList message={message} />
        <p className={styles.from}>
          <a href={address}>{email}</a>
          <Moment at={createdAt} />
        </p>
        <p className={styles.text}>{subject}</p>
        <Ways message={message} address={address} />
        <Assign message={message} people={people} />
      </article>
    </>
  )
}

const Ways = ({ message, address }: { message: InboxMessage; address: string }) => (
  <div className={styles.actions}>
    {message.archivedAt ? (
      <IntentButton intent="unarchive">Back to the inbox</IntentButton>
    ) : (
      <IntentButton intent="archive">Archive</IntentButton>
    )}
    {message.spamAt ? (
      <IntentButton intent="notSpam">Not spam</IntentButton>
    ) : (
      <IntentButton intent="spam">Spam</IntentButton>
    )}
    <IntentButton intent="unread">Mark as unread</IntentButton>
    {!message.answeredAt && <IntentButton intent="answered">Mark as answered</IntentButton>}
    <a className={buttonClass('outline')} href={address}>
      Reply by email
    </a>
    <Deleting message={message} />
  </div>
)

const Deleting = ({ message }: { message: InboxMessage }) => {
  const [isAsking, setAsking] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  return (
    <>
      <DeleteButton name={messageFrom(message)} onClick={() => setAsking(true)} />
      <FailureAlert failure={failure} />
      {isAsking && (
        <DeleteDialog
          id={message._id}
          name={messageFrom(message)}
          consequence="The message, our replies and notes will be deleted permanently."
          onClose={(deletion) => {
            setAsking(false)
            setFailure(deletion?.failure)
          }}
        />
      )}
    </>
  )
}

// An email address may contain characters that have a meaning in a mailto link.
const mailtoOf = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`

/** Assigns the message to a colleague. */
const Assign = ({ message, people }: { message: InboxMessage; people: Person[] }) => {
  const { Form, state, data } = useFetcher<ActionResult>()
  return (
    <IntentForm Form={Form} intent="assign" className={styles.assign}>
      <Select
        label="Assigned to"
        name="assignedTo"
        key={message.assignedTo?._id}
        defaultValue={message.assignedTo?._id ?? ''}
        error={data?.failure?.errors.assignedTo}
      >
        <option value="">Nobody</option>
        {people.map(({ _id, name }) => (
          <option key={_id} value={_id}>
            {name}
          </option>
        ))}
      </Select>
      <Button variant="outline" isBusy={state !== 'idle'}>
        Assign
      </Button>
    </IntentForm>
  )
}
