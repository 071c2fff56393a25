/** The emails of the outbox, with their actions. */

import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import { outboxPath } from '#shared/paths.ts'
import type { Email, EmailState } from '#shared/shapes/outbox.ts'
import { Alert } from '#ui/alert.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import type { Deletion } from '../lists/delete-dialog.tsx'
import { DeletableTable } from '../lists/delete-table.tsx'
import { type Column, ListTable } from '../lists/table.tsx'
import { momentOf } from '../moment.tsx'
import { focusToast } from '../toast-region.tsx'
import { type Decision, decisions } from './calls.ts'
import styles from './outbox.module.css'

const caption = 'Emails'

/**
 * A sent email stays until its retention ends. For one with an unknown result the user decides; all others can be
 * deleted.
 */
export const EmailTable = ({ emails, state }: { emails: Email[]; state: EmailState }) => {
  const columns = columnsOf(state)
  if (state === 'sent')
    return (
      <ListTable caption={caption} items={emails} columns={columns} actions={(email) => <ReadLink email={email} />} />
    )
  if (state === 'unknown')
    return (
      <ListTable
        caption={caption}
        items={emails}
        columns={columns}
        actions={(email) => (
          <>
            <ReadLink email={email} />
            <DecideButton email={email} decision="send" />
            <DecideButton email={email} decision="arrived" />
          </>
        )}
      />
    )
  return (
    <DeletableTable
      caption={caption}
      items={emails}
      columns={columns}
      nameOf={emailTo}
      consequence="It is not sent. It cannot be taken back."
      actions={(email) => (
        <>
          <ReadLink email={email} />
          {email.tries > 0 && <DecideButton email={email} decision="send" />}
        </>
      )}
    />
  )
}

const emailTo = ({ to }: Email) => `the email to ${to}`

const columnsOf = (state: EmailState): Column<Email>[] => [
  { name: 'To', holds: 'heading', cell: ({ to }) => <Address email={to} /> },
  { name: 'Subject', holds: 'text', cell: ({ subject, reason }) => <Subject subject={subject} reason={reason} /> },
  { name: state === 'waiting' ? 'Written' : 'Since', holds: 'detail', cell: ({ since }) => momentOf(since) },
]

const Address = ({ email }: { email: string }) => {
  const [name, host] = email.split('@')
  return (
    <strong>
      {name}
      <wbr />@{host}
    </strong>
  )
}

const Subject = ({ subject, reason }: Pick<Email, 'subject' | 'reason'>) => (
  <>
    <p>{subject}</p>
    {reason && <small>{reason}</small>}
  </>
)

const ReadLink = ({ email }: { email: Email }) => (
  <ButtonLink variant="outline" to={`${outboxPath}/${email._id}`}>
    <span>
      Read <span className="visually-hidden">{emailTo(email)}</span>
    </span>
  </ButtonLink>
)

const DecideButton = ({ email, decision }: { email: Email; decision: Decision }) => {
  const { Form, state, data } = useFetcher<Deletion>()
  useEffect(() => {
    if (data && !data.alert) focusToast()
  }, [data])
  return (
    <Form method="post" action={outboxPath} className={styles.decide}>
      <input type="hidden" name="id" value={email._id} />
      <input type="hidden" name="decision" value={decision} />
      <Button variant="outline" isBusy={state !== 'idle'}>
        <span>
          {decisions[decision].text} <span className="visually-hidden">({email.to})</span>
        </span>
      </Button>
      {data?.alert && <Alert kind="failure">{data.alert}</Alert>}
    </Form>
  )
}
