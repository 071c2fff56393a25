import { useOutletContext } from 'react-router'
import { adminWording } from '#shared/wording/admin.ts'
import { isFailure } from '../api.ts'
import { LoadFailure } from '../lists/failed.tsx'
import { forgetAccount } from '../own-account.ts'
import { PageHeading } from '../page-heading.tsx'
import type { Route } from './+types/people'
import { listPeople, runPeopleIntent } from './calls.ts'
import { Invitations } from './invitations.tsx'
import { InviteForm } from './invite-form.tsx'
import styles from './people.module.css'
import { SecondStepRule } from './second-step-rule.tsx'
import { UserTable } from './user-table.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => listPeople(request)

export const clientAction = async ({ request }: Route.ClientActionArgs) => {
  const result = await runPeopleIntent(request)
  // The change may concern the account of the person who made it.
  forgetAccount()
  return result
}

const title = 'People'

export default function PeoplePage({ loaderData: people }: Route.ComponentProps) {
  const { email } = useOutletContext<{ email?: string }>()
  if (isFailure(people))
    return (
      <>
        <PageHeading title={title} />
        <LoadFailure text={adminWording.edit.loadFailed} reason={people.reason} />
      </>
    )
  return (
    <>
      <PageHeading title={title} />
      <div className={styles.sections}>
        <UserTable users={people.users} ownEmail={email} />
        <InviteForm />
        {people.invitations.length > 0 && <Invitations invitations={people.invitations} />}
        <SecondStepRule isRequired={people.isSecondFactorRequired} />
      </div>
    </>
  )
}
