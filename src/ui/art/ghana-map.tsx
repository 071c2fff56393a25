/** The first and last dot of each row, from north to south. */
const rows = [
  [2, 7],
  [1, 7],
  [1, 7],
  [1, 7],
  [1, 8],
  [1, 8],
  [1, 8],
  [0, 7],
  [1, 8],
  [0, 7],
  [0, 8],
  [0, 9],
  [0, 9],
  [0, 8],
  [0, 6],
  [1, 5],
] as const

const step = 24

/** The edges of the country, in degrees. */
const country = { north: 11.17, south: 4.74, west: -3.26, east: 1.2 }

type Pin = { latitude: number; longitude: number }

/** The position of a place on the drawing; undefined outside Ghana. */
const positionOf = ({ latitude, longitude }: Pin) => {
  const [right, down] = [
    (longitude - country.west) / (country.east - country.west),
    (country.north - latitude) / (country.north - country.south),
  ]
  if (right < 0 || right > 1 || down < 0 || down > 1) return undefined
  return { x: Math.round(right * 9 * step), y: Math.round(down * (rows.length - 1) * step) }
}

/** A map of Ghana in dots, with a ring around the pin. The text next to the map says the same. */
export const GhanaMap = ({ pin }: { pin?: Pin | undefined }) => {
  const position = pin && positionOf(pin)
  return (
    <svg viewBox="-20 -20 256 400" aria-hidden="true">
      <path
        d={rows.map(([first, last], row) => `M${first * step} ${row * step}H${last * step}`).join('')}
        stroke="#e3b26a"
        strokeWidth="16"
        strokeLinecap="round"
        strokeDasharray={`0 ${step}`}
      />
      {position && (
        <g transform={`translate(${position.x} ${position.y})`}>
          <circle r="21" fill="var(--plasma)" stroke="var(--accent)" strokeWidth="4" />
          <circle r="11" fill="var(--accent)" />
        </g>
      )}
    </svg>
  )
}
