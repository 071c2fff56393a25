import { edges, outline, unitsPerDegree } from '#shared/country/outline.ts'
import { positionOf } from '#shared/places/distance.ts'
import type { Place } from '#shared/shapes/place.ts'
import { placesWording as words } from '#shared/wording/places.ts'

const width = Math.ceil((edges.east - edges.west) * unitsPerDegree)
const height = Math.ceil((edges.north - edges.south) * unitsPerDegree)
const radius = 12

type Dot = { x: number; y: number; places: Place[] }

/** Places whose dots would touch share one dot. */
const dotsOf = (places: Place[]) => {
  const dots: Dot[] = []
  for (const place of places) {
    const at = positionOf(place)
    if (!at) continue
    const x = Math.round((at.lon - edges.west) * unitsPerDegree)
    const y = Math.round((edges.north - at.lat) * unitsPerDegree)
    const near = dots.find((dot) => Math.hypot(dot.x - x, dot.y - y) <= 2 * radius)
    if (near) near.places.push(place)
    else dots.push({ x, y, places: [place] })
  }
  return dots
}

/** Each dot links to its row; the list states the same in words. */
export const PlacesMap = ({ places }: { places: Place[] }) => {
  const dots = dotsOf(places)
  if (dots.length === 0) return null
  return (
    <nav className="no-print" aria-label={words.mapLabel}>
      <svg viewBox={`-14 -14 ${width + 28} ${height + 28}`} width={width + 28}>
        <title>{words.mapLabel}</title>
        <path d={outline} fill="var(--plasma)" stroke="var(--control-edge)" />
        <g fill="var(--accent)" fontSize="12" fontWeight="700" textAnchor="middle">
          {dots.map((dot) => (
            <DotLink key={`${dot.x} ${dot.y}`} {...dot} />
          ))}
        </g>
      </svg>
    </nav>
  )
}

const maxTowns = 3

const DotLink = ({ x, y, places }: Dot) => {
  const towns = [...new Set(places.map(({ town }) => town))].slice(0, maxTowns).join(', ')
  return (
    <a href={`#${places[0]?.slug}`} aria-label={words.dot(towns, places.length)}>
      <circle cx={x} cy={y} r={radius} />
      <text x={x} y={y + 4} fill="var(--on-accent)">
        {places.length}
      </text>
    </a>
  )
}
