/** The outline of the country as an SVG path, north up. */
import { otherCountry } from './country.ts'
import { ghanaMap } from './ghana-map.ts'

/**
 * `edges`: the outermost points of the outline, in degrees. `unitsPerDegree`: units of the drawing in one degree of
 * latitude or longitude.
 */
export const { edges, unitsPerDegree, outline } = otherCountry?.map ?? ghanaMap
