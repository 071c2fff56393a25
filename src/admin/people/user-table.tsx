/** The table of users, with their roles. */

import { useState } from 'react'
import { dayOf } from '#shared/format.ts'
import { grantable, mayBeGranted } from '#shared/permissions.ts'
import type { ListedUser } from '#shared/shapes/user.ts'
import { Button } from '#ui/button.tsx'
import { type Column, ListTable } from '../lists/table.tsx'
import { MoreMenu } from '../more-menu.tsx'
import { type UserAction, UserActionDialog } from './change-dialog.tsx'
import styles from './people.module.css'
import { nameFor } from './roles.ts'

type Props = { users: ListedUser[]; ownEmail: string | undefined }

export const UserTable = ({ users, ownEmail }: Props) => {
  const [change, setChange] = useState<UserAction>()
  return (
    <>
      <ListTable
        caption="Users"
        items={users}
        columns={columnsFor(ownEmail)}
        actions={(user) => <Actions user={user} onAsk={setChange} />}
      />
      {change && <UserActionDialog change={change} onClose={() => setChange(undefined)} />}
    </>
  )
}

const columnsFor = (ownEmail: string | undefined): Column<ListedUser>[] => [
  {
    name: 'Name',
    holds: 'heading',
    cell: ({ name, email, role, hasSecondFactor, createdAt }) => (
      <>
        <strong>
          {name ?? email}
          {email === ownEmail && <span className={styles.you}> (you)</span>}
        </strong>
        {name && <span className={styles.small}>{email}</span>}
        <span className={styles.small}>
          {nameFor(role)} · joined {dayOf(createdAt)} · two-step sign-in {hasSecondFactor ? 'on' : 'off'}
        </span>
      </>
    ),
  },
]

type ActionsProps = { user: ListedUser; onAsk: (change: UserAction) => void }

const Actions = ({ user, onAsk }: ActionsProps) => (
  <>
    <Button
      type="button"
      variant="outline"
      onClick={() => onAsk({ intent: 'changeRole', user })}
      about={`of ${user.email}`}
    >
      Change role
    </Button>
    <MoreMenu about={`actions for ${user.email}`}>
      {(close) => (
        <RareActions
          user={user}
          onAsk={(change) => {
            close()
            onAsk(change)
          }}
        />
      )}
    </MoreMenu>
  </>
)

const RareActions = ({ user, onAsk }: ActionsProps) => (
  <>
    {mayBeGranted(user.role) && <Grant user={user} onAsk={onAsk} />}
    <Button
      type="button"
      variant="outline"
      onClick={() => onAsk({ intent: 'changeAddress', user })}
      about={`of ${user.email}`}
    >
      Change address
    </Button>
    <Button
      type="button"
      variant="danger"
      onClick={() => onAsk({ intent: 'remove', user })}
      icon="trash"
      about={user.email}
    >
      Remove
    </Button>
  </>
)

const Grant = ({ user, onAsk }: ActionsProps) => {
  const mayRead = grantable.every((permission) => user.grants.includes(permission))
  return (
    <Button
      type="button"
      variant="outline"
      onClick={() => onAsk({ intent: 'grant', user, mayRead: mayRead ? 'no' : 'yes' })}
      about={`${mayRead ? 'from' : 'to'} ${user.email}`}
    >
      {mayRead ? 'Stop access to sign-ups' : 'Allow access to sign-ups'}
    </Button>
  )
}
