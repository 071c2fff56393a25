import type { SiteContent } from '#shared/content/types.ts'
import { country } from '#shared/country/country.ts'

type Point = { latitude: number; longitude: number }

const host = 'https://www.openstreetmap.org'

/** Shown until the organisation has entered its own place: the whole country, without a pin. */
export const wholeCountry: SiteContent['contact']['place'] = { name: country.name, ...country.view }

/** The extent of the embedded map from its centre, in degrees, with the same view as a zoom level of the map page. */
const views = {
  town: { longitude: 0.15, latitude: 0.1, zoom: 12 },
  country: { longitude: country.view.width, latitude: country.view.height, zoom: country.view.zoom },
}

const viewOf = (point: Point) => (point === wholeCountry ? views.country : views.town)

export const mapPage = (point: Point, hasPin: boolean) => {
  const { latitude, longitude } = point
  const pin = hasPin ? `?mlat=${latitude}&mlon=${longitude}` : ''
  return `${host}/${pin}#map=${viewOf(point).zoom}/${latitude}/${longitude}`
}

/** For a place without a known point. */
export const mapSearch = (place: string) => `${host}/search?query=${encodeURIComponent(place)}`

/** The map is centred on the point, with a marker if it has a pin. */
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
