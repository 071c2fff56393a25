/** Prepares the styles that the server inlined in the page (inline CSS), before React hydrates the page. */
type RouterGlobals = {
  __reactRouterManifest: { routes: Record<string, { css?: string[] }> }
  __reactRouterRouteModules: Record<string, unknown>
}

/**
 * Moves the page's own styles from the body to behind the shared ones, and before those that later pages link to: their
 * order decides which of two rules wins. React does not know that they were in the body (`server/render/inline-assets.ts`).
 */
export const moveInlineStyles = () => {
  const [shared, ownStyles] = document.querySelectorAll('style[data-precedence]')
  if (ownStyles) shared?.after(ownStyles)
}

/**
 * React Router looks for styles among linked files only, and would load the inline ones a second time. So their files are
 * removed from the manifest that React Router and `styles.tsx` read.
 */
export const skipInlineStyles = () => {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: shown } = window as unknown as RouterGlobals
  const routes = Object.values(manifest.routes)
  const inline = new Set(Object.keys(shown).flatMap((id) => manifest.routes[id]?.css ?? []))
  for (const route of routes) route.css = (route.css ?? []).filter((href) => !inline.has(href))
}
