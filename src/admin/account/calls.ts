/** The API calls of the account page. */

import { withId } from '#page/api-client.ts'
import type { Account, OwnSession } from '#shared/shapes/account.ts'
import type { Passkey } from '#shared/shapes/passkey.ts'
import { adminApi, bodyOf, doneOf, type Failure, isFailure } from '../api.ts'
import { defineIntents, emptyIn, type IntentInput, type ResultOf, withToast } from '../intents.ts'
import { forgetAccount, ownAccount } from '../own-account.ts'
import { createPasskey } from '../passkey-calls.ts'

export type OwnAffairs = { account: Account; sessions: OwnSession[]; passkeys: Passkey[] }

export const ownAffairs = async (request: Request): Promise<OwnAffairs | Failure> => {
  const account = await ownAccount(request)
  if (isFailure(account)) return account
  // Until the user has set up two-step sign-in, the API rejects every other call.
  if (account.mustSetUpSecondFactor) return { account, sessions: [], passkeys: [] }
  const { auth } = adminApi(request)
  const [body, own] = await Promise.all([bodyOf(() => auth.sessions.$get()), bodyOf(() => auth.passkeys.$get())])
  if (isFailure(body)) return body
  return isFailure(own) ? own : { account, sessions: body.sessions, passkeys: own.passkeys }
}

const proof = (text: IntentInput['text']) => ({ json: { password: text('password') } })

/** The names of the programs that have a token of this user; none for a user who cannot create tokens. */
const ownPrograms = async (api: IntentInput['api'], email: string) => {
  const body = await bodyOf(() => api['api-tokens'].$get())
  return isFailure(body) ? [] : body.apiTokens.filter(({ user }) => user === email).map(({ name }) => name)
}

const accountIntents = defineIntents({
  changeName: ({ api, text }) => bodyOf(() => api.auth.name.$put({ json: { name: text('name') } })),
  chooseWeeklyEmail: ({ api, form }) =>
    bodyOf(() => api.auth['weekly-email'].$put({ json: { isWanted: form.has('isWanted') } })),
  changeAddress: ({ api, text }) => bodyOf(() => api.auth.address.$put({ json: { email: text('email') } })),
  changePassword: async ({ api, text }) => {
    const json = { password: text('password'), newPassword: text('newPassword') }
    const done = await doneOf(() => api.auth.password.$put({ json }))
    return isFailure(done) ? done : { programs: await ownPrograms(api, text('username')) }
  },
  revokeTokens: ({ api }) => doneOf(() => api['api-tokens'].$delete()),
  beginSecondStep: ({ api, text }) => bodyOf(() => api.auth['second-factor'].$post(proof(text))),
  confirmSecondStep: ({ api, text }) => bodyOf(() => api.auth['second-factor'].$put({ json: { code: text('code') } })),
  endSecondStep: withToast(
    ({ api, text }) => doneOf(() => api.auth['second-factor'].off.$post(proof(text))),
    'Two-step sign-in is off.',
  ),
  renewCodes: ({ api, text }) => bodyOf(() => api.auth['recovery-codes'].$post(proof(text))),
  addPasskey: async ({ api, form, text }) =>
    emptyIn(form, { name: 'Enter the name.' }) ?? createPasskey(api, text('name')),
  removePasskey: withToast(({ api, id }) => doneOf(() => api.auth.passkeys[':id'].$delete(withId(id))), 'Removed.'),
  endSession: withToast(({ api, id }) => doneOf(() => api.auth.sessions[':id'].$delete(withId(id))), 'Signed out.'),
  endOthers: withToast(({ api }) => doneOf(() => api.auth.sessions.$delete()), 'Signed out.'),
})

/** The result of a form on this page. The API returns the secret and the recovery codes only once. */
export type AccountResult = ResultOf<typeof accountIntents>

export const runAccountIntent = async (request: Request) => {
  const result = await accountIntents(request)
  forgetAccount()
  return result
}
