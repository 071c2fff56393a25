/**
 * The page of user management: users, invitations, API tokens, and whether two-step sign-in (2FA) is required for
 * everyone.
 */

import { Link, useOutletContext } from 'react-router'
import { accountPath } from '#shared/paths.ts'
import { isFailure } from '../api.ts'
import { FoldedSection, FoldedSections } from '../folded.tsx'
import { AskButton } from '../form-dialog.tsx'
import { actionOf } from '../intents.ts'
import { forgetAccount } from '../own-account.ts'
import { FailedPage, PageHeading, Section } from '../page-heading.tsx'
import type { Route } from './+types/people'
import { ApiTokens } from './api-tokens.tsx'
import { listPeople, runPeopleIntent } from './calls.ts'
import { Invitations, InviteForm } from './invite-form.tsx'
import { UserTable } from './user-table.tsx'

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => listPeople(request)

export const clientAction = actionOf(async (request) => {
  const result = await runPeopleIntent(request)
  // The change may concern the signed-in user's own account.
  forgetAccount()
  return result
})

const title = 'People'

export default function PeoplePage({ loaderData: people }: Route.ComponentProps) {
  const { email } = useOutletContext<{ email?: string }>()
  if (isFailure(people)) return <FailedPage title={title} failure={people} />
  return (
    <>
      <PageHeading title={title} />
      <div className="stack-6">
        <InviteForm />
        <UserTable users={people.users} ownEmail={email} />
        {people.invitations.length > 0 && <Invitations invitations={people.invitations} />}
        <Section title="Sign-in rule and API tokens">
          <FoldedSections>
            <SecondStepRule isRequired={people.isSecondFactorRequired} />
            <ApiTokens apiTokens={people.apiTokens} />
          </FoldedSections>
        </Section>
      </div>
    </>
  )
}

/** Asks for confirmation, because the rule takes effect at once, even for people who are writing at the moment. */
const SecondStepRule = ({ isRequired }: { isRequired: boolean }) => (
  <FoldedSection title="Two-step sign-in for everyone" value={isRequired ? 'Required' : 'Optional'}>
    <p>
      {isRequired
        ? 'Required for everyone. People without it must set it up before they can do anything else.'
        : 'Optional. Each person decides whether to use it.'}{' '}
      <Link to={accountPath}>Set it up in your account first.</Link>
    </p>
    <AskButton
      button={isRequired ? 'Make it optional' : 'Require it for everyone'}
      variant="outline"
      question={isRequired ? 'Make two-step sign-in optional?' : 'Require two-step sign-in for everyone?'}
      explanation={
        <p>
          {isRequired
            ? 'From now on each person decides. Nobody’s two-step sign-in is turned off.'
            : 'People who do not have it must set it up before they can go on, even in the middle of writing. What they typed is kept.'}
        </p>
      }
      intent="require"
      fields={{ isRequired: isRequired ? 'no' : 'yes' }}
      confirm={isRequired ? 'Make it optional' : 'Require it'}
    />
  </FoldedSection>
)
