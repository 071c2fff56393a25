/** The emails of the outbox (mail queue) as a table, with the actions that resend or delete them. */

import { outboxPath } from '#shared/paths.ts'
import type { Email, EmailState } from '#shared/shapes/outbox.ts'
import { ButtonLink } from '#ui/button.tsx'
import { IntentButton } from '../intent-form.tsx'
import { DeletableTable } from '../lists/delete-table.tsx'
import { type Column, ListTable } from '../lists/list-page.tsx'
import { momentOf } from '../moment.tsx'
import { focusToast } from '../toast-region.tsx'

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
            <SendAgain email={email} />
            <DecideButton email={email} intent="arrived">
              Mark as delivered
            </DecideButton>
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
      consequence="The email will not be sent. You cannot undo this."
      actions={(email) => (
        <>
          <ReadLink email={email} />
          {email.tries > 0 && <SendAgain email={email} />}
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
  <ButtonLink variant="outline" to={`${outboxPath}/${email._id}`} about={emailTo(email)}>
    Open
  </ButtonLink>
)

const SendAgain = ({ email }: { email: Email }) => (
  <DecideButton email={email} intent="send">
    Send again
  </DecideButton>
)

const DecideButton = ({ email, intent, children }: { email: Email; intent: string; children: string }) => (
  <IntentButton intent={intent} fields={{ id: email._id }} onDone={focusToast} about={`(${email.to})`}>
    {children}
  </IntentButton>
)
