import type { SiteContent } from '#shared/content/types.ts'

type Point = { latitude: number; longitude: number }

const host = 'https://www.openstreetmap.org'

/** Shown while the organisation has entered no place of its own: the whole country, without a pin. */
export const ghana: SiteContent['contact']['place'] = { name: 'Ghana', latitude: 7.95, longitude: -1.03 }

/** How far the embedded map reaches from its middle, in degrees, with the same view as a zoom level of the map page. */
const views = {
  town: { longitude: 0.15, latitude: 0.1, zoom: 12 },
  country: { longitude: 2.4, latitude: 3.4, zoom: 7 },
}

const viewOf = (point: Point) => (point === ghana ? views.country : views.town)

export const mapPage = (point: Point, hasPin: boolean) => {
  const { latitude, longitude } = point
  const pin = hasPin ? `?mlat=${latitude}&mlon=${longitude}` : ''
  return `${host}/${pin}#map=${viewOf(point).zoom}/${latitude}/${longitude}`
}

/** The middle of the map is the point, with a marker if it has a pin. */
export const mapEmbed = (point: Point, hasPin: boolean) => {
  const { latitude, longitude } = point
  const reach = viewOf(point)
  const corners = [
    longitude - reach.longitude,
    latitude - reach.latitude,
    longitude + reach.longitude,
    latitude + reach.latitude,
  ]
  const bbox = corners.map((degrees) => degrees.toFixed(4)).join('%2C')
  const marker = hasPin ? `&marker=${latitude}%2C${longitude}` : ''
  return `${host}/export/embed.html?bbox=${bbox}&layer=mapnik${marker}`
}
