/** The page that sets a new password with the link from a password reset email. */

import { browserApi } from '#page/api-client.ts'
import { doneOf } from '../api.ts'
import { defineIntents } from '../intents.ts'
import type { Route } from './+types/new-password'
import { ChoosePassword, chosenPasswordIn, PasswordChosen } from './choose-password.tsx'
import { LoginPage } from './login-page.tsx'

const runNewPasswordIntent = defineIntents({
  choosePassword: ({ form }) =>
    doneOf(() => browserApi().auth['password-reset'].$put({ json: chosenPasswordIn(form) })),
})

export const clientAction = ({ request }: Route.ClientActionArgs) => runNewPasswordIntent(request)

export default function NewPassword({ actionData: result }: Route.ComponentProps) {
  return (
    <LoginPage title="Choose a new password">
      {result?.body ? <PasswordChosen /> : <ChoosePassword failure={result?.failure} />}
    </LoginPage>
  )
}
