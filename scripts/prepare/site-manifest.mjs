/**
 * Writes a route manifest without the admin area: every visitor loads it, and two thirds of the routes are not for
 * visitors.
 */
import { writeFileSync } from 'node:fs'
import { inProject } from './paths.mjs'

const isForVisitors = ({ id }) => id === 'root' || (id.startsWith('site/') && !id.startsWith('site/feeds/'))

/** Omits properties whose value is false. */
const withoutNoes = (route) => Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false))

/** `src/server/render/inline-assets.ts` replaces the URL of the whole manifest by this one. */
export const siteManifestOf = (url) => url.replace('/manifest-', '/site-manifest-')

export const writeSiteManifest = ({ url, routes, ...manifest }) => {
  const forVisitors = Object.fromEntries(
    Object.entries(routes)
      .filter(([, route]) => isForVisitors(route))
      .map(([id, route]) => [id, withoutNoes(route)]),
  )
  const file = inProject('build', 'next-pages', 'client', ...siteManifestOf(url).split('/').filter(Boolean))
  writeFileSync(file, `window.__reactRouterManifest=${JSON.stringify({ ...manifest, url, routes: forVisitors })};`)
}
