import type { Session } from '#shared/shapes/session.ts'
import { wording } from '#shared/wording.ts'
import { browserApi } from '#ui/api.ts'
import { bodyOf, type Failure } from '../api.ts'

export const logIn = (form: FormData): Promise<Session | Failure> => {
  const text = (name: string) => String(form.get(name) ?? '')
  const credentials = { email: text('email'), password: text('password') }
  return bodyOf(() => browserApi().auth.login.$post({ json: credentials }))
}

/** What to say when nobody was let in. Only where other words would not help, the reason is added. */
export const sentencesFor = ({ status, reason }: Failure) => {
  if (status === 0) return [reason]
  return status === 429 || status >= 500 ? [wording.login.failed, reason] : [wording.login.failed]
}
