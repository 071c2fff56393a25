import type { Invitation } from '#shared/shapes/user.ts'
import { IntentButton } from '../intent-form.tsx'
import { type Column, ListTable } from '../lists/table.tsx'
import { Moment } from '../moment.tsx'
import { Section } from '../section.tsx'
import { nameFor } from './roles.ts'

const title = 'Invitations that wait for an answer'

export const Invitations = ({ invitations }: { invitations: Invitation[] }) => (
  <Section title={title}>
    <ListTable
      caption={title}
      items={invitations}
      columns={columns}
      actions={(invitation) => <Withdraw invitation={invitation} />}
    />
  </Section>
)

const columns: Column<Invitation>[] = [
  { name: 'Email', holds: 'heading', cell: ({ email }) => <strong>{email}</strong> },
  { name: 'Role', holds: 'detail', cell: ({ role }) => nameFor(role) },
  { name: 'Ends', holds: 'detail', cell: ({ endsAt }) => <Moment at={endsAt} /> },
]

const Withdraw = ({ invitation: { _id, email } }: { invitation: Invitation }) => (
  <IntentButton intent="withdraw" fields={{ id: _id }} variant="danger">
    <span>
      Take back <span className="visually-hidden">the invitation of {email}</span>
    </span>
  </IntentButton>
)
