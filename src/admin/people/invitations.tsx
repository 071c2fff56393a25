import { useFetcher } from 'react-router'
import type { Invitation } from '#shared/shapes/user.ts'
import { Button } from '#ui/button.tsx'
import { type Column, Table } from '../lists/table.tsx'
import { Moment } from '../moment.tsx'
import { Section } from '../section.tsx'
import { Trouble } from '../trouble.tsx'
import type { Outcome } from './calls.ts'
import { nameFor } from './roles.ts'

const title = 'Invitations that wait for an answer'

export const Invitations = ({ invitations }: { invitations: Invitation[] }) => (
  <Section title={title}>
    <Table
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

const Withdraw = ({ invitation: { _id, email } }: { invitation: Invitation }) => {
  const { submit, state, data } = useFetcher<Outcome>()
  return (
    <>
      <Trouble failure={data?.failure} fields={[]} />
      <Button
        type="button"
        variant="danger"
        isBusy={state !== 'idle'}
        onClick={() => submit({ intent: 'withdraw', id: _id }, { method: 'post' })}
      >
        <span>
          Take back <span className="visually-hidden">the invitation of {email}</span>
        </span>
      </Button>
    </>
  )
}
