/**
 * Chunk load errors: when the code of a page cannot be loaded (failed dynamic import), because a new version was
 * deployed or the network is down, React Router reloads the current page. In browsers with the Navigation API, this
 * hook prevents that: it loads the page that the user asked for as a document, or does nothing after a failed prefetch,
 * because a reload without a network would replace the form that the user is filling in by the browser's error page.
 */
import { useEffect, useRef } from 'react'
import { createPath, useNavigation } from 'react-router'

export const useFailedImportRecovery = () => {
  const navigation = useNavigation()
  const current = useRef(navigation)
  useEffect(() => {
    current.current = navigation
  }, [navigation])
  useEffect(() => {
    const recover = (event: NavigateEvent) => {
      if (event.navigationType !== 'reload' || !event.cancelable) return
      event.preventDefault()
      const { location: next, formMethod = 'GET' } = current.current
      // While a form is being saved, the page must stay.
      if (next && formMethod === 'GET') location.assign(createPath(next))
    }
    window.navigation?.addEventListener('navigate', recover)
    return () => window.navigation?.removeEventListener('navigate', recover)
  }, [])
}
