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
const accra = { column: 7, row: 13 }

/** A map of Ghana in dots, with a ring around Accra. The text next to the map says the same. */
export const GhanaMap = () => (
  <svg viewBox="-20 -20 256 400" aria-hidden="true">
    <path
      d={rows.map(([first, last], row) => `M${first * step} ${row * step}H${last * step}`).join('')}
      stroke="#e3b26a"
      strokeWidth="16"
      strokeLinecap="round"
      strokeDasharray={`0 ${step}`}
    />
    <g transform={`translate(${accra.column * step} ${accra.row * step})`}>
      <circle r="21" fill="var(--plasma)" stroke="var(--accent)" strokeWidth="4" />
      <circle r="11" fill="var(--accent)" />
    </g>
  </svg>
)
