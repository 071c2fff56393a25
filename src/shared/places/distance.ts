/**
 * The positions of places, and distances between them in a straight line. `core/places/place-list.ts` sorts by the
 * distance from a town on the server, `site/places/nearest-script.ts` by that from the phone, on the phone itself.
 */
import { townNamed } from '../country/towns.ts'

export type Position = { lat: number; lon: number }

type Located = { lat: number | null; lon: number | null; town: string; region: string }

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

/** The position of a place: its own, or that of its town. */
export const positionOf = ({ lat, lon, town, region }: Located): Position | undefined => {
  if (lat !== null && lon !== null) return { lat, lon }
  const named = townNamed(town)
  return named?.region === region ? { lat: named.lat, lon: named.lon } : undefined
}
