/** The page that accepts an invitation. */

import { browserApi } from '#page/api-client.ts'
import { Alert } from '#ui/alert.tsx'
import { bodyOf, doneOf, type Failure, isFailure } from '../api.ts'
import { wordFor } from '../people/roles.ts'
import { LoadingScreen } from '../waiting.tsx'
import type { Route } from './+types/join'
import { ChoosePassword, chosenPasswordIn, expiredLink, isExpiredLink, PasswordChosen } from './choose-password.tsx'
import { LoginPage } from './login-page.tsx'

export const clientLoader = () =>
  bodyOf(() => browserApi().auth.invitation.$post({ json: { token: location.hash.slice(1) } }))

// An accepted invitation no longer exists: loading it again would show that the link is invalid.
export const shouldRevalidate = () => false

export const clientAction = async ({ request }: Route.ClientActionArgs) => {
  const json = chosenPasswordIn(await request.formData())
  return doneOf(() => browserApi().auth.join.$post({ json }))
}

export const HydrateFallback = () => <LoadingScreen />

export default function Join({ loaderData: found, actionData: outcome }: Route.ComponentProps) {
  return (
    <LoginPage title="Welcome to Voima">
      {isFailure(found) ? <NoInvitation failure={found} /> : <Invited {...found.invitation} outcome={outcome} />}
    </LoginPage>
  )
}

const NoInvitation = ({ failure }: { failure: Failure }) => (
  <Alert kind="failure">
    <p>{isExpiredLink(failure) ? expiredLink : failure.reason}</p>
    {isExpiredLink(failure) && <p>Ask the person who invited you for a new one.</p>}
  </Alert>
)

type InvitedProps = { email: string; role: string; outcome: Failure | { isDone: boolean } | undefined }

const Invited = ({ email, role, outcome }: InvitedProps) => {
  if (outcome && !isFailure(outcome)) return <PasswordChosen />
  return (
    <>
      <p>
        You are invited to help to run this website as {wordFor(role)}. You sign in as <strong>{email}</strong>.
      </p>
      <ChoosePassword name={email} failure={outcome} />
    </>
  )
}
