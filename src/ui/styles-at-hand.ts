type Built = {
  __reactRouterManifest: { routes: Record<string, { css?: string[] }> }
  __reactRouterRouteModules: Record<string, unknown>
}

/**
 * Behind what every page has, and before what later pages link to: their order decides which of two rules wins. React
 * does not know that the second one stood in the body (`server/page-html.ts`).
 */
export const gatherStyles = () => {
  const [first, second] = document.querySelectorAll('style[data-precedence]')
  if (second) first?.after(second)
}

/**
 * The first page brought its styles inside. React Router looks for them among the linked files only, and would load
 * them once more: so they are struck from the list that it, and `styles.tsx`, go by.
 */
export const strikeStylesAtHand = () => {
  const { __reactRouterManifest: manifest, __reactRouterRouteModules: shown } = window as unknown as Built
  const all = Object.values(manifest.routes)
  const atHand = new Set(Object.keys(shown).flatMap((id) => manifest.routes[id]?.css ?? []))
  for (const route of all) route.css = (route.css ?? []).filter((href) => !atHand.has(href))
}
