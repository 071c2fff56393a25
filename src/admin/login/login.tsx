/** The login page. */

import { replace } from 'react-router'
import { isFailure } from '../api.ts'
import { defineIntents } from '../intents.ts'
import { rememberAccount } from '../own-account.ts'
import { forgetWantedPage, isSignedIn, keepToken, pageAfterLogin } from '../session.ts'
import { LoadingScreen } from '../waiting.tsx'
import type { Route } from './+types/login'
import { LoginForm } from './login-form.tsx'
import { LoginPage } from './login-page.tsx'
import { logIn } from './login-request.ts'

export const clientLoader = () => {
  if (isSignedIn()) throw replace(pageAfterLogin())
  return null
}

const runLoginIntent = defineIntents({
  logIn: async ({ text }) => {
    const outcome = await logIn(text)
    if (isFailure(outcome)) return outcome
    keepToken(outcome.token)
    rememberAccount(outcome.account)
    const wanted = pageAfterLogin()
    forgetWantedPage()
    throw replace(wanted)
  },
})

export const clientAction = ({ request }: Route.ClientActionArgs) => runLoginIntent(request)

export const HydrateFallback = () => <LoadingScreen />

export default function Login({ actionData }: Route.ComponentProps) {
  return (
    <LoginPage title="Sign in">
      <LoginForm failure={actionData?.failure} />
    </LoginPage>
  )
}
