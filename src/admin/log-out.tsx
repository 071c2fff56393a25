import { useState } from 'react'
import { useNavigate } from 'react-router'
import { loginPath } from '#shared/paths.ts'
import { signOut } from './sign-out.ts'

export const LogOut = ({ className }: { className: string | undefined }) => {
  const [isBusy, setBusy] = useState(false)
  const navigate = useNavigate()
  const leave = async () => {
    setBusy(true)
    await signOut()
    await navigate(loginPath, { replace: true })
  }
  return (
    <button type="button" className={className} disabled={isBusy} onClick={leave}>
      {isBusy ? 'Logging out' : 'Log out'}
    </button>
  )
}
