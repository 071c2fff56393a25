import { createPath, type DataRouter } from 'react-router'

/**
 * When the code of the next page is gone, because the site was built anew or the network is away, React Router loads
 * the page that is shown once more, and the tap leads nowhere. Where the browser lets us, the next page is loaded
 * instead. The router has no public way to ask where it is going: a test sees to it that this one stays.
 */
export const loadNextPageWhole = () => {
  window.navigation?.addEventListener('navigate', (event) => {
    const next = event.navigationType === 'reload' && event.cancelable && nextPage()
    if (!next) return
    event.preventDefault()
    location.assign(createPath(next))
  })
}

const nextPage = () =>
  (window as { __reactRouterDataRouter?: DataRouter }).__reactRouterDataRouter?.state.navigation.location
