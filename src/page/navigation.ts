/** Recovers a navigation when the code of the next page cannot be loaded (a chunk that is gone after a deployment). */
import { createPath, type DataRouter } from 'react-router'

/**
 * When the code of the next page is gone, because a new version was deployed or the network is down, React Router reloads
 * the current page instead. In browsers with the Navigation API, this function loads the next page as a document. The
 * router has no public API for its pending destination; a journey in tests/e2e fails if this code breaks.
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
