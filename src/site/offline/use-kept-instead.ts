import { useEffect } from 'react'

/** Without a network the page is loaded whole: the worker has kept it, or says honestly that it has not. */
export const useKeptInstead = () =>
  useEffect(() => {
    if (!navigator.onLine && navigator.serviceWorker?.controller) location.reload()
  }, [])
