/** A list of routes without the admin area's: every visitor loads it, and two thirds of them are not for visitors. */
import { writeFileSync } from 'node:fs'
import { inProject } from './paths.mjs'

const isForVisitors = ({ id }) => id === 'root' || (id.startsWith('site/') && !id.startsWith('site/feeds/'))

/** What a route does not have need not be said. */
const withoutNoes = (route) => Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false))

/** `src/server/render/inline-assets.ts` puts it in the place of the whole list. */
export const siteManifestOf = (url) => url.replace('/manifest-', '/site-manifest-')

export const writeSiteManifest = ({ url, routes, ...manifest }) => {
  const forVisitors = Object.fromEntries(
    Object.entries(routes)
      .filter(([, route]) => isForVisitors(route))
      .map(([id, route]) => [id, withoutNoes(route)]),
  )
  const file = inProject('build', 'client', ...siteManifestOf(url).split('/').filter(Boolean))
  writeFileSync(file, `window.__reactRouterManifest=${JSON.stringify({ ...manifest, url, routes: forVisitors })};`)
}
