/** Recovers a navigation when the code of the next page cannot be loaded. */
import { createPath, type DataRouter } from 'react-router'

/**
 * When the code of the next page is gone, because a new version was deployed or the network is down, React Router reloads
 * the current page, and the visitor's tap leads nowhere. Where the browser allows, the next page is loaded as a document
 * instead. The router has no public way to ask where it is going; tests/e2e has a journey that fails when this breaks.
 */
export const recoverFailedNavigation = () => {
  window.navigation?.addEventListener('navigate', (event) => {
    const destination = event.navigationType === 'reload' && event.cancelable && pendingDestination()
    if (!destination) return
    event.preventDefault()
    location.assign(createPath(destination))
  })
}

const pendingDestination = () => {
  const { __reactRouterDataRouter: router }: Window & { __reactRouterDataRouter?: DataRouter } = window
  return router?.state.navigation.location
}
