/** The sign-in page (login): stores the session token, and opens the requested page. */

import { useEffect, useRef, useState } from 'react'
import { Link, replace, useNavigation } from 'react-router'
import { useIsDemonstration } from '#page/demonstration.ts'
import { endLeftSessions } from '#page/left-sessions.ts'
import { demonstrationEmail, demonstrationPassword } from '#shared/demonstration.ts'
import { jobNames, jobSentences } from '#shared/job-names.ts'
import { forgotPasswordPath } from '#shared/paths.ts'
import { type Job, jobs } from '#shared/permissions.ts'
import type { Account } from '#shared/shapes/account.ts'
import type { Session } from '#shared/shapes/session.ts'
import { doorWording } from '#shared/wording/door.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field, fieldsOf } from '#ui/field.tsx'
import { type Failure, isFailure } from '../api.ts'
import { FailureAlert, IntentForm } from '../intent-form.tsx'
import { defineIntents } from '../intents.ts'
import { rememberAccount } from '../own-account.ts'
import { canUsePasskeys, signInWithPasskey } from '../passkey-calls.ts'
import { forgetWantedPage, hasSessionEnded, isSignedIn, keepToken, pageAfterLogin } from '../session.ts'
import { countWaitingMarks } from '../signups/waiting-marks.ts'
import { useLoaded } from '../use-loaded.ts'
import { keptTexts } from '../writing/kept-text.ts'
import type { Route } from './+types/login'
import styles from './login.module.css'
import { LoginPage } from './login-page.tsx'
import { type LoginFailure, logIn, sentencesFor } from './login-request.ts'
import { PasswordField } from './password-field.tsx'

/** The server's HTML does not depend on the device. */
export const loader = () => ({ hasEnded: false, hasTexts: false })

export const clientLoader = () => {
  void endLeftSessions()
  if (isSignedIn()) throw replace(pageAfterLogin())
  return { hasEnded: hasSessionEnded(), hasTexts: keptTexts().length > 0 }
}
clientLoader.hydrate = true as const

const enter = ({ token, account }: Session & { account: Account }): never => {
  keepToken(token)
  rememberAccount(account)
  const wanted = pageAfterLogin()
  forgetWantedPage()
  throw replace(wanted)
}

const runLoginIntent = defineIntents({
  logIn: async ({ text }) => {
    const outcome = await logIn(text)
    return isFailure(outcome) ? outcome : enter(outcome)
  },
  usePasskey: async () => {
    const outcome = await signInWithPasskey()
    return isFailure(outcome) ? outcome : enter(outcome)
  },
})

export const clientAction = ({ request }: Route.ClientActionArgs) => runLoginIntent(request)

export default function Login({ actionData, loaderData: { hasEnded, hasTexts } }: Route.ComponentProps) {
  return (
    <LoginPage title="Sign in">
      {hasEnded && (
        <p>
          Your session has ended. Please sign in again.
          {hasTexts && ' What you typed is saved on this device.'}
        </p>
      )}
      <WaitingMarks />
      {useIsDemonstration() && <ChooseJob />}
      <LoginForm failure={actionData?.intent === 'logIn' ? actionData.failure : undefined} />
      <PasskeyForm failure={actionData?.intent === 'usePasskey' ? actionData.failure : undefined} />
    </LoginPage>
  )
}

/** Everybody may sign in to a demonstration, as a person with one job. */
const ChooseJob = () => (
  <ul className={`plain-list stack-5 ${styles.form}`} aria-label="Choose a job">
    {jobs.map((job) => (
      <li key={job}>
        <IntentForm intent="logIn" keptAs={job} fields={signInOf(job)}>
          <Button variant="outline">{jobNames[job]}</Button>
          <p>{jobSentences[job]}</p>
        </IntentForm>
      </li>
    ))}
  </ul>
)

const signInOf = (job: Job) => ({ email: demonstrationEmail(job), password: demonstrationPassword })

/** Check-in marks of the door, which only a signed-in user can send. */
const WaitingMarks = () => {
  const count = useLoaded(countWaitingMarks) ?? 0
  return count > 0 && <p>{doorWording.endedSession(count)}</p>
}

/** The sign-in form: email address, password and the code of two-step sign-in (2FA), or a passkey instead. */
const LoginForm = ({ failure }: { failure: LoginFailure | undefined }) => {
  const isBusy = useNavigation().state !== 'idle'
  const shown = isBusy ? undefined : failure
  const sentences = shown ? sentencesFor(shown) : []
  const field = fieldsOf(shown?.errors)
  return (
    <IntentForm intent="logIn" className={`stack-5 ${styles.form}`}>
      {sentences.length > 0 ? (
        <Alert kind="failure">
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Alert>
      ) : (
        <FailureAlert failure={shown} fields={['code']} />
      )}
      <Field label="Email" {...field('email')} type="email" autoComplete="username" required />
      <PasswordField label="Password" {...field('password')} autoComplete="current-password" />
      {failure?.errors.code && <CodeField failure={failure} />}
      <Button isBusy={isBusy}>Sign in</Button>
      <p className={`links ${styles.links}`}>
        <Link to={forgotPasswordPath}>Forgot your password?</Link>
        <a href="/">Back to the website</a>
      </p>
    </IntentForm>
  )
}

/**
 * A passkey replaces the email, the password and the code. In browsers without passkeys, `start-on-use.ts` hides the form
 * until React runs.
 */
const PasskeyForm = ({ failure }: { failure: Failure | undefined }) => {
  const isBusy = useNavigation().state !== 'idle'
  const [isShown, setShown] = useState(true)
  useEffect(() => setShown(canUsePasskeys()), [])
  if (!isShown) return null
  return (
    <IntentForm intent="usePasskey" className={`stack-5 ${styles.form}`} id="passkey">
      {failure && !isBusy && <Alert kind="failure">{failure.reason}</Alert>}
      <Button variant="outline" isBusy={isBusy}>
        Use a passkey
      </Button>
    </IntentForm>
  )
}

const CodeField = ({ failure: { errors, hadCode } }: { failure: LoginFailure }) => {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={element}>
      <Field
        label="Code"
        hint="Six digits from your authenticator app, or one of your recovery codes."
        {...fieldsOf(hadCode ? errors : undefined)('code')}
        autoComplete="one-time-code"
        autoCapitalize="off"
        required
      />
    </div>
  )
}
