import { Navigate, redirect } from 'react-router'
import { loginPath } from '#shared/paths.ts'

export const loader = () => redirect(loginPath)

/** In the browser the address is really visited before it leads on, as the specification has it. */
export const clientLoader = () => null

export default function Misspelt() {
  return <Navigate to={loginPath} replace />
}
