/** The page that sets a new password with a link from an email. */

import { browserApi } from '#page/api-client.ts'
import { doneOf, isFailure } from '../api.ts'
import { LoadingScreen } from '../waiting.tsx'
import type { Route } from './+types/new-password'
import { ChoosePassword, chosenPasswordIn, PasswordChosen } from './choose-password.tsx'
import { LoginPage } from './login-page.tsx'

export const clientLoader = () => null

export const clientAction = async ({ request }: Route.ClientActionArgs) => {
  const json = chosenPasswordIn(await request.formData())
  return doneOf(() => browserApi().auth['password-reset'].$put({ json }))
}

export const HydrateFallback = () => <LoadingScreen />

export default function NewPassword({ actionData: outcome }: Route.ComponentProps) {
  return (
    <LoginPage title="Choose a new password">
      {outcome && !isFailure(outcome) ? <PasswordChosen /> : <ChoosePassword failure={outcome} />}
    </LoginPage>
  )
}
