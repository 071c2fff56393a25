/**
 * Creates and uses passkeys (WebAuthn) in this browser. The library is loaded at the first use.
 * `core/users/passkeys.ts` verifies the signatures.
 */

import { browserApi } from '#page/api-client.ts'
import type { Account } from '#shared/shapes/account.ts'
import type { Session } from '#shared/shapes/session.ts'
import { adminApi, bodyOf, type Failure, here, isFailure } from './api.ts'

/** False in old browsers, and on a page without HTTPS. */
export const canUsePasskeys = () => typeof PublicKeyCredential === 'function'

const hintKey = 'usesPasskey'

/** Whether a passkey has been used in this browser: only then does a form offer one instead of the password. */
export const usesPasskey = () => canUsePasskeys() && localStorage.getItem(hintKey) === 'yes'

const rememberUse = () => localStorage.setItem(hintKey, 'yes')

const cancelled: Failure = {
  status: 400,
  reason: 'No passkey was used. Try again, or use your password.',
  errors: {},
}

/** Resolves with a failure if the person cancels, or has no passkey. */
const attempt = async <Credential extends object>(work: () => Promise<Credential>) => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidStateError')
      return { ...cancelled, reason: 'This device has a passkey for your account already.' }
    return cancelled
  }
}

/** Asks for a passkey, and returns its signature. */
const usePasskey = async () => {
  const options = await bodyOf(() => browserApi().auth['passkey-login'].options.$post())
  if (isFailure(options)) return options
  return attempt(async () => {
    const { startAuthentication } = await import('@simplewebauthn/browser')
    return startAuthentication({ optionsJSON: options as never })
  })
}

export const signInWithPasskey = async (): Promise<(Session & { account: Account }) | Failure> => {
  const credential = await usePasskey()
  if (isFailure(credential)) return credential
  const body = await bodyOf(() =>
    browserApi().auth['passkey-login'].$post({ json: { credential: credential as never } }),
  )
  if (!isFailure(body)) rememberUse()
  return body
}

/** Confirms the session, like the password. */
export const confirmWithPasskey = async () => {
  const credential = await usePasskey()
  if (isFailure(credential)) return credential
  return bodyOf(() => adminApi(here()).auth.confirmation.passkey.$post({ json: { credential: credential as never } }))
}

/** The session must be confirmed; otherwise the failure has `errors.confirmation`. */
export const createPasskey = async (api: ReturnType<typeof adminApi>, name: string) => {
  const options = await bodyOf(() => api.auth.passkeys.options.$post())
  if (isFailure(options)) return options
  const credential = await attempt(async () => {
    const { startRegistration } = await import('@simplewebauthn/browser')
    return startRegistration({ optionsJSON: options as never })
  })
  if (isFailure(credential)) return credential
  const body = await bodyOf(() => api.auth.passkeys.$post({ json: { name, credential: credential as never } }))
  if (!isFailure(body)) rememberUse()
  return body
}
