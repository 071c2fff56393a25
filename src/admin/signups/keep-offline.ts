/** Has the service worker store the page of the door, with its scripts and styles, so that it opens without a network. */

/** Throws nothing: without a worker the page works with a network. */
export const keepDoorPage = async () => {
  try {
    await navigator.serviceWorker.register('/service-worker.js')
    const { active } = await navigator.serviceWorker.ready
    const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
    const assets = files.filter((path) => path.startsWith('/assets/'))
    active?.postMessage({ door: location.pathname, files: [...new Set(assets)] })
    return true
  } catch {
    return false
  }
}
