/** The emails of the outbox (mail queue) as a table, with the actions that resend or delete them. */

import { outboxPath } from '#shared/paths.ts'
import type { Email, EmailState } from '#shared/shapes/outbox.ts'
import { ButtonLink } from '#ui/button.tsx'
import { IntentButton } from '../intent-form.tsx'
import { DeleteButton } from '../lists/delete-button.tsx'
import { type Column, ListTable } from '../lists/list-page.tsx'
import { momentOf } from '../moment.tsx'
import { focusToast } from '../toast-region.tsx'

export const EmailTable = ({ emails, state }: { emails: Email[]; state: EmailState }) => (
  <ListTable
    caption="Emails"
    items={emails}
    columns={columnsOf(state)}
    actions={(email) => <Actions email={email} state={state} />}
  />
)

/**
 * A sent email stays until its retention ends. For one with an unknown result the user decides; all others can be
 * deleted.
 */
const Actions = ({ email, state }: { email: Email; state: EmailState }) => (
  <>
    <ReadLink email={email} />
    {(state === 'unknown' || (state !== 'sent' && email.tries > 0)) && (
      <DecideButton email={email} intent="send">
        Send again
      </DecideButton>
    )}
    {state === 'unknown' && (
      <DecideButton email={email} intent="arrived">
        Mark as delivered
      </DecideButton>
    )}
    {state !== 'unknown' && state !== 'sent' && (
      <DeleteButton
        id={email._id}
        name={emailTo(email)}
        consequence="The email will not be sent. You cannot undo this."
      />
    )}
  </>
)

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

const DecideButton = ({ email, intent, children }: { email: Email; intent: string; children: string }) => (
  <IntentButton intent={intent} fields={{ id: email._id }} onDone={focusToast} about={`(${email.to})`}>
    {children}
  </IntentButton>
)
