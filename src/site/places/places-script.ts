/**
 * The script of the pages with places, as a separate file: visitors without scripts do not load it. Each function is sent
 * as its text, as in `InlineScript`.
 */
import { distanceKm } from '#shared/places/distance.ts'
import { placesWording } from '#shared/wording/places.ts'
import { createSorter, sortByPosition } from './nearest-script.ts'

const { nearest, located, straightLine, locating, notLocated: refused, distance } = placesWording
const words = {
  nearest,
  located: `${located} ${straightLine}`,
  locating,
  refused,
  near: distance(0),
  away: distance(1),
}

const hourSeconds = 3600

export const loader = () =>
  new Response(`(${sortByPosition})(${createSorter},${distanceKm},${JSON.stringify(words)})`, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': `public, max-age=${hourSeconds}`,
    },
  })
