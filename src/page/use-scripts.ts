import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and until hydration: controls that need scripts appear afterwards. */
export const useIsScripted = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
