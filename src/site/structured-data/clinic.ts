import { internationalDigits } from '#shared/country/phone.ts'
import { regions } from '#shared/country/regions.ts'
import { placesPath } from '#shared/paths.ts'
import type { Place } from '#shared/shapes/place.ts'
import { placesWording } from '#shared/wording/places.ts'
import type { Thing } from './structured-data.tsx'

/** A place of care as schema.org describes it. Hours are left out: ours are sentences, which search engines cannot read. */
export const clinicThing = (place: Place, site: string): Thing => {
  const { name, slug, town, region, landmark, phones, lat, lon, kinds, checkedOn } = place
  const address = { '@type': 'PostalAddress', streetAddress: landmark, addressLocality: town }
  return {
    '@type': 'MedicalClinic',
    name,
    url: `${site}${placesPath}/${slug}`,
    description: kinds.map((kind) => placesWording.kinds[kind]).join(', '),
    address: { ...address, addressRegion: regions[region], addressCountry: region.slice(0, 2) },
    ...(phones[0] && { telephone: `+${internationalDigits(phones[0])}` }),
    ...(lat !== null && lon !== null && { geo: { '@type': 'GeoCoordinates', latitude: lat, longitude: lon } }),
    ...(checkedOn && { additionalProperty: { '@type': 'PropertyValue', name: 'assured_date', value: checkedOn } }),
  }
}
