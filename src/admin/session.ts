/**
 * The session in this browser: the token (in localStorage; there is no session cookie), the guard that redirects
 * signed-out users to the sign-in page, and the page that the user requested before signing in.
 */

import { replace } from 'react-router'
import { clearAdminCaches } from '#page/admin-caches.ts'
import { wipeDeviceCopies } from '#page/device-copies.ts'
import { dashboardPath, loginPath, messagePath, misspelledLoginPath } from '#shared/paths.ts'

const tokenKey = 'authToken'
const wantedKey = 'wantedPage'
const endedKey = 'sessionEnded'
const deviceKey = 'deviceId'

export const sessionToken = () => localStorage.getItem(tokenKey)
export const isSignedIn = () => Boolean(sessionToken())
export const keepToken = (token: string) => {
  localStorage.setItem(tokenKey, token)
  sessionStorage.removeItem(endedKey)
}

/** A random number by which the site knows a device on which somebody has signed in. Undefined without HTTPS. */
export const deviceId = () => {
  const id = localStorage.getItem(deviceKey) ?? crypto.randomUUID?.()
  if (id) localStorage.setItem(deviceKey, id)
  return id
}

/** The server has ended the session: the sign-in page says so. */
export const rememberEnd = () => sessionStorage.setItem(endedKey, 'yes')
export const hasSessionEnded = () => sessionStorage.getItem(endedKey) !== null

/** Also deletes this device's copies for work without a network, but not text that the user typed and has not saved. */
export const forgetToken = () => {
  localStorage.removeItem(tokenKey)
  wipeDeviceCopies()
  void clearAdminCaches().catch(() => {})
}

/**
 * In sessionStorage and not in the URL, because a link must not decide which page opens after signing in
 * (open redirect).
 */
export const rememberWantedPage = (url: string) => {
  const { pathname, search } = new URL(url)
  sessionStorage.setItem(wantedKey, pathname + search)
}

export const forgetWantedPage = () => sessionStorage.removeItem(wantedKey)

export const pageAfterLogin = () => sessionStorage.getItem(wantedKey) ?? dashboardPath

/**
 * Runs before an admin route loads or shows anything. The specification sends signed-out users of the page of a message
 * to the misspelled path, which redirects to the login.
 */
export const mustBeSignedIn = ({ request }: { request: Request }) => {
  if (isSignedIn()) return
  rememberWantedPage(request.url)
  throw replace(new URL(request.url).pathname.startsWith(`${messagePath}/`) ? misspelledLoginPath : loginPath)
}
