import { browserApi } from '#page/api-client.ts'
import type { Account } from '#shared/shapes/account.ts'
import type { Session } from '#shared/shapes/session.ts'
import { adminWording } from '#shared/wording/admin.ts'
import { bodyOf, type Failure } from '../api.ts'

/** `hadCode`: a code was sent, and was not the right one. */
export type LoginFailure = Failure & { hadCode: boolean }

export const logIn = async (form: FormData): Promise<(Session & { account: Account }) | LoginFailure> => {
  const text = (name: string) => String(form.get(name) ?? '')
  const code = text('code').trim() || undefined
  const credentials = { email: text('email'), password: text('password'), code }
  const outcome = await bodyOf(() => browserApi().auth.login.$post({ json: credentials }))
  return 'token' in outcome ? outcome : { ...outcome, hadCode: code !== undefined }
}

/** What to say when nobody was let in. Only where other words would not help, the reason is added. */
export const sentencesFor = ({ status, reason, errors }: Failure) => {
  // Email and password are right: the field for the code says the rest.
  if (errors.code) return []
  if (status === 0) return [reason]
  return status === 429 || status >= 500 ? [adminWording.login.failed, reason] : [adminWording.login.failed]
}
