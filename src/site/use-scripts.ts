import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while the page wakes up: what needs a script shows once there is one. */
export const useIsScripted = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
