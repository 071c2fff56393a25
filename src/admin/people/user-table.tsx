/** The table of users, with their jobs. */

import { useState } from 'react'
import { longDay } from '#shared/format.ts'
import { jobsInWords } from '#shared/job-names.ts'
import type { ListedUser } from '#shared/shapes/user.ts'
import { Button } from '#ui/button.tsx'
import { type Column, ListTable } from '../lists/list-page.tsx'
import { MoreMenu } from '../more-menu.tsx'
import { type UserAction, UserActionDialog } from './change-dialog.tsx'
import styles from './people.module.css'

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

/** The address only if there is no name: it is in the dialogs. */
const nameOf = ({ name, email }: Pick<ListedUser, 'name' | 'email'>) => name ?? email

const columnsFor = (ownEmail: string | undefined): Column<ListedUser>[] => [
  {
    name: 'Name',
    holds: 'heading',
    cell: ({ name, email, jobs, hasSecondFactor, createdAt }) => (
      <>
        <strong>
          {nameOf({ name, email })}
          {email === ownEmail && <span className={styles.you}> (you)</span>}
        </strong>
        <p className="soft">
          {jobsInWords(jobs)} · joined {longDay(createdAt)} · two-step sign-in {hasSecondFactor ? 'on' : 'off'}
        </p>
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
      onClick={() => onAsk({ intent: 'changeJobs', user })}
      about={`of ${nameOf(user)}`}
    >
      Change jobs
    </Button>
    <MoreMenu about={`actions for ${nameOf(user)}`}>
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
    <Button
      type="button"
      variant="outline"
      onClick={() => onAsk({ intent: 'changeAddress', user })}
      about={`of ${nameOf(user)}`}
    >
      Change address
    </Button>
    <Button
      type="button"
      variant="danger"
      onClick={() => onAsk({ intent: 'remove', user })}
      icon="trash"
      about={nameOf(user)}
    >
      Remove
    </Button>
  </>
)
