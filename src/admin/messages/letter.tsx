import { useState } from 'react'
import type { Message } from '#shared/shapes/message.ts'
import { Alert } from '#ui/alert.tsx'
import { buttonClass } from '#ui/button.tsx'
import { dayOf } from '#ui/date.ts'
import { DeleteButton } from '../lists/delete-button.tsx'
import { DeleteDialog } from '../lists/delete-dialog.tsx'
import { type Back, BackLink, PageTitle } from '../page-heading.tsx'
import styles from './letter.module.css'

export const messageFrom = ({ name }: Message) => `the message from ${name}`

/** One message, as a letter that can be answered or deleted. */
export const Letter = ({ message, back }: { message: Message; back: Back }) => {
  const { name, email, subject, createdAt } = message
  const address = mailtoOf(email)
  return (
    <>
      <PageTitle title={`Message from ${name}`} />
      <BackLink {...back} />
      <article className={styles.letter}>
        <h1>{name}</h1>
        <p className={styles.from}>
          <a href={address}>{email}</a>
          <time dateTime={createdAt}>{`${dayOf(createdAt)}, ${createdAt.slice(11, 16)}`}</time>
        </p>
        <p className={styles.text}>{subject}</p>
        <div className={styles.actions}>
          <a className={buttonClass()} href={address}>
            Reply by email
          </a>
          <Deleting message={message} />
        </div>
      </article>
    </>
  )
}

const Deleting = ({ message }: { message: Message }) => {
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
          consequence="It is gone for good."
          onClose={(deletion) => {
            setAsking(false)
            setAlert(deletion?.alert)
          }}
        />
      )}
    </>
  )
}

// An address may hold characters that mean something else in a link.
const mailtoOf = (email: string) => `mailto:${encodeURIComponent(email).replace('%40', '@')}`
