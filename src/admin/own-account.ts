/** Who is signed in: asked once for each token, because every page of the admin area needs to know. */

import { replace } from 'react-router'
import { accountPath } from '#shared/paths.ts'
import { can, type Permission } from '#shared/permissions.ts'
import type { Account } from '#shared/shapes/account.ts'
import { adminApi, bodyOf, type Failure, isFailure } from './api.ts'
import { sessionToken } from './session.ts'

let known: { token: string | null; answer: Promise<Account | Failure> } | undefined

export const ownAccount = (request: Request) => {
  const token = sessionToken()
  if (known?.token !== token) known = { token, answer: askOnce(request) }
  return known.answer
}

/** Whoever signs in is told with the token. */
export const rememberAccount = (account: Account) => {
  known = { token: sessionToken(), answer: Promise.resolve(account) }
}

/** After something about it has changed. */
export const forgetAccount = () => {
  known = undefined
}

const askOnce = async (request: Request) => {
  try {
    const body = await bodyOf(() => adminApi(request).auth.account.$get())
    if (!isFailure(body)) return body.account
    forgetAccount()
    return body
  } catch (error) {
    forgetAccount()
    throw error
  }
}

/** What this person may do; nothing, while nobody could say who it is. */
export const permissionsOf = async (request: Request) => {
  const account = await ownAccount(request)
  return (permission: Permission) => !isFailure(account) && can(account, permission)
}

/** Nothing else can be done before a second step is set up, where everybody must have one. */
export const accountFor = async (request: Request) => {
  const account = await ownAccount(request)
  const mustLeave = !isFailure(account) && account.mustSetUpSecondFactor
  if (mustLeave && new URL(request.url).pathname !== accountPath) throw replace(accountPath)
  return account
}
