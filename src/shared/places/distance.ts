/** Distances between places, in a straight line. */

export type Position = { lat: number; lon: number }

/**
 * Kilometres in a straight line (haversine formula, mean radius of the earth). Also sent to browsers as text, so the
 * function must not use anything from outside itself.
 */
export const distanceKm = (one: Position, other: Position) => {
  const radians = Math.PI / 180
  const half = (from: number, to: number) => Math.sin(((to - from) * radians) / 2) ** 2
  const shrink = Math.cos(one.lat * radians) * Math.cos(other.lat * radians)
  return 2 * 6371 * Math.asin(Math.sqrt(half(one.lat, other.lat) + shrink * half(one.lon, other.lon)))
}
