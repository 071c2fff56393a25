/**
 * The signed-in user's account (current user): loaded once for each token and cached, because every admin page needs
 * it.
 */

import { replace, useOutletContext } from 'react-router'
import { accountPath } from '#shared/paths.ts'
import { can, type Permission } from '#shared/permissions.ts'
import type { Account } from '#shared/shapes/account.ts'
import { adminApi, bodyOf, type Failure, isFailure } from './api.ts'
import { orCopy } from './device-copies.ts'
import { sessionToken } from './session.ts'
import { keepTextsFor } from './writing/kept-text.ts'

let known: { token: string | null; answer: Promise<Account | Failure> } | undefined

export const ownAccount = (request: Request) => {
  const token = sessionToken()
  if (known?.token !== token) known = { token, answer: askOnce(request) }
  return known.answer
}

/** Stores the account from the login response, so that the first page need not load it. */
export const rememberAccount = (account: Account) => {
  keepTextsFor(account._id)
  known = { token: sessionToken(), answer: Promise.resolve(account) }
}

/** Reloads the account after a change. */
export const forgetAccount = () => {
  known = undefined
}

const askOnce = async (request: Request) => {
  try {
    const body = await orCopy(
      'account',
      'own',
      bodyOf(() => adminApi(request).auth.account.$get()),
    )
    if (!isFailure(body)) {
      keepTextsFor(body.account._id)
      return body.account
    }
    forgetAccount()
    return body
  } catch (error) {
    forgetAccount()
    throw error
  }
}

/** The user's permissions; none until the account is loaded. */
export const permissionsOf = async (request: Request) => {
  const account = await ownAccount(request)
  return (permission: Permission) => !isFailure(account) && can(account, permission)
}

/** For a component of a page: the layout has loaded the user. */
export const useCan = (permission: Permission) => can(useOutletContext<{ role: string }>(), permission)

/** If two-step sign-in is required, the user must set it up before anything else. */
export const accountFor = async (request: Request) => {
  const account = await ownAccount(request)
  const mustLeave = !isFailure(account) && account.mustSetUpSecondFactor
  if (mustLeave && new URL(request.url).pathname !== accountPath) throw replace(accountPath)
  return account
}
