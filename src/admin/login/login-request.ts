/** Sends the sign-in form to the API, and chooses the message after a failed sign-in. */

import { browserApi } from '#page/api-client.ts'
import type { Account } from '#shared/shapes/account.ts'
import type { Session } from '#shared/shapes/session.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { bodyOf, type Failure } from '../api.ts'
import type { IntentInput } from '../intents.ts'
import { deviceId } from '../session.ts'

/** `hadCode`: the form contained a code, and the code was wrong. */
export type LoginFailure = Failure & { hadCode: boolean }

export const logIn = async (text: IntentInput['text']): Promise<(Session & { account: Account }) | LoginFailure> => {
  const code = text('code').trim() || undefined
  const credentials = { email: text('email'), password: text('password'), code, device: deviceId() }
  const outcome = await bodyOf(() => browserApi().auth.login.$post({ json: credentials }))
  return 'token' in outcome ? outcome : { ...outcome, hadCode: code !== undefined }
}

/** The message after a failed sign-in. The reason is added only if no other message helps. */
export const sentencesFor = ({ status, reason, errors }: Failure) => {
  // Email address and password are correct, or one of them is empty: the fields explain the rest.
  if (errors.code || errors.email || errors.password) return []
  if (status === 0) return [reason]
  return status === 429 || status >= 500 ? [adminWording.login.failed, reason] : [adminWording.login.failed]
}
