/**
 * Groups the page routes by the first segment of their path. React Router compares the path of a request with every
 * route in turn, twice, which takes an eighth of the CPU time of a page; a group has few routes.
 */
import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']
type Route = Routes[string]

/**
 * Returns a function that chooses what `make` returned for the routes that may match a request: those with the same
 * first segment, and those that match any segment or none. Unknown segments share one group.
 */
export const byFirstSegment = <Made>(routes: Routes, make: (group: Routes) => Made) => {
  const segments = new Map(Object.entries(routes).map(([id, route]) => [id, fixedSegmentOf(routes, route)]))
  const known = new Set(segments.values())
  const made = new Map<string, Made>()
  return ({ url }: Request): Made => {
    const first = firstSegmentIn(new URL(url).pathname)
    const segment = known.has(first) ? first : ''
    const found = made.get(segment) ?? make(groupOf(routes, segments, segment))
    made.set(segment, found)
    return found
  }
}

const groupOf = (routes: Routes, segments: Map<string, string>, segment: string): Routes =>
  Object.fromEntries(Object.entries(routes).filter(([id]) => ['', segment].includes(segments.get(id) ?? '')))

/** Empty for a layout, for the home page, and for a path that begins with a parameter. */
const fixedSegmentOf = (routes: Routes, route: Route): string => {
  const parent = route?.parentId ? fixedSegmentOf(routes, routes[route.parentId]) : ''
  const [first = ''] = route?.path?.split('/') ?? []
  return parent || (/[:*?]/.test(first) ? '' : first.toLowerCase())
}

/** In the form that React Router compares: decoded, in lower case, and without the ending of a data request. */
const firstSegmentIn = (path: string) =>
  decodeURIComponent(path.replace(/\.data$/, '').split('/')[1] ?? '').toLowerCase()
