/**
 * Writes the route manifest for browsers without unused properties, and a second one without the admin area: every
 * visitor loads it, and two thirds of the routes are not for visitors.
 */
import { writeFileSync } from 'node:fs'
import { inProject } from './paths.mjs'

const isForVisitors = ({ id }) => id === 'root' || (id.startsWith('site/') && !id.startsWith('site/feeds/'))

/** `src/server/render/inline-assets.ts` replaces the URL of the whole manifest with this one. */
export const siteManifestOf = (url) => url.replace('/manifest-', '/site-manifest-')

export const writeManifests = ({ url, routes, ...manifest }) => {
  const isLoaded = loadedByEveryPage(manifest.entry, routes.root)
  const lean = Object.values(routes).map((route) => leanOf(route, isLoaded))
  for (const [file, some] of [
    [url, lean],
    [siteManifestOf(url), lean.filter(isForVisitors)],
  ]) {
    const whole = { ...manifest, url, routes: Object.fromEntries(some.map((route) => [route.id, route])) }
    const path = inProject('build', 'next-pages', 'client', ...file.split('/').filter(Boolean))
    writeFileSync(path, `window.__reactRouterManifest=${JSON.stringify(whole)};`)
  }
}

const loadedByEveryPage = (entry, root) => {
  const files = new Set([...entry.imports, ...root.imports, root.module])
  return (file) => files.has(file)
}

/** Omits properties whose value is false, and the files to preload that every page has loaded already. */
const leanOf = ({ imports = [], ...route }, isLoaded) => {
  const others = imports.filter((file) => !isLoaded(file))
  const said = Object.entries(route).filter(([, value]) => value !== false && value !== undefined)
  return { ...Object.fromEntries(said), ...(others.length > 0 && { imports: others }) }
}
