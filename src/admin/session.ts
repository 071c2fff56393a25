import { replace } from 'react-router'
import { dashboardPath } from '#shared/paths.ts'

/** What this browser knows about being signed in: the token, and the page somebody wanted before signing in. */
const tokenKey = 'authToken'
const wantedKey = 'wantedPage'

export const sessionToken = () => localStorage.getItem(tokenKey)
export const isSignedIn = () => Boolean(sessionToken())
export const keepToken = (token: string) => localStorage.setItem(tokenKey, token)
export const forgetToken = () => localStorage.removeItem(tokenKey)

/** Kept for this tab only, and not in the address: a link must not decide where somebody lands after signing in. */
export const rememberWantedPage = (url: string) => {
  const { pathname, search } = new URL(url)
  sessionStorage.setItem(wantedKey, pathname + search)
}

export const forgetWantedPage = () => sessionStorage.removeItem(wantedKey)

export const pageAfterLogin = () => sessionStorage.getItem(wantedKey) ?? dashboardPath

/** Runs before anything of an admin page is asked for or shown. */
export const signedInOr =
  (loginPath: string) =>
  ({ request }: { request: Request }) => {
    if (isSignedIn()) return
    rememberWantedPage(request.url)
    throw replace(loginPath)
  }
