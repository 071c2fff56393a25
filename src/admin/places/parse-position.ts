/** The position of a place as people type or paste it: two numbers, or a link that a map program has copied. */
const number = String.raw`(-?\d+(?:\.\d+)?)`

/** Each finds the latitude, then the longitude. The marker of a place comes before the middle of the map. */
const patterns = [
  `!3d${number}!4d${number}`,
  `[?&]mlat=${number}&mlon=${number}`,
  `[?&](?:q|query|ll|destination)=(?:loc:)?${number},\\+?${number}`,
  `^geo:${number},${number}`,
  `@${number},${number}`,
  `#map=[\\d.]+/${number}/${number}`,
].map((pattern) => new RegExp(pattern))

/** Such as 6.60, 0.47 or 6.60° N, 0.47° W. */
const numbers = new RegExp(`^${number}\\s*°?\\s*([NS]?)[\\s,]+${number}\\s*°?\\s*([EW]?)$`, 'i')

export const positionHint =
  'A link or two numbers that a map app has copied: 6.60, 0.47. Open a short link first, and copy its long address.'

/** Text without a position is sent to the API as it is, so that the error can quote it. */
export const parsePosition = (typed: string): { lat: number | null; lon: number | null } => {
  const text = typed.trim().replaceAll(/%2C/gi, ',')
  if (!text) return { lat: null, lon: null }
  const [, lat, north, lon, east] = numbers.exec(text) ?? []
  if (lat && lon) return { lat: signed(lat, north, 's'), lon: signed(lon, east, 'w') }
  const found = patterns.map((pattern) => pattern.exec(text)).find(Boolean)
  return found ? { lat: Number(found[1]), lon: Number(found[2]) } : { lat: typed as never, lon: null }
}

const signed = (degrees: string, side: string | undefined, negative: 's' | 'w') =>
  side?.toLowerCase() === negative ? -Number(degrees) : Number(degrees)
