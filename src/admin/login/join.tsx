/** The page that accepts an invitation: a new user enters a name and chooses a password (sign-up). */

import { browserApi } from '#page/api-client.ts'
import { jobsInWords } from '#shared/job-names.ts'
import { limits } from '#shared/limits.ts'
import { organisationName } from '#shared/organisation-name.ts'
import type { Job } from '#shared/permissions.ts'
import { Alert } from '#ui/alert.tsx'
import { Field, fieldsOf } from '#ui/field.tsx'
import { bodyOf, doneOf, type Failure, isFailure } from '../api.ts'
import { type ActionResult, defineIntents } from '../intents.ts'
import { LoadingScreen } from '../waiting.tsx'
import type { Route } from './+types/join'
import { ChoosePassword, chosenPasswordIn, expiredLink, isExpiredLink, PasswordChosen } from './choose-password.tsx'
import { LoginPage } from './login-page.tsx'

export const clientLoader = () =>
  bodyOf(() => browserApi().auth.invitation.$post({ json: { token: location.hash.slice(1) } }))

// An accepted invitation no longer exists: loading it again would show that the link is invalid.
export const shouldRevalidate = () => false

const runJoinIntent = defineIntents({
  choosePassword: ({ form }) =>
    doneOf(() => browserApi().auth.join.$post({ json: { ...chosenPasswordIn(form), name: String(form.get('name')) } })),
})

export const clientAction = ({ request }: Route.ClientActionArgs) => runJoinIntent(request)

export const HydrateFallback = () => <LoadingScreen />

export default function Join({ loaderData: found, actionData: result }: Route.ComponentProps) {
  return (
    <LoginPage title={`Welcome to ${organisationName()}`}>
      {isFailure(found) ? <NoInvitation failure={found} /> : <Invited {...found.invitation} result={result} />}
    </LoginPage>
  )
}

const NoInvitation = ({ failure }: { failure: Failure }) => (
  <Alert kind="failure">
    <p>{isExpiredLink(failure) ? expiredLink : failure.reason}</p>
    {isExpiredLink(failure) && <p>Ask the person who invited you for a new one.</p>}
  </Alert>
)

type InvitedProps = { email: string; jobs: Job[]; result: ActionResult | undefined }

const Invited = ({ email, jobs, result }: InvitedProps) => {
  if (result?.body) return <PasswordChosen />
  return (
    <>
      <p>
        You are invited to help run this website: {jobsInWords(jobs)}. You sign in as <strong>{email}</strong>.
      </p>
      <ChoosePassword name={email} failure={result?.failure}>
        <Field
          label="Your name"
          {...fieldsOf(result?.failure?.errors)('name')}
          autoComplete="name"
          maxLength={limits.name}
          hint="Colleagues see it, and readers beside what you publish."
          required
        />
      </ChoosePassword>
    </>
  )
}
