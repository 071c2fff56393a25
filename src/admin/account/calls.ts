import type { Account, OwnSession } from '#shared/shapes/account.ts'
import { adminApi, bodyOf, doneOf, type Failure, isFailure } from '../api.ts'
import { forgetAccount, ownAccount } from '../own-account.ts'

export type OwnAffairs = { account: Account; sessions: OwnSession[] }

export const ownAffairs = async (request: Request): Promise<OwnAffairs | Failure> => {
  const account = await ownAccount(request)
  if (isFailure(account)) return account
  // Until the second step is set up, nothing else is answered.
  if (account.mustSetUpSecondFactor) return { account, sessions: [] }
  const body = await bodyOf(() => adminApi(request).auth.sessions.$get())
  return isFailure(body) ? body : { account, sessions: body.sessions }
}

/** What came of a form on this page, with what is seen only once. */
export type Outcome = { failure?: Failure; secret?: string; uri?: string; recoveryCodes?: string[] }

type Auth = ReturnType<typeof adminApi>['auth']
type Do = (auth: Auth, text: (name: string) => string) => Promise<object>

const proof = (text: (name: string) => string) => ({ json: { password: text('password') } })

/** By the name that each form gives as its intent. */
const intents: Record<string, Do> = {
  changeName: (auth, text) => bodyOf(() => auth.name.$put({ json: { name: text('name') } })),
  changePassword: (auth, text) =>
    doneOf(() => auth.password.$put({ json: { password: text('password'), newPassword: text('newPassword') } })),
  beginSecondStep: (auth, text) => bodyOf(() => auth['second-factor'].$post(proof(text))),
  confirmSecondStep: (auth, text) => bodyOf(() => auth['second-factor'].$put({ json: { code: text('code') } })),
  endSecondStep: (auth, text) => doneOf(() => auth['second-factor'].off.$post(proof(text))),
  renewCodes: (auth, text) => bodyOf(() => auth['recovery-codes'].$post(proof(text))),
  endSession: (auth, text) => doneOf(() => auth.sessions[':id'].$delete({ param: { id: text('id') } })),
  endOthers: (auth) => doneOf(() => auth.sessions.$delete()),
}

export const settle = async (request: Request): Promise<Outcome> => {
  const form = await request.formData()
  const text = (name: string) => String(form.get(name) ?? '')
  const outcome = (await intents[text('intent')]?.(adminApi(request).auth, text)) ?? {}
  forgetAccount()
  return isFailure(outcome) ? { failure: outcome } : outcome
}
