import { replace } from 'react-router'
import { isSignedIn, rememberWantedPage } from './session.ts'

/** Runs before anything of an admin page is asked for or shown. */
export const signedInOr =
  (loginPath: string) =>
  ({ request }: { request: Request }) => {
    if (isSignedIn()) return
    rememberWantedPage(request.url)
    throw replace(loginPath)
  }
