/** The page that sends a password reset link. */

import { Link, useNavigation } from 'react-router'
import { browserApi } from '#page/api-client.ts'
import { limits } from '#shared/limits.ts'
import { loginPath } from '#shared/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field, fieldsOf } from '#ui/field.tsx'
import { doneOf, type Failure } from '../api.ts'
import { IntentForm } from '../intent-form.tsx'
import { defineIntents } from '../intents.ts'
import type { Route } from './+types/forgot'
import styles from './login.module.css'
import { LoginPage } from './login-page.tsx'

const runForgotIntent = defineIntents({
  sendLink: ({ text }) => doneOf(() => browserApi().auth['password-reset'].$post({ json: { email: text('email') } })),
})

export const clientAction = ({ request }: Route.ClientActionArgs) => runForgotIntent(request)

export default function Forgot({ actionData: result }: Route.ComponentProps) {
  return (
    <LoginPage title="Forgot your password?">
      {result?.body ? <OnItsWay /> : <ForgotForm failure={result?.failure} />}
      <p className={`links ${styles.links}`}>
        <Link to={loginPath}>Back to sign-in</Link>
      </p>
    </LoginPage>
  )
}

const OnItsWay = () => (
  <Alert kind="success">
    <p>If this address has an account, we have sent a link to it.</p>
    <p>The link works once, for {limits.passwordResetMinutes} minutes. No email? Check your spam folder.</p>
  </Alert>
)

const ForgotForm = ({ failure }: { failure: Failure | undefined }) => {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <IntentForm intent="sendLink" className={`stack-5 ${styles.form}`}>
      {failure && !failure.errors.email && !isBusy && <Alert kind="failure">{failure.reason}</Alert>}
      <p>We will email you a link to choose a new password.</p>
      <Field label="Email" {...fieldsOf(failure?.errors)('email')} type="email" autoComplete="username" required />
      <Button isBusy={isBusy}>Send link</Button>
    </IntentForm>
  )
}
