/**
 * Hydration: starts React in the browser on the HTML that the server rendered. `page/scripts.tsx` decides when this
 * file is loaded.
 */
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createPath, type DataRouter } from 'react-router'
import { HydratedRouter } from 'react-router/dom'

/** Prepares the styles that the server inlined in the page (inline CSS), before React hydrates the page. */
type RouterGlobals = {
  __reactRouterManifest: { routes: Record<string, { css?: string[] }> }
  __reactRouterRouteModules: Record<string, unknown>
}

/**
 * Moves the page's own styles from the body to after the shared ones, and before those that later pages link to: their
 * order decides which of two rules wins. React does not know that they were in the body
 * (`server/render/inline-assets.ts`).
 */
const moveInlineStyles = () => {
  const [shared, ownStyles] = document.querySelectorAll('style[data-precedence]')
  if (ownStyles) shared?.after(ownStyles)
}

/**
 * React Router looks for styles among linked files only, and would load the inline ones a second time. So their files are
 * removed from the manifest that React Router and `styles.tsx` read.
 */
const skipInlineStyles = () => {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: shown } = window as unknown as RouterGlobals
  const routes = Object.values(manifest.routes)
  const inline = new Set(Object.keys(shown).flatMap((id) => manifest.routes[id]?.css ?? []))
  for (const route of routes) route.css = (route.css ?? []).filter((href) => !inline.has(href))
}

/**
 * When the code of a page cannot be loaded, because a new version was deployed or the network is down, React Router reloads
 * the current page. In browsers with the Navigation API, this function prevents that: it loads the page that the user
 * asked for as a document, or does nothing after a failed prefetch, because a reload without a network would replace the
 * form that the user is filling in by the browser's error page. The router has no public API for its pending destination;
 * journeys in tests/e2e fail if this code breaks.
 */
const recoverFailedImport = () => {
  window.navigation?.addEventListener('navigate', (event) => {
    if (event.navigationType !== 'reload' || !event.cancelable) return
    event.preventDefault()
    const destination = pendingDestination()
    if (destination) location.assign(createPath(destination))
  })
}

/** Undefined while a form is being saved: the page must stay. */
const pendingDestination = () => {
  const { __reactRouterDataRouter: router }: Window & { __reactRouterDataRouter?: DataRouter } = window
  const { location, formMethod = 'GET' } = router?.state.navigation ?? {}
  return formMethod === 'GET' ? location : undefined
}

if (import.meta.env.PROD) {
  moveInlineStyles()
  skipInlineStyles()
  recoverFailedImport()
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
