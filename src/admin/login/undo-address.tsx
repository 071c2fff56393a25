/** The page that sets the old address of an account again, with the link from the email about the change. */

import { useState } from 'react'
import { Link, useLocation, useNavigation } from 'react-router'
import { browserApi } from '#page/api-client.ts'
import { forgotPasswordPath } from '#shared/paths.ts'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { doneOf } from '../api.ts'
import { IntentForm } from '../intent-form.tsx'
import { defineIntents } from '../intents.ts'
import type { Route } from './+types/undo-address'
import { expiredLink } from './choose-password.tsx'
import styles from './login.module.css'
import { LoginPage } from './login-page.tsx'

const runUndoIntent = defineIntents({
  undo: ({ text }) => doneOf(() => browserApi().auth.address.undo.$post({ json: { token: text('token') } })),
})

export const clientAction = ({ request }: Route.ClientActionArgs) => runUndoIntent(request)

export default function UndoAddress({ actionData: result }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle'
  const { hash } = useLocation()
  // Sending the form removes the fragment from the URL; after an error the form still needs the token.
  const [token] = useState(hash.slice(1))
  const failure = result?.failure
  return (
    <LoginPage title="Use the old address again">
      {result?.body ? (
        <Restored />
      ) : (
        <IntentForm intent="undo" className={`stack-5 ${styles.form}`}>
          {failure && !isBusy && (
            <Alert kind="failure">
              {failure.status === 404 ? expiredLink : (failure.errors.token ?? failure.reason)}
            </Alert>
          )}
          <input type="hidden" name="token" value={token} />
          <p>Your account gets back the address to which the email was sent. All devices are signed out.</p>
          <Button isBusy={isBusy}>Use the old address</Button>
        </IntentForm>
      )}
    </LoginPage>
  )
}

const Restored = () => (
  <Alert kind="success">
    <p>Your account has its old address again, and all devices were signed out.</p>
    <p>
      If somebody else changed the address, <Link to={forgotPasswordPath}>choose a new password</Link>, too.
    </p>
  </Alert>
)
