import { adminWording } from '#shared/wording/admin.ts'
import { isFailure } from '../api.ts'
import { LoadFailure } from '../lists/failed.tsx'
import { PageHeading } from '../page-heading.tsx'
import { nameFor } from '../people/roles.ts'
import type { Route } from './+types/account'
import styles from './account.module.css'
import { ownAffairs, runAccountIntent } from './calls.ts'
import { NameSection } from './name-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { SecondStep } from './second-step.tsx'
import { Sessions } from './sessions.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => ownAffairs(request)

export const clientAction = ({ request }: Route.ClientActionArgs) => runAccountIntent(request)

const title = 'Your account'

export default function AccountPage({ loaderData: own }: Route.ComponentProps) {
  if (isFailure(own))
    return (
      <>
        <PageHeading title={title} />
        <LoadFailure text={adminWording.edit.loadFailed} reason={own.reason} />
      </>
    )
  const { account, sessions } = own
  return (
    <>
      <PageHeading title={title}>
        <p className={styles.who}>
          {account.email}, {nameFor(account.role)}
        </p>
      </PageHeading>
      <div className={styles.sections}>
        <SecondStep account={account} />
        {!account.mustSetUpSecondFactor && (
          <>
            <NameSection name={account.name} email={account.email} />
            <PasswordSection email={account.email} />
            <Sessions sessions={sessions} />
          </>
        )}
      </div>
    </>
  )
}
