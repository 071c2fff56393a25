/** The login page (sign-in): stores the session token, and opens the page that the user wanted. */

import { replace } from 'react-router'
import type { Account } from '#shared/shapes/account.ts'
import type { Session } from '#shared/shapes/session.ts'
import { isFailure } from '../api.ts'
import { defineIntents } from '../intents.ts'
import { rememberAccount } from '../own-account.ts'
import { signInWithPasskey } from '../passkey-calls.ts'
import { forgetWantedPage, isSignedIn, keepToken, pageAfterLogin } from '../session.ts'
import { LoadingScreen } from '../waiting.tsx'
import type { Route } from './+types/login'
import { LoginForm, PasskeyForm } from './login-form.tsx'
import { LoginPage } from './login-page.tsx'
import { logIn } from './login-request.ts'

export const clientLoader = () => {
  if (isSignedIn()) throw replace(pageAfterLogin())
  return null
}

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

export const HydrateFallback = () => <LoadingScreen />

export default function Login({ actionData }: Route.ComponentProps) {
  return (
    <LoginPage title="Sign in">
      <LoginForm failure={actionData?.intent === 'logIn' ? actionData.failure : undefined} />
      <PasskeyForm failure={actionData?.intent === 'usePasskey' ? actionData.failure : undefined} />
    </LoginPage>
  )
}
