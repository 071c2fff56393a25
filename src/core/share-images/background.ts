/** Draws the background of share images as SVG: square tiles of cells, sickles and bars, after Ghanaian weaving. */

const size = 80

type Tile = (x: number, y: number) => string
type Colours = { ground: string; bars: string }

const ground = (x: number, y: number, colour: string) =>
  `<path fill="${colour}" d="M${x} ${y}h${size}v${size}h-${size}z"/>`

const down =
  ({ ground: under, bars }: Colours): Tile =>
  (x, y) =>
    ground(x, y, under) + [7, 33, 60].map((at) => `<path fill="${bars}" d="M${x + at} ${y}h13v80h-13z"/>`).join('')

const across =
  ({ ground: under, bars }: Colours): Tile =>
  (x, y) =>
    ground(x, y, under) + [7, 33, 60].map((at) => `<path fill="${bars}" d="M${x} ${y + at}h80v13h-80z"/>`).join('')

const cell =
  (under: string, rim: string, dimple: string, centre: string): Tile =>
  (x, y) =>
    `${ground(x, y, under)}<circle cx="${x + 40}" cy="${y + 40}" r="31" fill="${rim}"/>` +
    `<circle cx="${x + 39}" cy="${y + 39}" r="22" fill="${dimple}"/>` +
    `<circle cx="${x + 38}" cy="${y + 37}" r="12" fill="${centre}"/>`

const sickle: Tile = (x, y) =>
  `${ground(x, y, '#3c0811')}<path fill="#f0b22d" d="M0-1A1.025 1.025 0 0 0 0 1 1.8 1.8 0 0 1 0-1z" transform="translate(${x + 49} ${y + 43})rotate(35)scale(31)"/>`

const signs: Tile[] = [
  cell('#bc1d26', '#3c0811', '#5b0e19', '#ff9d94'),
  sickle,
  cell('#3c0811', '#d6323b', '#e0656a', '#ff9d94'),
  cell('#1b6b44', '#f0b22d', '#f3bd4c', '#fbe0a0'),
]
const bars: Tile[] = [
  down({ ground: '#5b0e19', bars: '#f0b22d' }),
  across({ ground: '#bc1d26', bars: '#3c0811' }),
  down({ ground: '#3c0811', bars: '#d6323b' }),
  across({ ground: '#1b6b44', bars: '#f0b22d' }),
]

/** Two kinds of tiles alternate in both directions; `seed` decides which comes first. */
export const weave = (columns: number, rows: number, seed = 0) => {
  const tile = (row: number, column: number) => {
    const kinds = (row + column) % 2 === 0 ? signs : bars
    const chosen = kinds[(seed + ((column + 3 * row) >> 1)) % kinds.length]
    return chosen?.(column * size, row * size) ?? ''
  }
  return Array.from({ length: rows * columns }, (_, index) => tile(Math.floor(index / columns), index % columns)).join(
    '',
  )
}

export const tileSize = size
