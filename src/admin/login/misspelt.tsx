/** Redirects a misspelled login path, which the specification names, to the login page. */

import { Navigate, redirect } from 'react-router'
import { loginPath } from '#shared/paths.ts'

export const loader = () => redirect(loginPath)

/** In the browser the router shows this URL before it redirects, as the specification requires. */
export const clientLoader = () => null

export default function Misspelt() {
  return <Navigate to={loginPath} replace />
}
