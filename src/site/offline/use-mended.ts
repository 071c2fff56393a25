import { useLocation } from 'react-router'
import { useIsScripted } from '../scripted.ts'

/** What a form held that was refused after it had waited: handed along by the notice, never known to the server. */
export const useMended = <Sent>() => {
  const { state } = useLocation()
  const isScripted = useIsScripted()
  return isScripted ? (state as { mended?: Sent } | null)?.mended : undefined
}
