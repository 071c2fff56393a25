import { useState } from 'react'
import type { InboxMessage, Thread } from '#shared/shapes/message-thread.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonClass } from '#ui/button.tsx'
import { IntentButton } from '../intent-form.tsx'
import { DeleteButton } from '../lists/deletable-table.tsx'
import { alertOf, DeleteDialog } from '../lists/delete-dialog.tsx'
import { Moment } from '../moment.tsx'
import { type Back, BackLink, PageTitle } from '../page-heading.tsx'
import { MarkList } from './marks.tsx'
import styles from './message-detail.module.css'
import { messageFrom } from './message-from.ts'
import { Assign } from './standing.tsx'

/** One message, as a letter that can be answered, put away or deleted. */
export const MessageDetail = ({ thread: { message, people }, back }: { thread: Thread; back: Back }) => {
  const { name, email, subject, createdAt } = message
  const address = mailtoOf(email)
  return (
    <>
      <PageTitle title={`Message from ${name}`} />
      <BackLink {...back} />
      <article className={styles.letter}>
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
  const [alert, setAlert] = useState<string>()
  return (
    <>
      <DeleteButton name={messageFrom(message)} onClick={() => setAsking(true)} />
      {alert && <Alert kind="failure">{alert}</Alert>}
      {isAsking && (
        <DeleteDialog
          id={message._id}
          name={messageFrom(message)}
          consequence="It is gone for good, with our answers and notes."
          onClose={(deletion) => {
            setAsking(false)
            setAlert(alertOf(deletion))
          }}
        />
      )}
    </>
  )
}

// An address may hold characters that mean something else in a link.
const mailtoOf = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`
