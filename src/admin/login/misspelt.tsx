import { Navigate, redirect } from 'react-router'

export const loader = () => redirect('/admin')

/** In the browser the address is really visited before it leads on, as the specification has it. */
export const clientLoader = () => null

export default function Misspelt() {
  return <Navigate to="/admin" replace />
}
