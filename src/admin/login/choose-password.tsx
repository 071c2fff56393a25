/**
 * The form that sets a password, for an invitation or after a forgotten password. `core/users/password.ts` rejects weak
 * ones.
 */

import { type ReactNode, useState } from 'react'
import { Link, useLocation, useNavigation } from 'react-router'
import { limits } from '#shared/limits.ts'
import { loginPath } from '#shared/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { fieldsOf } from '#ui/field.tsx'
import type { Failure } from '../api.ts'
import { IntentForm } from '../intent-form.tsx'
import styles from './login.module.css'
import { PasswordField } from './password-field.tsx'

type Props = { name?: string; failure: Failure | undefined; children?: ReactNode }

/**
 * The token is in the fragment of the link, which browsers never send, so that no log or other site sees it. `name` is
 * the username under which the password manager saves the new password.
 */
export const ChoosePassword = ({ name, failure, children }: Props) => {
  const isBusy = useNavigation().state !== 'idle'
  const { hash } = useLocation()
  // Sending the form removes the fragment from the URL; after an error the form still needs the token.
  const [token] = useState(hash.slice(1))
  return (
    <IntentForm intent="choosePassword" className={`stack-5 ${styles.form}`}>
      {failure && !failure.errors.password && !failure.errors.name && !isBusy && (
        <Alert kind="failure">{isExpiredLink(failure) ? expiredLink : failure.reason}</Alert>
      )}
      <input type="hidden" name="token" value={token} />
      {name && <input type="hidden" name="username" autoComplete="username" value={name} />}
      {children}
      <PasswordField
        label="New password"
        {...fieldsOf(failure?.errors)('password')}
        autoComplete="new-password"
        hint={`At least ${limits.password.min} characters. Four unrelated words make a good password.`}
      />
      <Button isBusy={isBusy}>Save password</Button>
    </IntentForm>
  )
}

export const expiredLink = 'This link no longer works: it was used, has expired, or is incomplete.'

export const isExpiredLink = ({ status, errors }: Failure) => status === 404 || errors.token !== undefined

export const PasswordChosen = () => (
  <Alert kind="success">
    <p>Your password was saved.</p>
    <p>
      <Link to={loginPath}>Sign in</Link>
    </p>
  </Alert>
)

export const chosenPasswordIn = (form: FormData) => ({
  token: String(form.get('token')),
  password: String(form.get('password')),
})
