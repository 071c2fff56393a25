/** The login form: email address, password and the code of two-step sign-in (2FA), or a passkey instead. */

import { useEffect, useRef, useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { forgotPasswordPath } from '#shared/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import type { Failure } from '../api.ts'
import { IntentForm } from '../intent-form.tsx'
import { canUsePasskeys } from '../passkey-calls.ts'
import styles from './login.module.css'
import { type LoginFailure, sentencesFor } from './login-request.ts'
import { PasswordField } from './password-field.tsx'

export const LoginForm = ({ failure }: { failure: LoginFailure | undefined }) => {
  const isBusy = useNavigation().state !== 'idle'
  const sentences = failure && !isBusy ? sentencesFor(failure) : []
  return (
    <IntentForm Form={Form} intent="logIn" className={styles.form}>
      {sentences.length > 0 && (
        <Alert kind="failure">
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Alert>
      )}
      <Field label="Email" name="email" type="email" autoComplete="username" required />
      <PasswordField label="Password" name="password" autoComplete="current-password" />
      {failure?.errors.code && <CodeField failure={failure} />}
      <Button isBusy={isBusy}>Sign in</Button>
      <p className={styles.links}>
        <Link to={forgotPasswordPath}>Forgot your password?</Link>
        <Link to="/">Back to the website</Link>
      </p>
    </IntentForm>
  )
}

/** Only in browsers that have passkeys. A passkey replaces the email, the password and the code. */
export const PasskeyForm = ({ failure }: { failure: Failure | undefined }) => {
  const isBusy = useNavigation().state !== 'idle'
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(canUsePasskeys()), [])
  if (!isShown) return null
  return (
    <IntentForm Form={Form} intent="usePasskey" className={styles.form}>
      {failure && !isBusy && <Alert kind="failure">{failure.reason}</Alert>}
      <Button variant="outline" isBusy={isBusy}>
        Use a passkey
      </Button>
    </IntentForm>
  )
}

const CodeField = ({ failure: { errors, hadCode } }: { failure: LoginFailure }) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.querySelector('input')?.focus(), [])
  return (
    <div ref={place}>
      <Field
        label="Code"
        hint="Six digits from your authenticator app, or one of your recovery codes."
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="off"
        required
        error={hadCode ? errors.code : undefined}
      />
    </div>
  )
}
